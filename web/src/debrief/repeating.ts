/** Asks the server again and again, as long as somebody looks and more is being found. */

import { words } from "../kernel/words.svelte";

export class Repeating {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  /** `ask` says in how many milliseconds to ask again, or null; `here`: does anybody still want the answer, in this language? */
  constructor(readonly ask: (here: () => boolean) => Promise<number | null>) {
    void this.#once();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  /** In another language the same is said anew. */
  again(): void {
    clearTimeout(this.#timer);
    void this.#once();
  }

  async #once(): Promise<void> {
    const lang = words.locale;
    const here = () => !this.#left && lang === words.locale;
    const later = await this.ask(here);
    if (!here()) return;
    clearTimeout(this.#timer);
    if (later !== null) this.#timer = setTimeout(() => void this.#once(), later);
  }
}
