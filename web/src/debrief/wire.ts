/** What the coach says, about one seat and about a class. */

export type Verdict = "own" | "other" | "toss";

/** A moment in the server's sentences. `ways`: one's own and the other; null where nothing was decided. */
export interface Said {
  heading: string;
  when: string;
  ways: [string, string] | null;
  sentences: string[];
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
  nothing?: boolean;
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

export interface ClassDebrief {
  game: string;
  done: boolean;
  looked: number;
  seats: number;
  unfinished: string[];
  moments: ClassMoment[];
  figures: ClassFigure[];
  questions: { stage: string; sign: string; text: string }[];
}
