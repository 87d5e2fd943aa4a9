// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types
import type { Plain } from "../../kernel/wire";

export interface LessonRow {
  lesson: string;
  seat: number | null;
}

export interface MeasureRow {
  seat: number;
  period: number;
}

export interface StandingsRow {
  rank: number;
  seat: number;
  score: number;
  parts: Plain[];
  behind?: Behind | null;
}

export interface Behind {
  other: number;
  decides: string;
  mine: number;
  theirs: number;
}
