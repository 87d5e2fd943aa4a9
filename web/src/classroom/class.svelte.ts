/** A live class through one pair of eyes: what the server last said, when that was, and what may be asked of it. */

import { ask, refused, type Answer } from "../kernel/api";
import { comesBack, Line } from "../kernel/line";
import type { ClassHeard, Everybody, Eyes, ForLearner, ForProjector, ForTrainer, Tile } from "./wire";

const BEAT = 500;

/** What is told to whom. */
export interface Audiences {
  learner: ForLearner;
  projector: ForProjector;
  trainer: ForTrainer;
}

export class LiveClass<E extends Eyes> {
  newest = $state.raw<Audiences[E] | null>(null);
  /** The tables of the wall by their signs, each with the moment it was told. */
  tiles = $state.raw<{ [sign: string]: { tile: Tile; at: number } }>({});
  link = $state<"joining" | "open" | "lost" | "gone">("joining");
  reason = $state("");
  #told = $state(0);
  #now = $state(performance.now());
  #line: Line<ClassHeard<Audiences[E]>>;
  #beat: ReturnType<typeof setInterval>;
  readonly path: string;

  constructor(
    readonly id: string,
    readonly eyes: E,
  ) {
    this.path = `/api/classes/${encodeURIComponent(id)}`;
    this.#line = new Line(`${this.path}/live`, {
      greet: () => [{ type: "hello", eyes }],
      hear: (message) => this.#hear(message),
      poll: () => this.#poll(),
      lost: () => (this.link = "lost"),
      back: () => {
        if (this.link === "lost") this.link = "open";
      },
    });
    this.#beat = setInterval(() => (this.#now = performance.now()), BEAT);
  }

  leave(): void {
    clearInterval(this.#beat);
    this.#line.leave();
  }

  /** This device is somebody else now: greet anew. */
  renew(): void {
    this.#line.renew();
  }

  /** Ask something of the class; what changes comes by itself. */
  async ask<T = object>(what: string, body: object = {}): Promise<Answer<T>> {
    const answer = await ask<T>(`${this.path}/${what}`, body);
    if (this.#line.polling) void this.#poll();
    return answer;
  }

  /** Seconds since the class was last told. */
  get passed(): number {
    return Math.max(0, this.#now - this.#told) / 1000;
  }

  /** Seconds since a moment by this device's own count. */
  since(at: number): number {
    return Math.max(0, this.#now - at) / 1000;
  }

  /** What is left of so many seconds told with the class. */
  left = (seconds: number): number => Math.max(0, Math.ceil(seconds - this.passed));

  #hear(message: ClassHeard<Audiences[E]>): void {
    if (message.type === "class") this.#take(message);
    else if (message.type === "tile")
      this.tiles = { ...this.tiles, [message.tile.sign]: { tile: message.tile, at: performance.now() } };
    else if (message.type === "closed") {
      if (!comesBack(message.reason)) this.#end(message.reason);
    }
  }

  async #poll(): Promise<"heard" | "lost" | "over"> {
    const state = await ask<Audiences[E]>(`${this.path}?eyes=${this.eyes}`);
    if (!refused(state)) {
      this.#take(state);
      return "heard";
    }
    if (state.reason === "no_network" || state.reason === "try_later" || state.reason === "too_fast") return "lost";
    this.#end(state.reason);
    return "over";
  }

  #take(state: Audiences[E]): void {
    const before: Everybody | null = this.newest;
    this.link = "open";
    if (before !== null && before.epoch === state.epoch && state.rev < before.rev) return;
    this.newest = state;
    this.#now = this.#told = performance.now();
    if (state.eyes === "trainer")
      this.tiles = Object.fromEntries(state.wall.map((tile) => [tile.sign, { tile, at: this.#told }]));
  }

  #end(reason: string): void {
    this.reason = reason;
    this.link = "gone";
    this.#line.leave();
  }
}
