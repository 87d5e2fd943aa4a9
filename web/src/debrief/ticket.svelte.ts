/** The words of the exit ticket: asked for when there is one, when its answers are told, and in another language. */

import { ask, refused } from "../kernel/api";
import { words } from "../kernel/words.svelte";
import type { PutTicket, TicketWords } from "./wire";

export class TicketText {
  now = $state.raw<TicketWords | null>(null);
  #asked = "";

  /** `path`: of the class. */
  constructor(readonly path: string) {}

  /** This is how far it is told. */
  follow({ when, told, answered }: PutTicket): void {
    const key = `${when} ${told ? `told ${answered}` : ""} ${words.locale}`;
    if (key === this.#asked) return;
    this.#asked = key;
    void this.#ask(key);
  }

  async #ask(key: string): Promise<void> {
    const answer = await ask<TicketWords>(`${this.path}/ticket?lang=${words.locale}`);
    if (key === this.#asked && !refused(answer)) this.now = answer;
  }
}
