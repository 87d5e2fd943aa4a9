// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types
import type { LessonRow, MeasureRow, StandingsRow } from "../shared/rows";

export interface Options {
  level: string;
  claims: string;
  by_hand_increases: string;
  home_assignment: string;
  first_player: string;
  first_player_rule: string;
  years: number;
  goal_wellbeing: number;
  goal_savings: number;
  goal_investments: number;
  starting_cash: number;
  savings_plan: string;
  withdraw_surcharge: number;
  extra_job_pay: number;
  free_time_wellbeing: number;
  insurance_price: number;
  loan_cards: number;
  loan_cards_lz: number;
  overindebted_may_sell: boolean;
  loans_in_reorganisation: boolean;
  unpaid_penalty: number;
  cancel_services: boolean;
  trade: boolean;
  trade_price_cap: string;
  max_proposals: number;
  hide_cash: boolean;
  closing_window: boolean;
  planning: string;
  trainer_chance: string;
}

export interface Table {
  year: number;
  years: number;
  marker: string;
  first: number;
  offer: Decks;
  unknown: Left;
  bottom: Decks;
  events: string[];
  event: string;
  past_events: string[];
  done: boolean[];
  proposed: number[];
  traded: string[];
  players: Player[];
  printed: { [key: string]: Printed };
  homes: { [key: string]: HomePrinted };
  terms: Terms;
  event_card?: EventPrinted;
  closed?: { [key: string]: string };
  payout?: number[];
}

export interface Decks {
  investments: string[];
  shopping: string[];
}

export interface Left {
  investments: number;
  shopping: number;
}

export interface Player {
  home: string;
  savings: number[];
  saved: number;
  net: number;
  wellbeing: number;
  loans: number;
  minimum: number;
  loan_price: number;
  investments: [string, number][];
  shopping: [string, number, number][];
  tokens: number;
  zone: string;
  must_extra_job: boolean;
  restricted: boolean;
  mods: Modifiers;
  mods_next: Modifiers;
  settled: boolean;
  stage: string;
  effect: EffectSeen | null;
  goals: Goals;
  cash: number | null;
  missing: number | null;
  income?: number;
  coming?: number;
  expenses?: number;
  bill?: number;
  due?: number;
  free?: number | null;
}

export interface Modifiers {
  home_income?: number;
  expenses?: number;
  business_off?: boolean;
  interest_off?: boolean;
  education_bonus?: number;
}

export interface EffectSeen {
  gain: number;
  joy: number;
  sorrow: number;
  owed: number;
  branches: [string, number, number][];
  next_year: Modifiers;
}

export interface Goals {
  wellbeing: boolean;
  savings: boolean;
  loans: boolean;
  investments: boolean;
}

export interface Printed {
  kind: string;
  cost: number;
  income?: number;
  wellbeing?: number;
  every_year?: boolean;
  expense?: number;
}

export interface HomePrinted {
  income: number;
  expenses: number;
  adults?: number;
  children?: number;
  seniors?: number;
}

export interface Terms {
  faces: number[];
  interest: number[];
  loan: number;
  card: number;
  cap: number;
  step: number;
  over: number;
}

export interface EventPrinted {
  kind: string;
  pay?: { [key: string]: number | null };
  lose_cash?: LoseCashPrinted;
  gain_cash?: number;
  gain_wellbeing?: number;
  lose_wellbeing?: number;
  next_year?: Modifiers;
  choice?: BranchPrinted[];
}

export interface LoseCashPrinted {
  part: number;
  round_down: number;
  max: number;
}

export interface BranchPrinted {
  id: string;
  pay: { [key: string]: number | null } | null;
  lose_wellbeing: number;
}

export interface Standing extends StandingsRow {
  winner: boolean;
  champion: boolean;
  goals: Goals;
}

export interface Measure extends MeasureRow {
  cash: number;
  savings: number;
  loans: number;
  net_worth: number;
  wellbeing: number;
  income_home: number;
  income_interest: number;
  income_business: number;
  income_education: number;
  income_extra_job: number;
  income_event: number;
  income_sales: number;
  spent_investments: number;
  spent_shopping: number;
  spent_insurance: number;
  surcharges: number;
  event_money: number;
  spent_products: number;
  wellbeing_bonuses: number;
  wellbeing_purchases: number;
  wellbeing_free_time: number;
  wellbeing_event: number;
  wellbeing_penalty: number;
  expenses_home: number;
  expenses_cards: number;
  expenses_event: number;
  written_off: number;
  loans_taken: number;
  loan_cards_received: number;
  finance_cost: number;
  cards_repaid_minimum: number;
  cards_repaid_advance: number;
  event_wellbeing: number;
  tokens_bought: number;
  tokens_used: number;
  forgotten_wellbeing: number;
  forgotten_discounts: number;
  years_restricted: number;
  goal_wellbeing: number;
  goal_savings: number;
  goal_loans: number;
  goal_investments: number;
  zone: string;
  event: string;
  fate: string;
  restricted: number;
}

export interface Lesson extends LessonRow {
  period?: number;
  card?: string;
  other_card?: string;
  event?: string;
  zone?: string;
  loans?: number;
  cost?: number;
  price?: number;
  earned?: number;
  good?: number;
  owed?: number;
  sorrow?: number;
  times?: number;
  interest?: number;
  brought?: number;
  earlier?: number;
  yearly?: number;
  years?: number;
  joy?: number;
  other_joy?: number;
  missing?: number;
  wellbeing?: number;
  money?: number;
}
