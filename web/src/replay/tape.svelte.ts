/** A game that is looked back on: one step at a time, from any side the server lets us see. */

import { api, refused } from "../kernel/api";
import type { ReplayStep, Timeline } from "../kernel/wire";

const KEPT = 80;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds per step at the usual speed. */
const BEAT = 1600;

export class Tape {
  now = $state.raw<ReplayStep | null>(null);
  timeline = $state.raw<Timeline | null>(null);
  problem = $state("");
  playing = $state(false);
  speed = $state<number>(1);
  eyes = $state<number | null>(null);
  /** We came here by one step forward: what happened may be shown in motion. */
  onward = $state(false);

  #wanted = 0;
  #kept = new Map<string, ReplayStep>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #left = false;

  constructor(
    readonly table: string,
    step: number,
    eyes: number | null,
  ) {
    this.eyes = eyes;
    void this.#open(step);
  }

  get at(): number {
    return this.now?.step ?? 0;
  }
  get steps(): number {
    return this.now?.steps ?? this.timeline?.steps ?? 0;
  }

  leave(): void {
    this.#left = true;
    this.pause();
  }

  async go(step: number): Promise<void> {
    const goal = Math.max(0, Math.min(step, this.steps));
    this.#wanted = goal;
    const from = this.at;
    const found = await this.#fetch(goal);
    // Somebody may have scrubbed on meanwhile.
    if (this.#left || found === null || this.#wanted !== goal) return;
    this.onward = goal === from + 1;
    this.now = found;
    if (goal < this.steps) void this.#fetch(goal + 1);
  }

  /** The start of the next or the last round. */
  round(direction: 1 | -1): Promise<void> {
    const starts = (this.timeline?.periods ?? []).map((period) => period.step);
    const goal =
      direction === 1 ? starts.find((step) => step > this.at) : starts.filter((step) => step < this.at).at(-1);
    return this.go(goal ?? (direction === 1 ? this.steps : 0));
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    const step = this.at;
    await Promise.all([this.go(step), this.#learn()]);
  }

  play(): void {
    if (this.at >= this.steps) void this.go(0);
    this.playing = true;
    this.#beat();
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #beat(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.go(this.at + 1).then(() => {
        if (this.at >= this.steps || this.problem !== "") this.pause();
        else if (this.playing && !this.#left) this.#beat();
      });
    }, BEAT / this.speed);
  }

  async #open(step: number): Promise<void> {
    this.#wanted = step;
    const [first] = await Promise.all([this.#fetch(step), this.#learn()]);
    if (first !== null && !this.#left) this.now = first;
  }

  async #learn(): Promise<void> {
    const answer = await api.timeline(this.table, this.eyes);
    if (refused(answer)) this.problem ||= answer.reason;
    else this.timeline = answer;
  }

  async #fetch(step: number): Promise<ReplayStep | null> {
    const key = `${this.eyes}/${step}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const answer = await api.replay(this.table, step, this.eyes);
    if (refused(answer)) {
      this.problem = answer.reason;
      return null;
    }
    this.problem = "";
    this.#kept.set(key, answer);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }
}
