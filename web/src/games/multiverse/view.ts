// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types
import type { LessonRow, MeasureRow, StandingsRow } from "../shared/rows";

export interface Options {
  games_in_match: number;
  removal: string;
  removed: string[];
  currencies: number;
  hand_size: number;
  pile_size: number;
  coins: number;
  bluff_cards: boolean;
  sit_out: boolean;
  bet_counts: string;
  swaps: boolean;
  tie_break: string;
  full_line: number;
  fee: number;
  set_bonus: number;
  coin_points: number;
  stall_limit: number;
  card_memory: boolean;
  open_hands: boolean;
  score_preview: boolean;
}

export interface Table {
  game_no: number;
  games: number;
  removed: string[];
  deck: number;
  deck_start: number;
  left: string[];
  right: string[];
  last_round: boolean;
  stall: number;
  acted: number[];
  swapped_by: number | null;
  history: number[][];
  rounds: number;
  players: Player[];
  hand?: string[];
  placed?: string[] | null;
  score?: number;
}

export interface Player {
  cards: number;
  bet: number | null;
  front: string[];
  sat_out: boolean;
  total: number;
  known?: string[];
  hand?: string[];
}

export interface Standing extends StandingsRow {
  games: number[];
}

export interface Measure extends MeasureRow {
  game: number;
  move: string;
  bet_total: number;
  bet_cards: number;
  bluff: number;
  sat_out: number;
  place: number;
  given_cards: number;
  given_value: number;
  taken_cards: number;
  taken_value: number;
  gain: number;
  score_before: number;
  hand: number;
  score_now: number;
  fee_now: number;
  top_two_percent: number;
  held_oll: number;
  held_fle: number;
  held_ela: number;
  held_ink: number;
  held_cru: number;
  held_spi: number;
  held_yaw: number;
}

export interface Lesson extends LessonRow {
  other?: number;
  period?: number;
  gain?: number;
  other_gain?: number;
  currency?: string;
  amount?: number;
  cards?: number;
  given?: number;
  taken?: number;
  used?: number;
  out?: number;
  currencies?: number;
  sum?: number;
  missing?: number;
  value?: number;
}
