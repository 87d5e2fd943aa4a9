/** Cards fly from where they lay to where they lie now; bets that lay face down turn over. */

import type { Fact } from "../../kernel/wire";
import { FLIGHT, lays, leave, placeOf, travel, type Lay } from "../shared/flights";

const TURN = 400;
const REFILL = 150;
const NEAR = 4;

export class Flights {
  #before = new Map<string, Lay>();

  look(table: HTMLElement): void {
    this.#before = lays(table);
  }

  fly(table: HTMLElement, sky: HTMLElement, fresh: Fact[]): void {
    const takers = takenBy(fresh);
    const deck = placeOf(table, "[data-deck]");
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
      const plate = takers.has(id) ? placeOf(table, `[data-plate="${takers.get(id)}"]`) : undefined;
      if (plate !== undefined) leave(sky, lay, plate);
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
    if (typeof seat === "number" && Array.isArray(cards))
      for (const card of cards) if (typeof card === "string") takers.set(card, seat);
  }
  return takers;
}

function turnOver(card: SVGElement): void {
  card.animate([{ transform: "scaleX(0)" }, { transform: "none" }], {
    duration: TURN / 2,
    delay: TURN / 2,
    fill: "backwards",
    easing: "ease-out",
  });
}
