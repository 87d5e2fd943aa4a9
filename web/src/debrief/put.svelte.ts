/** The words of the moment that is put to everybody: asked for anew whenever it is told further, or in another language. */

import { ask, refused } from "../kernel/api";
import { words } from "../kernel/words.svelte";
import type { MomentWords, PutMoment } from "./wire";

const AGAIN = 1500;

export class PutWords {
  now = $state.raw<MomentWords | null>(null);
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `path`: of the class or the table. */
  constructor(readonly path: string) {}

  leave(): void {
    clearTimeout(this.#timer);
    this.#asked = "gone";
  }

  /** This is what everybody sees now. */
  follow(moment: PutMoment): void {
    const key = `${moment.number} ${moment.stage} ${words.locale}`;
    if (key === this.#asked || this.#asked === "gone") return;
    this.#asked = key;
    if (this.now?.number !== moment.number) this.now = null;
    void this.#ask(key);
  }

  async #ask(key: string): Promise<void> {
    clearTimeout(this.#timer);
    const answer = await ask<MomentWords>(`${this.path}/moment?lang=${words.locale}`);
    if (key !== this.#asked) return;
    if (!refused(answer)) this.now = answer;
    else if (answer.reason !== "no_such_moment") this.#timer = setTimeout(() => void this.#ask(key), AGAIN);
  }
}
