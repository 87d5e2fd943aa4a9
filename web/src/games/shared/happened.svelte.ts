/** What happened to me and was not seen yet. Made while a table is set up. */

import { untrack } from "svelte";
import { line, type Teller } from "../../kernel/telling";
import type { Fact, View } from "../../kernel/wire";
import {
  changed,
  ownDeed,
  reading,
  touches,
  turned,
  type Change,
  type Owned,
  type Page,
  type Telling,
} from "./happening";
import { hearing } from "./hearing.svelte";

interface Scene {
  view: View;
  fresh: Fact[];
  teller: Teller;
  /** How this game tells; null until that is known. */
  telling: Telling | null;
}

export class Happened {
  pages = $state.raw<Page[]>([]);
  /** The latest of what concerns me, in one line, and what it changed. */
  #last = $state.raw<{ no: number; facts: Fact[]; changes: Change[] }>({ no: 0, facts: [], changes: [] });
  readonly #scene: () => Scene;
  #owned: { of: Telling; seat: number | null; amounts: Owned } | null = null;
  #turned = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is mine, as far as I have been told. */
  #now = $state.raw<Owned>({});
  get owned(): Owned {
    return this.page?.after ?? this.#now;
  }
  readonly page: Page | null = $derived(this.pages[0] ?? null);
  readonly last: string[] = $derived.by(() => this.#last.facts.map((fact) => line(this.#scene().teller, fact)));
  /** How often something was told. */
  get no(): number {
    return this.#last.no;
  }
  get changes(): Change[] {
    return this.#last.changes;
  }

  constructor(scene: () => Scene) {
    this.#scene = scene;
    hearing(
      () => scene().fresh,
      (fresh) => this.#hear(fresh),
    );
    // Amounts that change without a word of their own: a move taken back, a game set back.
    $effect(() => {
      void scene().view;
      untrack(() => this.#hear([]));
    });
    $effect(() => {
      const page = this.page;
      clearTimeout(this.#timer);
      if (page === null) return;
      const letters = page.rows.reduce((sum, row) => sum + line(scene().teller, row.fact).length, 0);
      this.#timer = setTimeout(() => this.next(), reading(letters));
      return () => clearTimeout(this.#timer);
    });
  }

  next(): void {
    this.pages = this.pages.slice(1);
  }
  /** Whoever answers has seen what happened. */
  clear(): void {
    this.pages = [];
  }

  #hear(fresh: Fact[]): void {
    const { view, teller, telling } = this.#scene();
    if (telling === null) return;
    const me = view.seat !== null && view.seat >= 0 ? view.seat : null;
    const amounts = me === null ? {} : telling.owned(view, me);
    const before = this.#owned;
    this.#now = amounts;
    this.#owned = { of: telling, seat: me, amounts };
    if (before === null || before.of !== telling || before.seat !== me) return;
    const changes = changed(before.amounts, amounts);
    if (fresh.length === 0 && changes.length === 0) return;
    const said = (fact: Fact) => teller.voice.has(`fact-${fact.key}`) && telling.skips?.includes(fact.key) !== true;
    const heard = { fresh, said, before: before.amounts, after: amounts, me, turned: this.#turned };
    const mine = fresh.filter((fact) => said(fact) && touches(fact, me));
    if (mine.length > 0 || changes.length > 0) this.#last = { no: this.#last.no + 1, facts: mine.slice(-3), changes };
    if (me !== null && this.pages.length === 0 && ownDeed(telling, heard)) return;
    const book = turned(telling, this.pages, heard);
    this.#turned = book.at(-1)?.no ?? this.#turned;
    // Those who only watch see the newest page.
    this.pages = me === null ? book.filter((page) => telling.news?.includes(page.kind)).slice(-1) : book;
  }
}
