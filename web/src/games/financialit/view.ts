// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types
import type { Plain } from "../../kernel/wire";
import type { LessonRow, MeasureRow, StandingsRow } from "../shared/rows";

export interface Options {
  rounds: number;
  first_player: number | string;
  family_mode: string;
  family_assignment: string[];
  pawns: number;
  start_goods: number;
  free_slot_choice: boolean;
  slot_labels: { [key: string]: Plain };
  closed_locations: string[];
  income_below_zero: string;
  track_max: number;
  goods_min_per_visit: number;
  goods_max_per_visit: number;
  goods_price: number;
  rebate_from: number;
  missing_goods_penalty: number;
  luxury_cost_delta: number;
  luxury_upkeep_delta: number;
  luxury_happiness_delta: number;
  luxury_prereq: { [key: string]: Plain };
  luxury_max_per_visit: number;
  market_size: number;
  refresh_cost: number;
  bills_quota: number;
  bills_unit: number;
  bills_last_call: boolean;
  crowd_surcharge: number;
  crowd_rule: string;
  investment_cap: number;
  insurance_per_visit: number;
  insurance_extra_cost: number;
  insurance_extra_scope: string;
  insurance_cap: number;
  premium_delta: number;
  basic_removable: boolean;
  skill_cost: number;
  skill_cost_step: number;
  skill_cost_threshold: number;
  skills_cap: number;
  careers_cap: number;
  career_penalty: number;
  skill_end_happiness_delta: number;
  career_end_happiness_delta: number;
  display_size: number;
  income_mode: string;
  income_live: boolean;
  income_counts: { [key: string]: Plain };
  income_first_round: boolean;
  event_mode: string;
  event_pool: string;
  event_counts: { [key: string]: Plain };
  events_per_round: number[];
  family_delta: { [key: string]: Plain };
  family_overrides: { [key: string]: Plain };
  luxury_overrides: { [key: string]: Plain };
  luxury_counts: { [key: string]: Plain };
  event_overrides: { [key: string]: Plain };
  income_overrides: { [key: string]: Plain };
  investment_overrides: { [key: string]: Plain };
  insurance_overrides: { [key: string]: Plain };
  skill_overrides: { [key: string]: Plain };
  career_overrides: { [key: string]: Plain };
  happiness_goal: number;
  goal_counts_debt: boolean;
  collection: Plain[];
  collection_mode: string;
  collection_none: string;
  goal_winner: string;
  count_goods: boolean;
  count_family: boolean;
  score_cards_per: number;
  score_income_per: number;
  score_units_per: number;
  loan_amount: number;
  loan_instalment: number;
  loan_happiness: number;
  loan_cap: number;
  loan_early_repay: boolean;
  aid_amount: number;
  aid_uses: number;
  miscalculation_loss: number;
  miscalculation_clear_at: number;
  savings_from: number;
  savings_bonus: number;
}

export interface Table {
  round: number;
  rounds: number;
  events_in: number[];
  locations: Places;
  market: string[];
  shows: Shows;
  decks: { [key: string]: { [key: string]: number } };
  discards: { [key: string]: { [key: string]: number } };
  homes: HomeView[];
  first: number;
  closed: string[];
  last_event: string;
  reached: number[];
  announced: [string, Plain][];
  ahead: RoundView[];
  scores: number[][];
  figures: { [key: string]: CardView };
}

export interface Places {
  LAB: SlotView[];
  INV: SlotView[];
  INS: SlotView[];
  MKT: SlotView[];
  BIL: SlotView[];
}

export interface SlotView {
  slot: number;
  label: number;
  open: boolean;
  seat: number | null;
}

export interface Shows {
  career: string[];
  skill: string[];
  short: string[];
  long: string[];
}

export interface HomeView {
  family: string;
  tracker: number;
  modifier: number;
  pawns_free: number;
  placed: { [key: string]: number };
  career_pawn: number | null;
  pawns_away: number;
  pawn_away_next: boolean;
  saved: boolean;
  luxuries: string[];
  insurances: string[];
  skills: string[];
  careers: [string, boolean][];
  investments: [string, number][];
  loans: number[];
  miscalculation: boolean;
  aid_used: number;
  income_next: number;
  bills_next: number;
  units: number;
  happiness: number;
  goods: number;
  need: number;
  bills: number;
  bills_due: number;
  bill_parts: { [key: string]: number };
  discount: number;
  has_discount: boolean;
  forecast: number;
  skill_price: number;
  rebate_from: number;
  loan_happiness: number;
  owing: LoanView[];
  can_borrow: boolean;
  aid: number;
  due: number;
  cards: number;
  career_cards: number;
  projected: number;
  parts: number[];
}

export interface LoanView {
  slots: number;
  of: number;
  units: number;
}

export interface RoundView {
  bill: number;
  missing: number;
  food: number;
  hungry: number;
  after_bills: number;
  short: number;
  barred: { [key: string]: string };
  lacking: { [key: string]: [number, number] };
}

export interface CardView {
  term?: string;
  income?: number;
  bills?: number;
  goods?: number;
  units?: number;
  happiness?: number;
  cost?: number;
  upkeep?: number;
  slots?: number;
  premium?: number;
  peril?: string;
  tag?: string;
  effects?: ([string, number | string])[];
  operations?: ([string, number, number | string, number])[];
  unless?: [string, number];
  stopped_by?: string[];
  harmful?: boolean;
}

export interface Standing extends StandingsRow {
  winner: boolean;
}

export interface Measure extends MeasureRow {
  happiness: number;
  joy_start: number;
  joy_luxuries: number;
  joy_careers: number;
  joy_events: number;
  joy_investments: number;
  joy_goods: number;
  joy_debts: number;
  units: number;
  goods: number;
  need: number;
  missing: number;
  tracker: number;
  income_family: number;
  income_skills: number;
  income_careers: number;
  income_luxuries: number;
  income_modifier: number;
  income_events: number;
  income_loans: number;
  income_seeking: number;
  bills: number;
  bills_family: number;
  bills_premiums: number;
  bills_upkeep: number;
  bills_other: number;
  discount: number;
  in_income: number;
  in_loans: number;
  in_investments: number;
  in_other: number;
  out_goods: number;
  out_bills: number;
  out_skills: number;
  out_luxuries: number;
  out_investments: number;
  out_events: number;
  out_insurance: number;
  out_debts: number;
  instalments: number;
  loans: number;
  insurances: number;
  miscalculation: number;
  projected: number;
}

export interface Lesson extends LessonRow {
  received?: number;
  paid?: number;
  units?: number;
  income?: number;
  happiness?: number;
  premium?: number;
  premiums?: number;
  events?: number;
  goods?: number;
  saved?: number;
  missed?: number;
  earned?: number;
  spent?: number;
  penalty?: number;
  cut_short?: number;
  lost?: number;
  times?: number;
  tight_luxuries?: number;
}
