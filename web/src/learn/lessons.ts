/**
 * Which of the learner's questions this is: counted by name, kept on this device so that a reload does not start anew.
 */

import { keep, kept } from "../kernel/keeping";

interface Kept {
  table: string;
  seen: { [question: string]: string[] };
  silent: boolean;
}

export class Lessons {
  #kept: Kept;

  constructor(table: string) {
    this.#kept = read(table);
  }

  get silent(): boolean {
    return this.#kept.silent;
  }

  silence(quiet: boolean): void {
    this.#kept.silent = quiet;
    this.#save();
  }

  /**
   * How many questions of this name there were, with this one. A question put again after an undo has a tail after its
   * id.
   */
  count(name: string, id: string): number {
    const seen = (this.#kept.seen[name] ??= []);
    const [place = id] = id.split("~");
    if (!seen.includes(place)) {
      seen.push(place);
      this.#save();
    }
    return seen.indexOf(place) + 1;
  }

  #save(): void {
    keep("lessons", JSON.stringify(this.#kept));
  }
}

function read(table: string): Kept {
  try {
    const found = JSON.parse(kept("lessons") ?? "null") as Kept | null;
    if (found !== null && found.table === table) return found;
  } catch {
    // Begun anew below.
  }
  return { table, seen: {}, silent: false };
}
