/** What every board is given, and nothing else. */

import type { Teller } from "../kernel/telling";
import type { Counting, Debrief, Fact, LobbySeat, Move, Options, StandingsRow, View } from "../kernel/wire";

/** `V`, `O`: the game's own view and options, as Python writes their types (`view.ts`) and its law *Shape* holds them. */
export interface BoardProps<V = View, O = Options> {
  view: V;
  /** What has just happened, oldest first. */
  fresh: Fact[];
  options: O;
  seats: LobbySeat[];
  teller: Teller;
  /** A move is under way: nothing more can be chosen for the moment. */
  busy: boolean;
  reducedMotion: boolean;
  /** Where a clock runs. */
  clock?: Counting | null;
  /**
   * `asked`: the id of the question this answers, where it is not the one that is open (moves that are possible at any
   * time).
   */
  choose(move: Move, asked?: string): void;
}

/** What a board on a projector is given: nothing is asked there. */
export type StageProps<V = View, O = Options> = Pick<
  BoardProps<V, O>,
  "view" | "fresh" | "options" | "seats" | "teller" | "reducedMotion"
>;

export interface EndProps<V = View, O = Options> {
  view: V;
  standings: StandingsRow[];
  options: O;
  teller: Teller;
  reducedMotion: boolean;
  debrief: Debrief | null;
  /** The score has been counted before everybody's eyes: the page may name the winner. */
  finished(): void;
}
