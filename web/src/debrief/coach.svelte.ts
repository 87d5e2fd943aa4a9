/** Asks the coach about seats, one after the other, as long as somebody looks. */

import { ask, refused } from "../kernel/api";
import { words } from "../kernel/words.svelte";
import type { Coached } from "./wire";

const EVERY = 2000;

export class Coach {
  /** By seat, what is known so far. */
  known = $state.raw<{ [seat: number]: Coached }>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly table: string,
    readonly seats: number[],
  ) {
    void this.#ask();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  /** In another language the same is said anew. */
  again(): void {
    clearTimeout(this.#timer);
    this.known = {};
    void this.#ask();
  }

  get done(): boolean {
    return this.seats.every((seat) => this.known[seat]?.done === true);
  }

  async #ask(): Promise<void> {
    const lang = words.locale;
    for (const seat of this.seats.filter((one) => this.known[one]?.done !== true)) {
      const path = `/api/tables/${encodeURIComponent(this.table)}/coach?seat=${seat}&lang=${lang}`;
      const answer = await ask<Coached>(path);
      if (this.#left || lang !== words.locale) return;
      if (!refused(answer)) this.known = { ...this.known, [seat]: answer };
    }
    clearTimeout(this.#timer);
    if (!this.done) this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }
}
