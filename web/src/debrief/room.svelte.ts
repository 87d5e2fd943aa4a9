/** Asks for the debrief of a class as long as more is being found; moments that are shown keep their place. */

import { ask, refused } from "../kernel/api";
import { words } from "../kernel/words.svelte";
import { keptInPlace } from "./choosing";
import { Repeating } from "./repeating";
import type { ClassDebrief } from "./wire";

const EVERY = 2500;

export class Talking {
  now = $state.raw<ClassDebrief | null>(null);
  problem = $state("");
  #asks: Repeating;

  constructor(readonly id: string) {
    this.#asks = new Repeating((here) => this.#ask(here), EVERY);
  }

  leave(): void {
    this.#asks.leave();
  }

  again(): void {
    this.#asks.again();
  }

  async #ask(here: () => boolean): Promise<boolean> {
    const answer = await ask<ClassDebrief>(`/api/classes/${encodeURIComponent(this.id)}/debrief?lang=${words.locale}`);
    if (!here()) return false;
    const later = refused(answer) && ["try_later", "too_fast", "no_network"].includes(answer.reason);
    if (!refused(answer))
      this.now = { ...answer, moments: keptInPlace(this.now?.moments ?? [], answer.moments, answer.done) };
    this.problem = refused(answer) && !later ? answer.reason : "";
    return later || (!refused(answer) && !answer.done);
  }
}
