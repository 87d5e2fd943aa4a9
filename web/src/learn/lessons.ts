/** Which of the learner's questions this is: counted by name, kept on this device so that a reload does not start anew. */

import { keep, kept } from "../kernel/keeping";

interface Kept {
  table: string;
  seen: { [question: string]: string[] };
  silent: boolean;
}

/** Facts after which the same question is put again. */
const BACK = new Set(["undone", "rewound"]);

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

  /** How many questions of this name there were, with this one. `last`: what happened just before. */
  count(name: string, id: string, last: string): number {
    const seen = (this.#kept.seen[name] ??= []);
    if (!seen.includes(id)) {
      if (BACK.has(last)) seen.pop();
      seen.push(id);
      this.#save();
    }
    return seen.indexOf(id) + 1;
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
