/** Asks for the debrief of a class as long as more is being found; moments that are shown keep their place. */

import { ask, refused } from "../kernel/api";
import { words } from "../kernel/words.svelte";
import { keptInPlace } from "./choosing";
import type { ClassDebrief } from "./wire";

const EVERY = 2500;

export class Talking {
  now = $state.raw<ClassDebrief | null>(null);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(readonly id: string) {
    void this.#ask();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  /** In another language the same is said anew. */
  again(): void {
    clearTimeout(this.#timer);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const lang = words.locale;
    const answer = await ask<ClassDebrief>(`/api/classes/${encodeURIComponent(this.id)}/debrief?lang=${lang}`);
    if (this.#left || lang !== words.locale) return;
    const later = refused(answer) && ["try_later", "too_fast", "no_network"].includes(answer.reason);
    if (!refused(answer)) this.now = { ...answer, moments: keptInPlace(this.now?.moments ?? [], answer.moments) };
    this.problem = refused(answer) && !later ? answer.reason : "";
    clearTimeout(this.#timer);
    if (later || (!refused(answer) && !answer.done)) this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }
}
