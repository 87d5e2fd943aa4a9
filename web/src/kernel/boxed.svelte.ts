/** The box that the table before us is played with: its title, and the sign before its amounts. */

import { ask, refused } from "./api";
import { payIn } from "./numbers";
import { pause } from "./waiting";

/** What it is called, by language. */
export type Title = { [locale: string]: string };
export interface BoxRow {
  box: string;
  game: string;
  title: Title;
}
/** A card: its names by language ("" is the name itself), its figures by their way, and what stands on it in each language. */
export interface Entry {
  id: string;
  names: { [locale: string]: { [attribute: string]: string } };
  figures: { [way: string]: string };
  says: { [locale: string]: string[] };
  /** The message that names it, where a box may say it in its own way; or nothing. */
  word: string;
}
/** Everything in a box; `box` is null for the usual one of a game. */
export interface Catalogue {
  box: string | null;
  game: string;
  id?: string;
  title?: Title;
  money?: string;
  tables: { [table: string]: Entry[] };
}

/** `whole`: with everything that can be changed, for whoever wants to change it. */
export const catalogueOf = (box: string, whole = false) =>
  ask<Catalogue>(`/api/boxes/${encodeURIComponent(box)}${whole ? "?whole=1" : ""}`);

/** The title in this language, or in whichever there is. */
export function titled(title: Title | undefined, locale: string): string {
  return title?.[locale] ?? Object.values(title ?? {})[0] ?? "";
}

const PASSING = new Set(["no_network", "try_later", "too_fast"]);

class Boxed {
  now = $state.raw<Catalogue | null>(null);
  #wanted: string | null = null;

  /** A table is entered that is played with this box, or with the usual one. Amounts would be wrong without it: keep asking. */
  async enter(box: string | null): Promise<void> {
    if (box !== null && box === this.now?.box) return;
    this.#wanted = box;
    this.now = null;
    payIn("");
    for (let attempt = 0; box !== null && this.#wanted === box; attempt++) {
      const answer = await catalogueOf(box);
      if (this.#wanted !== box) return;
      if (!refused(answer)) {
        payIn(answer.money ?? "");
        this.now = answer;
        return;
      }
      if (!PASSING.has(answer.reason)) return;
      await new Promise((wake) => setTimeout(wake, pause(attempt)));
    }
  }
}

export const boxed = new Boxed();
