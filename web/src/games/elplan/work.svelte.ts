/** What I am putting together just now: tokens on the desk in District 2, rows of the table in District 4. */

import type { Question } from "../../kernel/wire";
import {
  arrangementsOf,
  begin,
  fillUp,
  handOf,
  moveOver,
  putOn,
  sell,
  takeOff,
  type Arrangements,
  type Draft,
} from "./arranging";
import { allows, outputOf, type Output } from "./making";
import type { Kind, Three, Token } from "./table";

export class Work {
  /** The question it answers. */
  asked = $state("");
  space = $state.raw<Arrangements | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** The token that was picked up by a tap or a key and waits for its place. */
  picked = $state<Token | null>(null);
  /** Why the last try came to nothing, as the id of a message. */
  problem = $state("");
  output = $state.raw<Output | null>(null);
  rows = $state.raw<number[]>([]);
  #past = $state.raw<Draft[]>([]);

  readonly hand = $derived(this.space !== null && this.draft !== null ? handOf(this.space, this.draft) : null);
  readonly undoable = $derived(this.#past.length > 0);

  /** A new question: begin with the desk as it lies. */
  start(question: Question | null): void {
    this.asked = question?.id ?? "";
    this.space = arrangementsOf(question?.moves[0]?.spaces[0]);
    this.draft = this.space === null ? null : begin(this.space);
    this.output = outputOf(question?.moves[0]?.spaces[0]);
    this.rows = this.output?.needs.map(() => 0) ?? [];
    this.#past = [];
    this.picked = null;
    this.problem = "";
  }

  #take(next: Draft | null, problem = "board-no-fit"): boolean {
    this.problem = next === null ? problem : "";
    if (next === null || this.draft === null) return false;
    this.#past = [...this.#past, this.draft];
    this.draft = next;
    this.picked = null;
    return true;
  }

  pick(token: Token): void {
    this.picked = this.picked === token ? null : token;
    this.problem = "";
  }

  /**
   * A place was tapped: what was picked up goes there, or what lies there comes back, or its own token goes to work.
   */
  touch(item: string, at: number): void {
    const { space, draft } = this;
    if (space === null || draft === null) return;
    const lies = draft.on[item]?.[at] !== undefined;
    if (this.picked !== null) this.#take(putOn(space, draft, item, this.picked));
    else if (lies) this.#take(takeOff(space, draft, item, at));
    else this.#take(putOn(space, draft, item), "board-no-token");
  }

  /** A token was carried from the hand or from a place, and let go: over an item, over the hand, or somewhere else. */
  drop(token: Token, from: { item: string; at: number } | null, place: string | null): void {
    const { space, draft } = this;
    if (space === null || draft === null || place === null) return;
    if (place === "hand") {
      if (from !== null) this.#take(takeOff(space, draft, from.item, from.at));
    } else if (from === null) this.#take(putOn(space, draft, place, token));
    else if (place !== from.item) this.#take(moveOver(space, draft, from.item, from.at, place));
  }

  fill(): void {
    if (this.space !== null && this.draft !== null) this.#take(fillUp(this.space, this.draft));
  }

  clear(): void {
    if (this.draft !== null)
      this.#take({ ...this.draft, on: Object.fromEntries(Object.keys(this.draft.on).map((item) => [item, []])) });
  }

  swap(given: Kind, taken: Kind): void {
    if (this.draft !== null) this.#take({ ...this.draft, swapped: [...this.draft.swapped, [given, taken]] });
  }

  sell(card: string, tokens: Three): void {
    if (this.draft !== null) this.#take(sell(this.draft, card, tokens));
  }

  undo(): void {
    this.draft = this.#past.at(-1) ?? this.draft;
    this.#past = this.#past.slice(0, -1);
    this.problem = "";
  }

  /** One more or one less of a row. */
  turn(row: number, by: number): void {
    const rows = this.rows.map((times, at) => (at === row ? times + by : times));
    if (this.output !== null && Math.min(...rows) >= 0 && allows(this.output, rows)) this.rows = rows;
  }
}
