/** Flights of boards with a bank: a card that was taken goes to its owner, notes fly between bank and homes. */

import type { Fact } from "../../kernel/wire";
import { lays, leave, note, placeOf, type Lay } from "./flights";
import type { Motion } from "./flying.svelte";

const GAP = 120;

/** How to read a fact's figures by name; what it does not have is nought. */
export const figureIn =
  ({ args }: Fact) =>
  (name: string): number =>
    typeof args[name] === "number" ? args[name] : 0;

export abstract class Purses implements Motion {
  /** What takes a card from the table. */
  protected abstract readonly taken: Set<string>;
  #cards = new Map<string, Lay>();

  /** `written`: an amount in the player's language. */
  constructor(private readonly written: (amount: number) => string) {}

  /** How much a fact brings its seat; less than nought if it costs. */
  protected abstract flow(fact: Fact): number;

  /** Where that comes from, or goes to. */
  protected abstract bank(board: HTMLElement, fact: Fact): DOMRect | undefined;

  /** Whatever else a game lets fly. */
  protected move?(board: HTMLElement, sky: HTMLElement, fact: Fact, plate: DOMRect): void;

  look(board: HTMLElement): void {
    this.#cards = lays(board);
  }

  fly(board: HTMLElement, sky: HTMLElement, fresh: Fact[]): void {
    let late = 0;
    for (const fact of fresh) {
      const plate = placeOf(board, `[data-plate="${String(fact.args["seat"])}"]`);
      if (plate === undefined) continue;
      this.move?.(board, sky, fact, plate);
      const lay = this.#cards.get(String(fact.args["card"] ?? ""));
      if (this.taken.has(fact.key) && lay !== undefined) leave(sky, lay, plate);
      const amount = this.flow(fact);
      const bank = this.bank(board, fact);
      if (amount === 0 || bank === undefined) continue;
      const [from, to] = amount > 0 ? [bank, plate] : [plate, bank];
      note(sky, from, to, this.written(Math.abs(amount)), amount > 0, GAP * late++);
    }
  }
}
