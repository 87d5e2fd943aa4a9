/** Things fly where they go: copies travel over the table, in a layer that nobody can touch. */

export const FLIGHT = 500;

/** Where a card lay, and how it looked there. */
export interface Lay {
  rect: DOMRect;
  card: Element;
}

/** Where every card of a table lies (`data-card` holds its id). */
export function lays(table: HTMLElement): Map<string, Lay> {
  const found = new Map<string, Lay>();
  for (const card of table.querySelectorAll<HTMLElement | SVGElement>("[data-card]")) {
    const rect = card.getBoundingClientRect();
    if (rect.width > 0) found.set(card.dataset["card"] ?? "", { rect, card: card.cloneNode(true) as Element });
  }
  return found;
}

/** The place of the first thing that fits, if it can be seen. */
export function placeOf(table: HTMLElement, selector: string): DOMRect | undefined {
  const rect = table.querySelector(selector)?.getBoundingClientRect();
  return rect === undefined || rect.width === 0 ? undefined : rect;
}

/** A card that lies somewhere else now travels there. */
export function travel(
  sky: HTMLElement,
  card: SVGElement | HTMLElement,
  from: DOMRect,
  to: DOMRect,
  delay: number,
): void {
  const flyer = copy(sky, card, to);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT, delay, fill: "backwards" });
  land(
    flyer,
    flyer.animate([{ transform: start }, { transform: "none" }], {
      duration: FLIGHT,
      delay,
      easing: "cubic-bezier(.3,.1,.2,1)",
      fill: "backwards",
    }),
  );
}

/** A card that somebody took leaves for their plate. */
export function leave(sky: HTMLElement, lay: Lay, to: DOMRect): void {
  const flyer = copy(sky, lay.card, lay.rect);
  const goal = middle(to);
  const away = { x: goal.x - lay.rect.x - lay.rect.width / 2, y: goal.y - lay.rect.y - lay.rect.height / 2 };
  const end = `translate(${away.x}px, ${away.y}px) scale(.3)`;
  land(
    flyer,
    flyer.animate([{ transform: "none" }, { transform: end, opacity: 0.2 }], {
      duration: FLIGHT,
      easing: "ease-in",
      fill: "forwards",
    }),
  );
}

/** Money goes from hand to hand: a note with its figure, green for a gain and red for a cost. */
export function note(sky: HTMLElement, from: DOMRect, to: DOMRect, text: string, gain: boolean, delay: number): void {
  const flyer = document.createElement("div");
  flyer.className = `flyer note ${gain ? "gain" : "cost"}`;
  flyer.textContent = (gain ? "+" : "−") + text;
  const [start, end] = [middle(from), middle(to)];
  flyer.style.left = `${start.x}px`;
  flyer.style.top = `${start.y}px`;
  sky.append(flyer);
  const [x, y] = [end.x - start.x, end.y - start.y];
  const way = [
    { transform: "translate(-50%, -50%) scale(.6)", opacity: 0 },
    { transform: `translate(calc(${x / 2}px - 50%), calc(${y / 2 - 40}px - 50%))`, opacity: 1, offset: 0.5 },
    { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%))`, opacity: 1, offset: 0.85 },
    { transform: `translate(calc(${x}px - 50%), calc(${y - 18}px - 50%))`, opacity: 0 },
  ];
  land(flyer, flyer.animate(way, { duration: FLIGHT + 400, delay, easing: "ease-in-out", fill: "both" }));
}

const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + Math.min(rect.height / 2, 40) });

function copy(sky: HTMLElement, card: Element, rect: DOMRect): HTMLElement {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.style.left = `${rect.x}px`;
  flyer.style.top = `${rect.y}px`;
  flyer.style.width = `${rect.width}px`;
  flyer.style.height = `${rect.height}px`;
  const picture = card.cloneNode(true) as HTMLElement | SVGElement;
  picture.removeAttribute("data-card");
  picture.style.width = "100%";
  flyer.append(picture);
  sky.append(flyer);
  return flyer;
}

function land(flyer: HTMLElement, flight: Animation): void {
  flight.onfinish = flight.oncancel = () => flyer.remove();
}
