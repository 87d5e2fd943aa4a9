/**
 * What was answered and shown lately in the quiz, kept for a round of rolls: the table goes on before people have read
 * it.
 */

import { line, type Teller } from "../../kernel/telling";
import type { Fact } from "../../kernel/wire";
import { hearing } from "../shared/hearing.svelte";

export interface ShownLine {
  no: number;
  kind: "right" | "wrong" | "told";
  text: string;
}

const KEYS = new Set([
  "quiz_answered",
  "quiz_revealed",
  "quiz_nobody",
  "quiz_at_will",
  "quiz_ruled",
  "quiz_late",
  "school_passed",
  "school_failed",
]);

export interface Shown {
  lines: ShownLine[];
}

export class Reveals implements Shown {
  readonly #scene: () => { fresh: Fact[]; teller: Teller };
  #kept = $state.raw<(Omit<ShownLine, "text"> & { fact: Fact })[]>([]);
  /** Put into words only here, so that they follow when somebody changes the language. */
  readonly lines: ShownLine[] = $derived.by(() =>
    this.#kept.map(({ no, kind, fact }) => ({ no, kind, text: line(this.#scene().teller, fact) })),
  );
  #count = 0;
  #rolls = 0;
  /** The right answer was shown: what comes next belongs to the next question. */
  #over = false;

  constructor(scene: () => { fresh: Fact[]; teller: Teller }) {
    this.#scene = scene;
    hearing(
      () => scene().fresh,
      (fresh) => fresh.forEach((fact) => this.#take(fact, scene().teller)),
    );
  }

  #take(fact: Fact, teller: Teller): void {
    if (fact.key === "rolled") this.#rolls++;
    if (fact.key === "quiz_begins" || this.#rolls >= teller.seats) this.#kept = [];
    if (!KEYS.has(fact.key)) return;
    this.#rolls = 0;
    const answers =
      fact.key === "quiz_answered" ||
      fact.key === "quiz_ruled" ||
      fact.key === "quiz_late" ||
      fact.key === "quiz_at_will";
    if (this.#over && answers) this.#kept = [];
    this.#over = fact.key === "quiz_revealed" || (this.#over && !answers);
    const verdict = String(
      fact.args["verdict"] ??
        fact.args["ruling"] ??
        (fact.key === "quiz_late" || fact.key === "quiz_nobody" ? "wrong" : ""),
    );
    this.#kept = [
      ...this.#kept,
      { no: this.#count++, kind: verdict === "right" || verdict === "wrong" ? verdict : "told", fact },
    ];
  }
}
