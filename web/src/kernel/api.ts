/** Requests to the server. A refusal is a value with a reason code; a network that is gone is `no_network`. */

import { at } from "./at";
import { newShare, noteShare } from "./shares";
import type {
  OutcomeNames,
  Done,
  Forecast,
  GameFacts,
  GameLid,
  Hint,
  ListedTable,
  Lobby,
  MyTable,
  Options,
  Refused,
  ReplayStep,
  SaidMove,
  Site,
  Stream,
  TableState,
  Timeline,
  Whys,
} from "./wire";

export type Answer<T> = T | Refused;

export function refused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && (answer as { type?: unknown }).type === "refused";
}

function refusal(reason: string): Refused {
  return { type: "refused", reason, detail: {} };
}

export async function ask<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer<T>> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const sent: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: text };
  try {
    const answer = await fetch(at(path), {
      ...sent,
      credentials: "same-origin",
      ...(signal === undefined ? {} : { signal }),
    });
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok) return said as T;
    return refused(said) ? said : refusal(answer.status === 429 ? "too_fast" : "try_later");
  } catch {
    return refusal("no_network");
  }
}

const of = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export interface Seated {
  table: string;
  code: string;
  seat: number | null;
  return_code: string;
}

/** What a code leads to: a table, or a class, as a learner or (`role`) as somebody who leads it. */
export type Found = { table: string } | { class: string; role?: string };

export function pathOf(found: Found): string {
  if ("table" in found) return `/t/${found.table}`;
  return found.role === undefined ? `/c/${found.class}` : `/c/${found.class}/lead`;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Options;
  name?: string | null;
  seat?: number | null;
  fill?: string | null;
  start?: boolean;
}

export interface Branch {
  step: number;
  seat: number | null;
  name: string | null;
  fill: string | null;
}

export const api = {
  site: () => ask<Site>("/api/site"),
  shelf: () => ask<{ games: GameLid[] }>("/api/shelf"),
  games: () => ask<{ games: GameFacts[] }>("/api/games"),
  /** `seats`: only what a table of so many needs. */
  game: (id: string, seats?: number) =>
    ask<GameFacts>(`/api/games/${encodeURIComponent(id)}${seats === undefined ? "" : `?seats=${seats}`}`),
  open: async (table: NewTable) => {
    const share = newShare();
    const answer = await ask<Seated>("/api/tables", { ...table, share });
    if (!refused(answer) && answer.seat !== null) noteShare({ table: answer.table, seat: answer.seat, share });
    return answer;
  },
  /** Somebody else sits before this device now: it gets a fresh token, and no place is its own any more. */
  forget: () => ask<object>("/api/forget", {}),
  find: (code: string) => ask<Found>("/api/find", { code }),
  comeBack: (code: string) => ask<Found>("/api/return", { code }),
  look: (table: string, since: number, query = "") => ask<TableState>(`${of(table)}?since=${since}${query}`),
  join: async (table: string, body: { name: string | null; seat?: number; hotseat?: boolean }) => {
    const share = newShare();
    const answer = await ask<{ seat: number | null; return_code?: string; waiting?: number }>(`${of(table)}/join`, {
      ...body,
      share,
    });
    if (!refused(answer) && answer.seat !== null) noteShare({ table, seat: answer.seat, share });
    return answer;
  },
  /** Whatever changes the lobby: `leave`, `rename`, `remove`, `reopen`, `bot`, `options`, `start`. */
  change: (table: string, action: string, body: object) => ask<{ lobby: Lobby }>(`${of(table)}/${action}`, body),
  /** What a script may choose from. */
  streams: (table: string) => ask<{ streams: Stream[]; called: OutcomeNames }>(`${of(table)}/streams`),
  again: (table: string) => ask<{ table: string }>(`${of(table)}/again`, {}),
  returnCode: (table: string) => ask<{ return_code: string }>(`${of(table)}/return-code`, {}),
  move: (table: string, said: SaidMove, seat: number | null) =>
    ask<Done>(`${of(table)}/moves`, {
      id: said.id,
      question: said.question,
      move: said.move,
      ...(seat === null ? {} : { seat }),
    }),
  /** The rulebook of a game as it is written, and as it holds at a table. */
  rules: (game: string, locale: string) => ask<Rulebook>(`/rules/${game}/${locale}`),
  tableRules: (table: string, locale: string) => ask<Rulebook>(`${of(table)}/rules?locale=${locale}`),
  /** The first game: a table laid for learning, already begun. */
  learn: (game: string, name: string | null) => ask<Seated>("/api/tables", { game, tutorial: true, name }),
  why: (table: string, seat: number | null) => ask<Whys>(`${of(table)}/why`, seat === null ? {} : { seat }),
  hint: (table: string, seat: number | null) => ask<Hint>(`${of(table)}/hint`, seat === null ? {} : { seat }),
  /** What would these rules do instead of those? Takes seconds; the signal takes the question back. */
  forecast: (asked: object, signal: AbortSignal) => ask<Forecast>("/api/forecast", asked, signal),
  rewind: (table: string, to: number) => ask<object>(`${of(table)}/rewind`, { to }),
  listed: () => ask<{ tables: ListedTable[] }>("/api/tables"),
  mine: (tables: string[]) =>
    ask<{ tables: MyTable[] }>(`/api/mine?tables=${tables.map(encodeURIComponent).join(",")}`),
  replay: (table: string, step: number, eyes: number | null) =>
    ask<ReplayStep>(`${of(table)}/replay?step=${step}${eyes === null ? "" : `&eyes=${eyes}`}`),
  timeline: (table: string, eyes: number | null) =>
    ask<Timeline>(`${of(table)}/timeline${eyes === null ? "" : `?eyes=${eyes}`}`),
  branch: (table: string, from: Branch) => ask<Seated>(`${of(table)}/branch`, from),
  /** A record file as it lies on the disk: the server reads it strictly. */
  openRecord: (record: string) => ask<{ table: string; steps: number }>("/api/records", record),
  recordPath: (table: string) => at(`${of(table)}/record`),
  figuresPath: (table: string, shape: "long" | "wide") => at(`${of(table)}/measures.csv?shape=${shape}`),
};

/** A piece of a rulebook: a heading (`level` above 0), a numbered paragraph, or any other text. */
export interface Part {
  text: string;
  section: string;
  level: number;
  number: string;
  /** Whose rule it is: `printed`, `both`, `ours`; nobody's if it has no number. */
  whose: string;
  /** Does a figure in it differ from the usual? */
  changed: boolean;
}
export interface Rulebook {
  game: string;
  title: string;
  parts: Part[];
}
