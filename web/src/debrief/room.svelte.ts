/** Asks for the debrief of a class as long as more is being found; moments that are shown keep their place. */

import { ask, refused } from "../kernel/api";
import { words } from "../kernel/words.svelte";
import { keptInPlace } from "./choosing";
import { Repeating } from "./repeating";
import type { ClassDebrief } from "./wire";

/** A room waits for its first moment; from then on there is something to talk about meanwhile. */
const FIRST = 600;
const MORE = 2500;

export class Talking {
  now = $state.raw<ClassDebrief | null>(null);
  problem = $state("");
  #asks: Repeating;

  constructor(readonly id: string) {
    this.#asks = new Repeating((here) => this.#ask(here));
  }

  leave(): void {
    this.#asks.leave();
  }

  again(): void {
    this.#asks.again();
  }

  async #ask(here: () => boolean): Promise<number | null> {
    const answer = await ask<ClassDebrief>(`/api/classes/${encodeURIComponent(this.id)}/debrief?lang=${words.locale}`);
    if (!here()) return null;
    const later = refused(answer) && ["try_later", "too_fast", "no_network"].includes(answer.reason);
    if (!refused(answer))
      this.now = { ...answer, moments: keptInPlace(this.now?.moments ?? [], answer.moments, answer.done) };
    this.problem = refused(answer) && !later ? answer.reason : "";
    const pause = this.now === null || this.now.moments.length === 0 ? FIRST : MORE;
    return later || (!refused(answer) && !answer.done) ? pause : null;
  }
}
