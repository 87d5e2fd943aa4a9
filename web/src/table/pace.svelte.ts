/** Shows what arrives at a pace people can follow: one change after the other, quicker when many are waiting. */

import { looks } from "../kernel/theme.svelte";
import type { LoggedFact, TableState } from "../kernel/wire";

const CALM = 800;
const BRISK = 160;
const SMALL = 260;
const MANY = 3;

export class Pace {
  shown = $state.raw<TableState | null>(null);
  fresh = $state.raw<LoggedFact[]>([]);
  /** Nothing is under way: what is shown is what is. */
  resting = $state(true);

  /** `quiet`: does this fact pass without anything moving over the table? */
  constructor(private readonly quiet: (key: string) => boolean) {}

  #queue: TableState[] = [];
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  take(state: TableState, log: LoggedFact[]): void {
    const before = this.#queue.at(-1) ?? this.shown;
    if (before === null || before.epoch !== state.epoch) {
      this.#told = log.at(-1)?.seq ?? 0;
      this.#queue = [];
      this.#show(state, []);
    } else if (before.seq === state.seq || document.hidden) {
      this.#queue = this.#queue.filter((waiting) => waiting.seq < state.seq);
      this.#queue.push(state);
      if (this.#timer === null || document.hidden) this.#next();
    } else {
      this.#queue.push(state);
      if (this.#timer === null) this.#next();
    }
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #next(): void {
    const state = this.#queue.shift();
    if (state === undefined) {
      this.#timer = null;
      this.resting = true;
      return;
    }
    this.resting = false;
    const fresh = state.facts.filter((fact) => fact.seq > this.#told);
    this.#show(state, fresh);
    this.#timer = setTimeout(() => this.#next(), this.#pause(fresh));
  }

  #show(state: TableState, fresh: LoggedFact[]): void {
    this.#told = Math.max(this.#told, fresh.at(-1)?.seq ?? 0);
    this.fresh = fresh;
    this.shown = state;
  }

  #pause(fresh: LoggedFact[]): number {
    if (looks.reducedMotion || fresh.length === 0) return 0;
    if (this.#queue.length > MANY) return BRISK;
    return fresh.every((fact) => this.quiet(fact.key)) ? SMALL : CALM;
  }
}
