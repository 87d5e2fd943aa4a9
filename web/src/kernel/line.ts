/** A line to the server: one socket that comes back by itself, and plain HTTP where sockets are blocked. */

import { socketAt } from "./at";
import { pause } from "./waiting";

/** After so much silence people are told; after more of it the socket is given up. */
const SILENCE = 2_500;
const DEAD = 4_000;
/**
 * A page in sight finds out within three seconds that its line fell silent: a line that is quiet for so long is asked,
 * and listened to. A hidden one may take its time, and asks when it is looked at again.
 */
const QUIET = 1_400;
const LISTEN = 1_500;
const HIDDEN = 10_000;
/** How long a socket may take to open, and how often it is looked at meanwhile. */
const OPENING = 2_500;
const TURN = 300;
const POLL = 1_500;
const SOCKET_ATTEMPTS = 3;
const SOCKET_AGAIN = 30_000;

/** For these reasons the server closes a socket that may come back at once: the table goes on, perhaps at another node. */
const COME_BACK = new Set(["restart", "idle", "too_slow", "broken", "try_later", "no_hello"]);

export function comesBack(reason: string): boolean {
  return COME_BACK.has(reason);
}

export interface Ends<Heard> {
  /** What is done before a socket is opened. */
  before?(): Promise<void>;
  /** What is said first on every new socket. */
  greet(): object[];
  hear(message: Heard): void;
  /** Ask by plain HTTP what the socket would have said: did it come, is the network gone, or is it over for good? */
  poll(): Promise<"heard" | "lost" | "over">;
  lost(): void;
  /** Something was heard again. */
  back?(): void;
}

export class Line<Heard> {
  polling = false;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #heard = 0;
  /** When this device last asked whether anybody is there. */
  #asked = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #left = false;
  /** Since when there is no socket that has said anything; null while there is one. */
  #gone: number | null = null;
  /** Counts attempts to open a socket: the newest counts. */
  #turn = 0;

  constructor(
    readonly path: string,
    private readonly ends: Ends<Heard>,
  ) {
    this.#connect();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
  }

  leave(): void {
    this.#left = true;
    this.polling = false;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#forget();
    this.#socket?.close();
  }

  /** Over the socket, if it is open now. */
  say(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#expect(this.#socket);
    return true;
  }

  /** Greet anew, through a new socket. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#forget();
    if (!this.polling) this.#connect();
  }

  later(delay: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, delay);
    this.#timers.add(timer);
  }

  #forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #connect(): void {
    const turn = ++this.#turn;
    if (this.ends.before === undefined) return this.#open();
    void this.ends.before().then(() => {
      if (turn === this.#turn) this.#open();
    });
  }

  #open(): void {
    if (this.#left) return;
    const socket = new WebSocket(socketAt(this.path));
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      for (const message of this.ends.greet()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#attempts = 0;
      this.polling = false;
      this.#gone = null;
      this.ends.back?.();
      this.ends.hear(JSON.parse(String(message.data)) as Heard);
    };
    socket.onclose = () => this.#closed(socket);
    this.#watch(socket);
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket || this.#left) return;
    this.#socket = null;
    this.#miss();
    this.#attempts += 1;
    if (this.#attempts >= SOCKET_ATTEMPTS && !this.polling) void this.#poll();
    this.later(this.polling ? SOCKET_AGAIN : pause(this.#attempts), () => this.#connect());
  }

  /** Whoever is back before anybody would notice a silence, as after a restart, is not told that the line was gone. */
  #miss(): void {
    const since = (this.#gone ??= Date.now());
    this.later(Math.max(0, since + SILENCE - Date.now()), () => {
      if (this.#gone === since && !this.polling) this.ends.lost();
    });
  }

  /** A socket may die without a word: ask where it is quiet, and give up when nothing is heard. */
  #watch(socket: WebSocket): void {
    const opened = Date.now();
    const look = () => {
      if (socket !== this.#socket) return;
      if (socket.readyState === WebSocket.CONNECTING && Date.now() - opened >= OPENING) return this.#drop(socket);
      const quiet = document.visibilityState === "visible" ? QUIET : HIDDEN;
      const rest = Math.max(this.#heard, this.#asked) + quiet - Date.now();
      if (socket.readyState === WebSocket.OPEN && rest <= 0) this.#ping();
      this.later(rest > 0 ? Math.min(rest, TURN) : TURN, look);
    };
    look();
  }

  #ping(): void {
    this.#asked = Date.now();
    this.say({ type: "ping" });
  }

  /** Something was said: whoever hears nothing soon is told the truth, and later the line is tried anew. */
  #expect(socket: WebSocket): void {
    const said = Date.now();
    const silent = () => socket === this.#socket && this.#heard < said;
    this.later(LISTEN, () => {
      if (silent()) this.ends.lost();
    });
    this.later(DEAD, () => {
      if (silent()) this.#drop(socket);
    });
  }

  /** The browser knows that there is no network: no need to wait for silence. */
  #offline = (): void => {
    if (this.#left) return;
    if (this.#socket !== null) this.#drop(this.#socket);
    this.ends.lost();
  };

  #drop(socket: WebSocket): void {
    socket.close();
    this.#closed(socket);
  }

  /** The device woke up or is online again: do not wait for a timer. */
  #wake = (): void => {
    if (this.#left || document.visibilityState === "hidden") return;
    const socket = this.#socket;
    if (socket === null) {
      this.#forget();
      if (this.polling) {
        this.polling = false;
        this.#attempts = 0;
      }
      this.#connect();
      return;
    }
    this.say({ type: "ping" });
  };

  async #poll(): Promise<void> {
    this.polling = true;
    while (this.polling && !this.#left) {
      const came = await this.ends.poll();
      if (!this.polling || this.#left || came === "over") return;
      if (came === "lost") this.ends.lost();
      await new Promise((wake) => setTimeout(wake, POLL));
    }
  }
}
