/** What happened lately, in words, for those who looked away; the whole log lies in its drawer. */

import { untrack } from "svelte";
import { line, type Teller } from "../../kernel/telling";
import type { Fact } from "../../kernel/wire";
import { seatOf } from "./flying.svelte";

const KEPT = 30;

export interface Told {
  no: number;
  /** Whom it is about; -1: nobody in particular. */
  seat: number;
  text: string;
}

export class Lately {
  lines = $state.raw<Told[]>([]);
  #count = 0;
  #heard: Fact[] = [];

  constructor(scene: () => { fresh: Fact[]; teller: Teller }) {
    $effect(() => {
      const { fresh, teller } = scene();
      if (fresh === this.#heard) return;
      this.#heard = fresh;
      const told = fresh.filter((fact) => teller.voice.has(`fact-${fact.key}`)).map((fact) => ({ no: this.#count++, seat: seatOf(fact)[0] ?? -1, text: line(teller, fact) }));
      if (told.length > 0) untrack(() => (this.lines = [...this.lines, ...told].slice(-KEPT)));
    });
  }
}
