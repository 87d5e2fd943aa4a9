/** What travels between server and page: views, questions, option spaces and facts, as the kernel describes them. */

import type { PutMoment } from "../debrief/wire";

export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };
export type Word = string | number;
/** `[name, ...arguments]` */
export type Move = [string, ...Plain[]];

export interface OneOf {
  kind: "one_of";
  options: Word[];
}
export interface Amount {
  kind: "amount";
  lo: number;
  hi: number;
  step: number;
}
export interface Subset {
  kind: "subset";
  options: Word[];
  least: number;
  most: number;
  but: Word[][];
}
export interface Product {
  kind: "product";
  spaces: Space[];
}
/** Answers of any form, one by one. */
export interface Listed {
  kind: "listed";
  options: Plain[];
}
/** A space of a game's own: only its listed moves can be offered. */
export interface Other {
  kind: "other";
  [key: string]: unknown;
}
/** `checked`: the server knows a further condition. */
export type Space = (OneOf | Amount | Subset | Product | Listed | Other) & { checked?: boolean };

export interface NamedMove {
  name: string;
  spaces: Space[];
}

export interface Figures {
  [name: string]: number;
}

/**
 * The preview of one option: by how much each figure of the seat changes, what is paid for which reason, what follows by
 * itself, and why nothing more can be said. Every other entry is the game's own words.
 */
export interface About {
  move: Move;
  by?: Figures;
  paid?: Figures;
  then?: Figures;
  until?: "asked" | "chance" | "others" | "over";
  other_by?: Figures;
  other_paid?: Figures;
  [key: string]: Plain | undefined;
}

export interface Question {
  id: string;
  name: string;
  seat: number;
  sealed: boolean;
  moves: NamedMove[];
  default?: Move;
  /** What the seat has now: the figures that previews change. */
  figures?: Figures;
  about?: About[];
}

export interface Offer {
  no: number;
  by: number;
  to: number;
  terms: Plain[];
}

export interface View<Table = { [key: string]: Plain }> {
  game: string;
  seat: number | null;
  seats: number;
  period: number;
  over: boolean;
  asked: number[];
  sealed: number[];
  waiting: string;
  agenda: string[];
  question: Question | null;
  may: Question[];
  offers: Offer[];
  table: Table;
  /** Only for the trainer. */
  streams?: Stream[];
}

export interface Fact {
  key: string;
  args: { [name: string]: Plain };
  period: number;
  own?: boolean;
}

export interface StandingsRow {
  rank: number;
  seat: number;
  score: number;
  parts: { [key: string]: Plain }[];
  /** What put it behind the place before: nothing for the first. */
  behind?: { other: number; decides: string; mine: number; theirs: number } | null;
  [key: string]: Plain | { [key: string]: Plain }[] | undefined;
}

/** Figures per seat and period, and what is worth calling out, once the game is over. */
export interface Debrief {
  measures: { [name: string]: Plain }[];
  lessons: { [name: string]: Plain }[];
}

/** One figure that surely changes, as a message (`forecast-…`) and its numbers with so many places. */
export interface FigureChange {
  message: string;
  figure: string;
  places: number;
  before: number;
  after: number;
  by?: number;
  low?: number;
  high?: number;
}
/** What a change of rules does, from so many games played twice with the same luck. */
export interface Forecast {
  games: number;
  told: FigureChange[];
}
export interface OptionSchema {
  /**
   * The last five are made of others: named parts, a value for some cards, a list, phrases with places to fill in, and
   * a seat's number or "random".
   */
  type: "int" | "bool" | "choice" | "words" | "record" | "map" | "list" | "phrases" | "seat_or_random" | "seat";
  default: Plain;
  live: boolean;
  secret: boolean;
  lo?: number;
  hi?: number;
  step?: number;
  values?: string[];
  most?: number;
  /** What words are called that have no message: by language, or in all of them (""). */
  called?: { [word: string]: { [locale: string]: string } };
  /** The order of the words matters, and a word may come again. */
  ordered?: boolean;
  /** Words that are numbers name seats. */
  seats?: boolean;
  /** A record's parts; what every entry of a map or a list is. */
  parts?: { [name: string]: OptionSchema };
  each?: OptionSchema;
  /** What may be said, by the name of its message; `says`: which kind of message that is. */
  phrases?: Phrases;
  says?: string;
  /** What stands on the cards of a map. */
  printed?: { [card: string]: Plain };
}
/**
 * A form of words ("PAY {n}") and its places: a number from lo to hi, or one of a few words and the kind of message
 * that names them.
 */
export interface Phrase {
  form: string;
  slots: { [place: string]: { lo: number; hi: number } | { says: string; values: string[] } };
}
export type Phrases = { [name: string]: Phrase };
export type Options = { [name: string]: Plain };

/** Argument name -> message prefix: `cards: "card"` means that ids in `cards` are called `card-<id>`. */
export type Says = { [argument: string]: string };
/** A part of a move: its name, or its name and how its value is read. */
export type MovePart = string | [string, ...string[]];
export type MoveParts = { [move: string]: MovePart[] };

/** What can be read on a box before it is opened. */
export interface GameLid {
  id: string;
  seats: number[];
}

export interface GameFacts extends GameLid {
  version: string;
  options: { [seats: string]: { [name: string]: OptionSchema } };
  presets: { [name: string]: Options };
  /** Every option under its heading, in the order in which people are shown them. */
  groups?: [string, string[]][];
  /** Those that a trainer's handbook names. */
  handbook?: string[];
  /** What simulated games showed about a preset, beside the usual rules. */
  measured?: { [preset: string]: Forecast };
  bots: string[];
  says: Says;
  parts: MoveParts;
  /** Question -> numbers of the rules it stands in. */
  asks?: { [question: string]: string[] };
  /** The first game, explained decision by decision; null where nobody wrote one. */
  tutorial?: Lesson[] | null;
}

/** What is said at the learner's nth question of this name. */
export interface Lesson {
  question: string;
  nth: number;
  text: string;
  rule: string;
  move?: Move | null;
}

export interface Site {
  version: string;
  address: string;
  reactions: string[];
}

export interface LobbySeat {
  seat: number;
  kind: "open" | "person" | "bot" | "closed";
  name: string | null;
  bot: string | null;
  host: boolean;
  here: boolean;
  /** The bot came because the clock ran out. */
  away: boolean;
  /** Seconds added to this seat's clock. */
  extra: number;
  /** In a class: who sits here. */
  called?: Called[];
}

/** How a learner of a class is called: ids of messages, or a name of their own. */
export interface Called {
  animal: string;
  adjective: string;
  name: string | null;
}

/** How a table is run: no rule of the game, and never part of its record. */
export interface Manners {
  /** Seconds per question; null: no clock. */
  clock: number | null;
  /** The bot that plays for those who are away. */
  autopilot: string;
  hints: boolean;
  /** So many times each seat may ask what the engine expects. */
  coach: number;
  listed: boolean;
  latecomers: boolean;
  /** open: whoever has the link sits down. ask: they wait for the host's tap. locked: nobody comes in any more. */
  door: "open" | "ask" | "locked";
}

/** Somebody who waits at the door; only the host hears of them. */
export interface Guest {
  guest: number;
  name: string | null;
  seat: number | null;
}

/** Where a host who plays would like to go back to, and which seats agree. */
export interface Proposal {
  to: number;
  seat: number;
  agreed: number[];
  of: number[];
}

export interface Lobby {
  rev: number;
  code: string;
  game: string;
  /** The box it is played with, where it is not the usual one. */
  box?: string | null;
  seats: LobbySeat[];
  options: Options;
  status: "lobby" | "playing" | "over" | "frozen";
  watchers: number;
  next: string | null;
  manners: Manners;
  paused: boolean;
  /** What the trainer asks everybody while the table stands still. */
  talk?: string;
  /** What is prepared for rounds to come; empty for everybody but the host. */
  script?: ScriptLine[];
  /** The host has no seat and leads the game. */
  trainer: boolean;
  tutorial: boolean;
  /** The class this table belongs to; `held`: it stands still with all the others. */
  class?: { id: string; sign: string; held: boolean; hurry: number | null };
  /** Why those who do not lead cannot have the record of this game yet: others play on with its luck. */
  closed?: "same_luck";
  /** For the host: the server cannot write at the moment. */
  trouble: Trouble;
  /** Was the luck drawn for this table, or could somebody know it? */
  luck: "fresh" | "branch" | "record" | "class";
  /** What the house promises of its part of the seed, before anybody brings theirs. */
  promise: string | null;
  guests: Guest[];
  proposal: Proposal | null;
  /** The last things about the people here: who came late, who came back, who hosts now. */
  news: { key: string; seat: number; seq: number }[];
  /** Steps to talk about later; empty for everybody but the host. */
  bookmarks?: number[];
  /** What is put to the table to guess at, after the game. */
  moment?: PutMoment | null;
}

/** What the engine expects of each option of a question. */
export interface Whys {
  question: string;
  left: number;
  futures: number;
  unit: string;
  options: { move: Move; points: { mean: number; low: number; high: number }; tens: number }[];
}

export type Stage = "quiet" | "nudge" | "hint";
export interface Clock {
  paused: boolean;
  seats: { seat: number; left: number; of: number; stage: Stage }[];
}

/** The clock as last told, and when that was (by this device's own count). */
export interface Counting {
  told: Clock;
  at: number;
}

/** What the baseline would do, and why. */
export interface Hint {
  question: string;
  /** Nothing where an answer has to be known: then `why` says what the question is about. */
  move: Move | null;
  why: string | null;
}

/** Chance that a trainer may decide. */
export interface Stream {
  stream: string;
  outcomes: Plain[];
  says: string;
  queued: number;
  wished?: Plain[];
}

/** What outcomes are called that no message names, each by language. */
export type OutcomeNames = { [outcome: string]: { [locale: string]: string } };

/** What a chance outcome would do to a seat if it came now. */
export interface Struck {
  seat: number;
  by: Figures;
  /** Money paid, by reason; below zero where it was received. */
  paid: Figures;
  asked: boolean;
}

/** One outcome and whom it would strike; null: nothing happens at once. */
export interface Foretold {
  outcome: Plain;
  seats: Struck[] | null;
}

/** Something the trainer prepared for the beginning of a round. */
export interface ScriptLine {
  period: number;
  do: Move;
  done: boolean;
  refused: string;
}

/** Something to reach: its message is `aim-<goal>`. */
export interface Goal {
  goal: string;
  needs: number;
  has: number[];
  at_most: boolean;
}

/** What hosts and trainers should know about the house: it cannot save, or it has no room for another table. */
export type Trouble = "disk" | "full" | null;

export interface You {
  seat: number | null;
  seats: number[];
  host: boolean;
}

export interface LoggedFact extends Fact {
  seq: number;
}

export interface TableState {
  type: "state";
  table: string;
  epoch: number;
  seq: number;
  since: number;
  lobby: Lobby;
  you: You;
  view: View | null;
  facts: LoggedFact[];
  standings: StandingsRow[] | null;
  debrief?: Debrief | null;
  undo: boolean;
  commitment: string | null;
  clock: Clock | null;
  /** What is played for. */
  goals?: Goal[];
  /** Rules that will hold from the next round on. */
  announced?: Options;
}

/** One step of a game that is looked back on. */
export interface ReplayStep {
  table: string;
  game: string;
  step: number;
  steps: number;
  eyes: number | null;
  over: boolean;
  view: View;
  facts: Fact[];
  lobby: Pick<Lobby, "seats" | "options" | "status" | "box" | "luck">;
  standings: StandingsRow[] | null;
  debrief: Debrief | null;
  commitment: string | null;
  proof: Proof | null;
}

/** What the luck was made of, once it may be known. */
export interface Proof {
  seed: string;
  salt: string;
  fits: boolean;
  /** By seat, and the house's own; none where nothing was mixed. */
  shares: { [who: string]: string };
}

export interface Timeline {
  steps: number;
  periods: { period: number; step: number }[];
  marks: { step: number; key: string; seat: number | null }[];
}

/** A table whose host lists it for everybody. */
export interface ListedTable {
  table: string;
  code: string;
  game: string;
  seats: number;
  open: number;
  status: Lobby["status"];
}

/** A table this device sits at. */
export interface MyTable {
  table: string;
  code: string;
  game: string;
  status: Lobby["status"];
  seats: number[];
  turn: boolean;
  period: number | null;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
}
export interface Refused {
  type: "refused";
  id?: string | null;
  reason: string;
  detail: { [key: string]: Plain };
}
export type Heard =
  | TableState
  | { type: "foretell"; id: string; stream: string; outcomes: Foretold[] }
  | Done
  | Refused
  | { type: "lobby"; epoch: number; lobby: Lobby; you: You }
  | { type: "reaction"; seat: number | null; name: string }
  | { type: "closed"; reason: string }
  | { type: "clock"; clock: Clock | null }
  | ({ type: "hint"; id: string | null } & Hint)
  | { type: "pong" };

export interface SaidMove {
  type: "move";
  id: string;
  question: string | null;
  move: Move;
}
