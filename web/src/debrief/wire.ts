/** What the coach says, about one seat and about a class. */

import type { Options, Plain } from "../kernel/wire";

export type Verdict = "own" | "other" | "toss";

/** A moment in the server's sentences. `ways`: one's own and the other; null where nothing was decided. */
export interface Said {
  heading: string;
  when: string;
  ways: [string, string] | null;
  sentences: string[];
  /** In how many of ten futures the way that is spoken of ended better. */
  tens: number | null;
}

export interface Talk {
  id: string;
  stage: string;
  text: string;
}

export interface Coached {
  game: string;
  seat: number;
  done: boolean;
  moments: { kind: string; at: number; what_if: { verdict: Verdict } | null }[];
  said?: Said[];
  luck?: string;
  /** That nothing they did would have changed much, or little; empty where there is enough to tell. */
  remark?: string;
  questions: Talk[];
}

/** One moment with all that is said about it. */
export interface Moment extends Said {
  kind: string;
  at: number;
  verdict: Verdict | null;
}

export interface ClassMoment extends Moment {
  table: string;
  sign: string;
  seat: number | null;
  /** With the same luck: where the same was decided otherwise. */
  elsewhere: { table: string; sign: string; at: number; way: string } | null;
}

export interface Cell {
  low: number;
  high: number;
  /** Null: too few to tell. */
  learners: number | null;
}

export interface ClassFigure {
  measure: string;
  middle: number;
  cells: Cell[];
}

/** A goal of the day: how many of the learners have reached it (null: too few to tell), and when half of those had. */
export interface Goal {
  goal: string;
  needs: number;
  of: number;
  reached: number | null;
  half_by: string | null;
}

export interface ClassDebrief {
  game: string;
  own_box: string | null;
  done: boolean;
  looked: number;
  /** Of those: where few decisions or none would have changed much. */
  quiet: number;
  seats: number;
  unfinished: string[];
  moments: ClassMoment[];
  figures: ClassFigure[];
  goals: Goal[];
  rules: LessonRules;
  questions: { stage: string; sign: string; text: string }[];
}

export type Stage = "guess" | "shares" | "happened" | "what_if";

/** A moment that is put to everybody. `shares`: how many guessed what, once that is told; null: too few to tell. */
export interface PutMoment {
  number: number;
  table: string;
  at: number;
  stage: Stage;
  /** Were there two ways to choose from? */
  ways: boolean;
  guesses: number;
  shares: { [guess in Verdict]: number | null } | null;
  /** In a class: the table's sign, and how many learners there are. */
  sign?: string | null;
  of?: number;
  /** At a table of its own: the seats that have guessed. */
  guessed?: number[];
}

/** The same in words, as far as it is told. */
export interface MomentWords {
  number: number;
  stage: Stage;
  when: string;
  ways: [string, string] | null;
  heading: string;
  happened: string[];
  played: string[];
  verdict: Verdict | null;
  tens: number | null;
}

/** The exit ticket as everybody may know it. */
export interface PutTicket {
  when: "before" | "after";
  told: boolean;
  answered: number;
  of: number;
}

/** Its questions in words; `told` and `report` only once the answers are shown. */
export interface TicketWords {
  when: "before" | "after";
  items: { topic: string; text: string; options: string[] }[];
  told: { right: number; why: string }[] | null;
  report: { people: number; shares: string[]; change: string } | null;
}

/** Rules of a lesson: as agreed, and what was changed on the way, at which tables. */
export interface LessonRules {
  options: Options;
  changes: { option: string; value: Plain; signs: string[] }[];
}
