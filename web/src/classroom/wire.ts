/** What a class says, as each audience hears it. */

import type { PutMoment, PutTicket, Verdict } from "../debrief/wire";
import type { Called, Options, Trouble } from "../kernel/wire";

export type Eyes = "learner" | "projector" | "trainer";
export type Phase = "door" | "laying" | "playing" | "over" | "closed";
export type Seating = "arrival" | "sit" | "mixed";

export interface Learner extends Called {
  learner: number;
  group: number;
}

export interface Freeze {
  /** `round`: tables still play their round to its end. */
  when: "now" | "round";
  /** Seconds; null: until the trainer says so. */
  left: number | null;
  phrase: string | null;
}

/** Seconds to the end of the lesson, and to the end of play. */
export interface Box {
  left: number;
  play: number;
}

/** What everybody in the class may know. */
export interface Everybody {
  type: "class";
  class: string;
  epoch: number;
  rev: number;
  code: string;
  game: string;
  /** The box that the tables are laid with, where it is not the usual one. */
  own_box: string | null;
  phase: Phase;
  door: boolean;
  /** Is the pin on the projector asked for? */
  guarded: boolean;
  lesson: number;
  seating: Seating;
  names: boolean;
  rehearsal: boolean;
  freeze: Freeze | null;
  box: Box | null;
  /** What is put to everybody to guess at, after the games. */
  moment: PutMoment | null;
  /** The three questions of the exit ticket, while there are any. */
  ticket: PutTicket | null;
}

/** A place of this device. */
export interface Own extends Learner {
  rerolls: number;
  sign: string | null;
  table: string | null;
  seat: number | null;
  /** Who shares the seat, also from another device. */
  beside: Learner[];
  watches: boolean;
  why: string | null;
  hand: number | null;
  guess: Verdict | null;
  /** What was answered to the three questions; null: nothing yet. */
  ticket: (number | null)[] | null;
}

/** How a table comes to its end in time. */
export interface TablePace {
  /** Seconds for an answer; null: as agreed. */
  clock: number | null;
  /** Seconds that it still stands before or in its last round. */
  breather: number | null;
}

export interface Note {
  message: number;
  phrase: string | null;
  text: string | null;
}

export interface ForLearner extends Everybody {
  eyes: "learner";
  you: Own[];
  /** This device holds a place from an earlier lesson: whose is it now? */
  ask: boolean;
  knock: string | null;
  messages: Note[];
  pace: TablePace | null;
}

export interface SeatedTable {
  sign: string;
  /** Numbers of learners; an empty seat is a bot's. */
  seats: number[][];
}

export interface ForProjector extends Everybody {
  eyes: "projector";
  /** For a projector of the trainer's, while the door is open. */
  pin: string | null;
  learners: Learner[];
  tables: SeatedTable[];
}

export interface Plan {
  sizes: number[];
  minutes: number;
  fits: boolean;
}

export interface TileSeat {
  learners: number[];
  here: boolean;
  bot: boolean;
  /** Seconds this seat has been waited for. */
  waits: number | null;
  hand: number | null;
  money: number | null;
  debt: number | null;
  wellbeing: number | null;
  /** Where money is hidden: how many cards this seat has. */
  cards: number | null;
}

export interface Tile {
  sign: string;
  table: string;
  status: "lobby" | "playing" | "over" | "frozen" | "asleep";
  round: number;
  rounds: number | null;
  last: number | null;
  /** Seconds to its end: at the earliest, as it looks, at the latest. */
  forecast: [low: number, likely: number, high: number] | null;
  offer: number | null;
  pace: TablePace | null;
  held: boolean;
  seats: TileSeat[];
}

export interface RaisedHand {
  learner: number;
  sign: string | null;
  why: "raised" | "refused" | "clock";
  waits: number;
}

export interface SaidNote extends Note {
  tables: string[] | null;
  learner: number | null;
  seen: number;
  of: number;
}

export interface ForTrainer extends Everybody {
  eyes: "trainer";
  pin: string | null;
  learners: Learner[];
  tables: SeatedTable[];
  role: "trainer" | "cotrainer";
  trouble: Trouble;
  terms: {
    minutes: number;
    options: Options;
    same_luck: boolean;
    clock: number | null;
    tables: number | null;
    ticket: boolean;
    before: boolean;
    coach: number;
  };
  plan: Plan | null;
  choices: Plan[];
  absent: Learner[];
  wall: Tile[];
  hands: RaisedHand[];
  knocks: string[];
  /** How many there are in all. */
  knocking: number;
  messages: SaidNote[];
  bookmarks: { sign: string | null; table: string; step: number }[];
}

export type ClassHeard<State> =
  | State
  | { type: "tile"; tile: Tile }
  | { type: "closed"; reason: string }
  | { type: "refused"; reason: string }
  | { type: "pong" };

export interface SatDown {
  class: string;
  learners: { learner: number; animal: string; adjective: string; return_code: string }[];
}
