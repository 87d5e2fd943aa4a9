/** Cards fly where they go: copies travel over the table from where a card lay to where it lies now. */

import type { Fact } from "../../kernel/wire";

interface Lay {
  rect: DOMRect;
  card: Element;
}

const FLIGHT = 500;
const TURN = 400;
const REFILL = 150;
const NEAR = 4;

export class Flights {
  #before = new Map<string, Lay>();

  /** Remember where every card lies, just before the table changes. */
  look(table: HTMLElement): void {
    this.#before.clear();
    for (const card of table.querySelectorAll<SVGElement>("[data-card]")) {
      const rect = card.getBoundingClientRect();
      if (rect.width > 0) this.#before.set(card.dataset["card"] ?? "", { rect, card: card.cloneNode(true) as Element });
    }
  }

  /** The table has changed: let everything that moved fly, and turn over what was face down. */
  fly(table: HTMLElement, sky: HTMLElement, fresh: Fact[]): void {
    const takers = takenBy(fresh);
    const deck = table.querySelector("[data-deck]")?.getBoundingClientRect();
    let dealt = 0;
    for (const card of table.querySelectorAll<SVGElement>("[data-card]")) {
      const id = card.dataset["card"] ?? "";
      const to = card.getBoundingClientRect();
      if (to.width === 0) continue;
      const lay = this.#before.get(id);
      this.#before.delete(id);
      if (lay !== undefined) {
        if (Math.hypot(lay.rect.x - to.x, lay.rect.y - to.y) > NEAR) travel(sky, card, lay.rect, to, 0);
      } else if (card.closest("[data-pile]") !== null && deck !== undefined) {
        travel(sky, card, deck, to, (fresh.length > 2 ? FLIGHT * 0.8 : 0) + REFILL * dealt++);
      } else if (card.closest("[data-front]:not([data-own])") !== null) turnOver(card);
    }
    for (const [id, lay] of this.#before) {
      const taker = takers.get(id);
      const plate = taker === undefined ? null : table.querySelector(`[data-plate="${taker}"]`);
      if (plate !== null) leave(sky, lay, plate.getBoundingClientRect());
    }
    this.#before.clear();
  }
}

/** Who took which card away. */
function takenBy(fresh: Fact[]): Map<string, number> {
  const takers = new Map<string, number>();
  for (const { args } of fresh) {
    const seat = args["seat"];
    const cards = args["taken"] ?? args["cards"];
    if (typeof seat === "number" && Array.isArray(cards)) for (const card of cards) if (typeof card === "string") takers.set(card, seat);
  }
  return takers;
}

function copy(sky: HTMLElement, card: Element, rect: DOMRect): HTMLElement {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.style.left = `${rect.x}px`;
  flyer.style.top = `${rect.y}px`;
  flyer.style.width = `${rect.width}px`;
  const picture = card.cloneNode(true) as SVGElement;
  picture.removeAttribute("data-card");
  picture.style.width = "100%";
  flyer.append(picture);
  sky.append(flyer);
  return flyer;
}

function travel(sky: HTMLElement, card: SVGElement, from: DOMRect, to: DOMRect, delay: number): void {
  const flyer = copy(sky, card, to);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const timing = { duration: FLIGHT, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" as const };
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT, delay, fill: "backwards" });
  const flight = flyer.animate([{ transform: start }, { transform: "none" }], timing);
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

function leave(sky: HTMLElement, lay: Lay, to: DOMRect): void {
  const flyer = copy(sky, lay.card, lay.rect);
  const end = `translate(${to.x + to.width / 2 - lay.rect.x - lay.rect.width / 2}px, ${to.y - lay.rect.y}px) scale(.3)`;
  const flight = flyer.animate([{ transform: "none" }, { transform: end, opacity: 0.2 }], { duration: FLIGHT, easing: "ease-in", fill: "forwards" });
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

function turnOver(card: SVGElement): void {
  card.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration: TURN / 2, delay: TURN / 2, fill: "backwards", easing: "ease-out" });
}
