/** Asks the coach about seats, one after the other, as long as somebody looks. */

import { ask, refused } from "../kernel/api";
import { words } from "../kernel/words.svelte";
import { Repeating } from "./repeating";
import type { Coached } from "./wire";

const EVERY = 2000;

export class Coach {
  /** By seat, what is known so far. */
  known = $state.raw<{ [seat: number]: Coached }>({});
  #asks: Repeating;

  constructor(
    readonly table: string,
    readonly seats: number[],
  ) {
    this.#asks = new Repeating((here) => this.#ask(here));
  }

  leave(): void {
    this.#asks.leave();
  }

  again(): void {
    this.known = {};
    this.#asks.again();
  }

  get done(): boolean {
    return this.seats.every((seat) => this.known[seat]?.done === true);
  }

  async #ask(here: () => boolean): Promise<number | null> {
    for (const seat of this.seats.filter((one) => this.known[one]?.done !== true)) {
      const path = `/api/tables/${encodeURIComponent(this.table)}/coach?seat=${seat}&lang=${words.locale}`;
      const answer = await ask<Coached>(path);
      if (!here()) return null;
      if (!refused(answer)) this.known = { ...this.known, [seat]: answer };
    }
    return this.done ? null : EVERY;
  }
}
