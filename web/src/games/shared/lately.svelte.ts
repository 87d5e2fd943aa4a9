/** What happened lately, in words, for those who looked away; the whole log lies in its drawer. */

import { line, type Teller } from "../../kernel/telling";
import type { Fact } from "../../kernel/wire";
import { seatOf } from "./flying.svelte";
import { hearing } from "./hearing.svelte";

const KEPT = 30;

export interface Told {
  no: number;
  /** Whom it is about; -1: nobody in particular. */
  seat: number;
  text: string;
}

export class Lately {
  readonly #scene: () => { fresh: Fact[]; teller: Teller };
  #facts = $state.raw<{ no: number; fact: Fact }[]>([]);
  /** Put into words only here, so that they follow when somebody changes the language. */
  readonly lines: Told[] = $derived.by(() =>
    this.#facts.map(({ no, fact }) => ({ no, seat: seatOf(fact)[0] ?? -1, text: line(this.#scene().teller, fact) })),
  );
  #count = 0;

  constructor(scene: () => { fresh: Fact[]; teller: Teller }) {
    this.#scene = scene;
    hearing(
      () => scene().fresh,
      (fresh) => {
        const { voice } = scene().teller;
        const told = fresh.filter((fact) => voice.has(`fact-${fact.key}`)).map((fact) => ({ no: this.#count++, fact }));
        if (told.length > 0) this.#facts = [...this.#facts, ...told].slice(-KEPT);
      },
    );
  }
}
