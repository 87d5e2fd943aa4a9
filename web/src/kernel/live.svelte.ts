/**
 * A live table. `newest` is what the server last said; a move that got no answer is said again under the same id.
 */

import { untrack } from "svelte";
import { api, refused } from "./api";
import { comesBack, Line } from "./line";
import type {
  Clock,
  Counting,
  Done,
  Foretold,
  Heard,
  Hint,
  LoggedFact,
  Move,
  Plain,
  Refused,
  SaidMove,
  TableState,
  Whys,
} from "./wire";
import { words, type Locale } from "./words.svelte";

/** Through whose eyes: a seat's, the trainer's (-1), the public's, or as the server knows this device (null). */
export type Eyes = number | "watch" | null;
export const TRAINER = -1;

export type Link = "joining" | "open" | "lost" | "gone";

interface Pending {
  said: SaidMove;
  answer(outcome: Done | Refused): void;
}

export class Live {
  newest = $state.raw<TableState | null>(null);
  link = $state<Link>("joining");
  /** Why the server closed the table for us, if it did. */
  reason = $state("");
  reaction = $state.raw<{ seat: number | null; name: string; no: number } | null>(null);
  clock = $state.raw<Counting | null>(null);
  hint = $state.raw<Hint | null>(null);
  whys = $state.raw<Whys | null>(null);

  #log: LoggedFact[] = [];
  #line: Line<Heard>;
  #pending = new Map<string, Pending>();
  #wondering = new Map<string, (rows: Foretold[] | null) => void>();
  #left = false;
  #everything = false;
  #reactions = 0;
  #turn = 0;
  /** The language in which texts that facts quote were loaded: both would be twice as much. */
  #language = words.locale;
  #stop = $effect.root(() => {
    $effect(() => {
      const { locale } = words;
      untrack(() => this.#speak(locale));
    });
  });

  constructor(
    readonly table: string,
    readonly eyes: Eyes = null,
  ) {
    this.#line = new Line(`/api/tables/${encodeURIComponent(table)}/live`, {
      before: () => this.#first(),
      greet: () => [this.#hello(), ...[...this.#pending.values()].map(({ said }) => said)],
      hear: (message) => this.#hear(message),
      poll: () => this.#poll(),
      lost: () => (this.link = "lost"),
    });
  }

  /** A move is on its way that nobody has confirmed yet. */
  get unsent(): boolean {
    return this.#pending.size > 0;
  }

  /** Everything that happened so far, as far as this seat may know. */
  get log(): LoggedFact[] {
    return this.#log;
  }

  leave(): void {
    this.#left = true;
    this.#stop();
    this.#line.leave();
    // The next person at this device must not find what this one knew.
    this.newest = null;
    this.hint = this.whys = null;
    this.#log = [];
  }

  /** Whose eyes these are, as it stands in an address. */
  #who(): string {
    return this.eyes === "watch" ? "&watch=1" : this.#seat === null ? "" : `&seat=${this.#seat}`;
  }

  /** The seat whose moves go out here, where that has to be said. */
  get #seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  /** Ask what the engine expects of each option; the answer comes as `whys`. */
  async askWhy(): Promise<string> {
    const answer = await api.why(this.table, this.#seat);
    if (refused(answer)) return answer.reason;
    if (!this.#left) this.whys = answer;
    return "";
  }

  /** Ask what the baseline would do; the answer comes as `hint`. */
  async askHint(): Promise<string> {
    const answer = await api.hint(this.table, this.#seat);
    if (refused(answer)) return answer.reason;
    if (!this.#left) this.hint = answer;
    return "";
  }

  /** Make a move. Resolves when the server has it on disk, or says why not. */
  move(move: Move, question: string | null): Promise<Done | Refused> {
    const said: SaidMove = { type: "move", id: newId(), question, move };
    return new Promise((answer) => {
      this.#pending.set(said.id, { said, answer });
      this.#say(said);
    });
  }

  /** What outcomes of a stream would do to whom, for the trainer's eyes; null where nobody can say just now. */
  foretell(stream: string, outcomes: Plain[]): Promise<Foretold[] | null> {
    const id = newId();
    return new Promise((answer) => {
      this.#wondering.set(id, answer);
      if (!this.#line.say({ type: "foretell", id, stream, outcomes })) this.#foretold(id, null);
    });
  }

  #foretold(id: string, rows: Foretold[] | null): void {
    this.#wondering.get(id)?.(rows);
    this.#wondering.delete(id);
  }

  /** A socket keeps its seat for life: after taking or leaving one, speak through a new one. */
  reseat(): void {
    this.#everything = true;
    this.#line.renew();
  }

  /** In another language everything is asked for again, if anything was quoted. */
  #speak(locale: Locale): void {
    const before = this.#language;
    if (locale === before) return;
    this.#language = locale;
    const quotes = (value: Plain) => value !== null && typeof value === "object" && before in value;
    if (this.#log.some((fact) => Object.values(fact.args).some(quotes))) this.reseat();
  }

  react(name: string): void {
    this.#line.say({ type: "react", name });
  }

  /** The first state comes by HTTP, where it is packed; the socket then only says what is new. */
  async #first(): Promise<void> {
    if (this.newest !== null && !this.#everything) return;
    const turn = ++this.#turn;
    const state = await api.look(this.table, 0, `${this.#who()}&lang=${this.#language}`);
    if (!this.#left && turn === this.#turn && !refused(state)) this.#take(state);
  }

  #hello(): object {
    const who = this.eyes === "watch" ? { watch: true } : this.#seat === null ? {} : { seat: this.#seat };
    const since = this.#since();
    const fresh = since > 0 && this.newest !== null ? { fresh: this.newest.epoch } : {};
    return { type: "hello", since, ...fresh, ...who };
  }

  // ── plain HTTP ─────────────────────────────────────────────────────────────

  async #poll(): Promise<"heard" | "lost" | "over"> {
    const state = await api.look(this.table, this.#since(), this.#who());
    if (!this.#line.polling || this.#left) return "over";
    if (!refused(state)) this.#take(state);
    else if (state.reason !== "no_network" && state.reason !== "try_later") {
      this.#end(state.reason);
      return "over";
    }
    for (const { said } of [...this.#pending.values()]) await this.#post(said);
    return refused(state) ? "lost" : "heard";
  }

  async #post(said: SaidMove): Promise<void> {
    const answer = await api.move(this.table, said, this.#seat);
    if (refused(answer) && (answer.reason === "no_network" || answer.reason === "try_later")) return;
    this.#settle(said.id, answer);
  }

  // ── what is said and heard ─────────────────────────────────────────────────

  #say(said: SaidMove): void {
    if (this.#line.polling) void this.#post(said);
    else this.#line.say(said);
  }

  #hear(message: Heard): void {
    if (this.link === "lost" && this.newest !== null) {
      this.link = "open";
      // What was said into the silence may be lost; the server knows its id if not.
      for (const { said } of this.#pending.values()) this.#say(said);
    }
    if (message.type === "state") this.#take(message);
    else if (message.type === "lobby") {
      this.link = "open";
      if (this.newest !== null)
        this.newest = { ...this.newest, lobby: message.lobby, you: { ...this.newest.you, ...message.you } };
    } else if (message.type === "reaction") {
      this.reaction = { seat: message.seat, name: message.name, no: ++this.#reactions };
    } else if (message.type === "closed") {
      if (!comesBack(message.reason)) this.#end(message.reason);
    } else if (message.type === "clock") this.#wind(message.clock);
    else if (message.type === "hint") this.hint = { question: message.question, move: message.move, why: message.why };
    else if (message.type === "foretell") this.#foretold(message.id, message.outcomes);
    else if (message.type === "refused" && message.id && this.#wondering.has(message.id))
      this.#foretold(message.id, null);
    else if (message.type === "done") this.#settle(message.id, message);
    else if (message.type === "refused" && message.id) this.#refuse(message.id, message);
  }

  #refuse(id: string, answer: Refused): void {
    const pending = this.#pending.get(id);
    if (answer.reason === "try_later" && pending !== undefined) this.#line.later(1500, () => this.#say(pending.said));
    else this.#settle(id, answer);
  }

  #settle(id: string, outcome: Done | Refused): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(outcome);
  }

  #take(state: TableState): void {
    const before = this.newest;
    // The server was started again: what it says now need not continue what we know, so ask for everything.
    if (before !== null && before.epoch !== state.epoch && state.since !== 0) return this.reseat();
    this.link = "open";
    const stale =
      before !== null && before.epoch === state.epoch && (state.seq < before.seq || state.lobby.rev < before.lobby.rev);
    if (stale) return;
    this.#everything = false;
    if (state.since === 0) this.#log = state.facts;
    else {
      const known = this.#log.at(-1)?.seq ?? 0;
      this.#log = [...this.#log, ...state.facts.filter((fact) => fact.seq > known)];
    }
    this.newest = state;
    this.#wind(state.clock);
    if (this.hint !== null && this.hint.question !== state.view?.question?.id) this.hint = null;
    if (this.whys !== null && this.whys.question !== state.view?.question?.id) this.whys = null;
  }

  #wind(clock: Clock | null): void {
    this.clock = clock === null ? null : { told: clock, at: performance.now() };
  }

  /** From where on facts are new to us. */
  #since(): number {
    return this.#everything ? 0 : (this.newest?.seq ?? 0);
  }

  #end(reason: string): void {
    this.reason = reason;
    this.link = "gone";
    this.#line.leave();
    for (const [id] of this.#pending) this.#settle(id, { type: "refused", id, reason, detail: {} });
  }
}

/** An id nobody else uses; `randomUUID` is missing where the page comes over plain HTTP from another machine. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
