/** Things move when they change: a bought card flies to its owner, notes fly between the Bank and the homes. */

import type { Fact } from "../../kernel/wire";

const FLIGHT = 600;
const GAP = 120;

interface Lay {
  rect: DOMRect;
  copy: HTMLElement;
}

export class Motion {
  #cards = new Map<string, Lay>();

  /** Remember where the cards hang, just before the table changes. */
  look(table: HTMLElement): void {
    this.#cards.clear();
    for (const card of table.querySelectorAll<HTMLElement>("[data-card]")) {
      const rect = card.getBoundingClientRect();
      if (rect.width > 0) this.#cards.set(card.dataset["card"] ?? "", { rect, copy: card.cloneNode(true) as HTMLElement });
    }
  }

  fly(table: HTMLElement, sky: HTMLElement, fresh: Fact[], written: (amount: number) => string): void {
    let late = 0;
    for (const fact of fresh) {
      const seat = fact.args["seat"];
      const plate = typeof seat === "number" ? table.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect() : undefined;
      if (plate === undefined || plate.width === 0) continue;
      const lay = this.#cards.get(String(fact.args["card"] ?? ""));
      if ((fact.key === "investment_bought" || fact.key === "shopping_bought") && lay !== undefined) hand(sky, lay, plate);
      const amount = flow(fact);
      const bank = table.querySelector("[data-event]")?.getBoundingClientRect();
      if (amount !== 0 && bank !== undefined) note(sky, amount > 0 ? bank : plate, amount > 0 ? plate : bank, written(Math.abs(amount)), amount > 0, GAP * late++);
    }
  }
}

/** How much money a fact brings its seat; less than nought if it costs. */
function flow({ key, args }: Fact): number {
  const figure = (name: string) => (typeof args[name] === "number" ? args[name] : 0);
  switch (key) {
    case "income_paid":
      return figure("total");
    case "job_paid":
    case "loan_taken":
      return figure("amount");
    case "withdrawn":
      return figure("net");
    case "expenses_paid":
    case "loan_repaid":
      return -figure("amount");
    case "investment_bought":
    case "shopping_bought":
    case "insurance_bought":
      return -figure("price");
    case "event_applied":
      return figure("gain") - figure("owed");
    case "savings_changed":
      return args["kind"] === "saved" ? -figure("amount") : args["kind"] === "withdrawn" ? figure("amount") : 0;
    default:
      return 0;
  }
}

const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + Math.min(rect.height / 2, 40) });

function hand(sky: HTMLElement, { rect, copy }: Lay, to: DOMRect): void {
  copy.removeAttribute("data-card");
  copy.className = "flyer card";
  copy.style.left = `${rect.x}px`;
  copy.style.top = `${rect.y}px`;
  copy.style.width = `${rect.width}px`;
  copy.style.height = `${rect.height}px`;
  sky.append(copy);
  const goal = middle(to);
  const flight = copy.animate(
    [{ transform: "none" }, { transform: "translateY(-14px) rotate(-3deg)", offset: 0.2 }, { transform: `translate(${goal.x - rect.x - rect.width / 2}px, ${goal.y - rect.y - rect.height / 2}px) scale(.3)`, opacity: 0.3 }],
    { duration: FLIGHT + 200, easing: "ease-in-out", fill: "forwards" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

function note(sky: HTMLElement, from: DOMRect, to: DOMRect, text: string, gain: boolean, delay: number): void {
  const flyer = document.createElement("div");
  flyer.className = `flyer note ${gain ? "gain" : "cost"}`;
  flyer.textContent = (gain ? "+" : "−") + text;
  const [start, end] = [middle(from), middle(to)];
  flyer.style.left = `${start.x}px`;
  flyer.style.top = `${start.y}px`;
  sky.append(flyer);
  const [x, y] = [end.x - start.x, end.y - start.y];
  const flight = flyer.animate(
    [
      { transform: "translate(-50%, -50%) scale(.6)", opacity: 0 },
      { transform: `translate(calc(${x / 2}px - 50%), calc(${y / 2 - 40}px - 50%))`, opacity: 1, offset: 0.5 },
      { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%))`, opacity: 1, offset: 0.85 },
      { transform: `translate(calc(${x}px - 50%), calc(${y - 18}px - 50%))`, opacity: 0 },
    ],
    { duration: FLIGHT + 300, delay, easing: "ease-in-out", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => flyer.remove();
}
