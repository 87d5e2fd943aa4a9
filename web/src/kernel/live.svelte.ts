/**
 * A live table: one socket that comes back by itself, and plain HTTP where sockets are blocked.
 * `newest` is what the server last said; a move that got no answer is said again under the same id.
 */

import { api, refused } from "./api";
import { pause } from "./waiting";
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
} from "./wire";

/** Through whose eyes: a seat's, the trainer's (-1), the public's, or as the server knows this device (null). */
export type Eyes = number | "watch" | null;
export const TRAINER = -1;

export type Link = "joining" | "open" | "lost" | "gone";

const SILENCE = 25_000;
const PING = 12_000;
const POLL = 1_500;
const SOCKET_ATTEMPTS = 3;
const SOCKET_AGAIN = 30_000;
const FORETOLD_WITHIN = 10_000;

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

  #log: LoggedFact[] = [];
  #socket: WebSocket | null = null;
  #attempts = 0;
  #heard = 0;
  #pending = new Map<string, Pending>();
  #wondering = new Map<string, (rows: Foretold[] | null) => void>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #polling = false;
  #left = false;
  #everything = false;
  #reactions = 0;
  #turn = 0;

  constructor(
    readonly table: string,
    readonly eyes: Eyes = null,
  ) {
    this.#connect();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Everything that happened so far, as far as this seat may know. */
  get log(): LoggedFact[] {
    return this.#log;
  }

  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.close();
    // The next person at this device must not find what this one knew.
    this.newest = null;
    this.hint = null;
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
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = newId();
    return new Promise((answer) => {
      this.#wondering.set(id, answer);
      socket.send(JSON.stringify({ type: "foretell", id, stream, outcomes }));
      this.#later(FORETOLD_WITHIN, () => this.#foretold(id, null));
    });
  }

  #foretold(id: string, rows: Foretold[] | null): void {
    this.#wondering.get(id)?.(rows);
    this.#wondering.delete(id);
  }

  /** A socket keeps its seat for life: after taking or leaving one, speak through a new one. */
  reseat(): void {
    this.#everything = true;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    if (!this.#polling) this.#connect();
  }

  react(name: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "react", name }));
  }

  // ── the socket ─────────────────────────────────────────────────────────────

  /** The first state comes by HTTP, where it is packed; the socket then only says what is new. */
  #connect(): void {
    if (this.#left) return;
    if (this.newest !== null && !this.#everything) return this.#open();
    const turn = ++this.#turn;
    void api.look(this.table, 0, this.#who()).then((state) => {
      if (this.#left || turn !== this.#turn) return;
      if (!refused(state)) this.#take(state);
      this.#open();
    });
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      const who = this.eyes === "watch" ? { watch: true } : this.#seat === null ? {} : { seat: this.#seat };
      const since = this.#since();
      const fresh = since > 0 && this.newest !== null ? { fresh: this.newest.epoch } : {};
      const hello = { type: "hello", since, ...fresh, ...who };
      socket.send(JSON.stringify(hello));
      for (const { said } of this.#pending.values()) socket.send(JSON.stringify(said));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Heard);
    socket.onclose = () => this.#closed(socket);
    this.#watch(socket);
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket || this.#left || this.link === "gone") return;
    this.#socket = null;
    if (!this.#polling) this.link = "lost";
    this.#attempts += 1;
    if (this.#attempts >= SOCKET_ATTEMPTS && !this.#polling) void this.#poll();
    this.#later(this.#polling ? SOCKET_AGAIN : pause(this.#attempts), () => this.#connect());
  }

  /** A socket may die without a word: ask now and then, and give up when nothing is heard. */
  #watch(socket: WebSocket): void {
    this.#later(PING, () => {
      if (socket !== this.#socket) return;
      if (Date.now() - this.#heard > SILENCE) this.#drop(socket);
      else {
        if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
        this.#watch(socket);
      }
    });
  }

  #drop(socket: WebSocket): void {
    socket.close();
    this.#closed(socket);
  }

  /** The device woke up or is online again: do not wait for a timer. */
  #wake = (): void => {
    if (this.#left || this.link === "gone" || document.visibilityState === "hidden") return;
    const socket = this.#socket;
    if (socket === null) {
      for (const timer of this.#timers) clearTimeout(timer);
      this.#timers.clear();
      if (this.#polling) {
        this.#polling = false;
        this.#attempts = 0;
      }
      this.#connect();
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    socket.send('{"type":"ping"}');
    this.#later(3000, () => {
      if (socket === this.#socket && this.#heard < asked) this.#drop(socket);
    });
  };

  // ── plain HTTP ─────────────────────────────────────────────────────────────

  async #poll(): Promise<void> {
    this.#polling = true;
    while (this.#polling && !this.#left) {
      const state = await api.look(this.table, this.#since(), this.#who());
      if (!this.#polling || this.#left) return;
      if (!refused(state)) this.#take(state);
      else if (state.reason === "no_network" || state.reason === "try_later") this.link = "lost";
      else return this.#end(state.reason);
      for (const { said } of [...this.#pending.values()]) await this.#post(said);
      await new Promise((wake) => setTimeout(wake, POLL));
    }
  }

  async #post(said: SaidMove): Promise<void> {
    const answer = await api.move(this.table, said, this.#seat);
    if (refused(answer) && (answer.reason === "no_network" || answer.reason === "try_later")) return;
    this.#settle(said.id, answer);
  }

  // ── what is said and heard ─────────────────────────────────────────────────

  #say(said: SaidMove): void {
    if (this.#polling) void this.#post(said);
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #hear(message: Heard): void {
    this.#heard = Date.now();
    this.#attempts = 0;
    this.#polling = false;
    if (message.type === "state") this.#take(message);
    else if (message.type === "lobby") {
      this.link = "open";
      if (this.newest !== null)
        this.newest = { ...this.newest, lobby: message.lobby, you: { ...this.newest.you, ...message.you } };
    } else if (message.type === "reaction") {
      this.reaction = { seat: message.seat, name: message.name, no: ++this.#reactions };
    } else if (message.type === "closed") this.#end(message.reason);
    else if (message.type === "clock") this.#wind(message.clock);
    else if (message.type === "hint") this.hint = { question: message.question, move: message.move, why: message.why };
    else if (message.type === "foretell") this.#foretold(message.id, message.outcomes);
    else if (message.type === "refused" && message.id && this.#wondering.has(message.id))
      this.#foretold(message.id, null);
    else if (message.type === "done") this.#settle(message.id, message);
    else if (message.type === "refused" && message.id) this.#refuse(message.id, message);
  }

  #refuse(id: string, answer: Refused): void {
    const pending = this.#pending.get(id);
    if (answer.reason === "try_later" && pending !== undefined) this.#later(1500, () => this.#say(pending.said));
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
    this.#polling = false;
    this.#socket?.close();
    for (const [id] of this.#pending) this.#settle(id, { type: "refused", id, reason, detail: {} });
  }

  #later(delay: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, delay);
    this.#timers.add(timer);
  }
}

/** An id nobody else uses; `randomUUID` is missing where the page comes over plain HTTP from another machine. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
