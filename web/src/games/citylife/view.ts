// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types
import type { LessonRow, MeasureRow, StandingsRow } from "../shared/rows";

export interface Options {
  rules: string;
  order: string;
  chain: string;
  starting_cash: number;
  lottery_seed: number;
  six_misses: boolean;
  three_quiz: boolean;
  exact_finish: boolean;
  side_paths: boolean;
  detour_end: string;
  wrong_turn_dead_end: boolean;
  jail_turns: number;
  jail_roll: boolean;
  quiz_packs: string[];
  quiz_topics: string[];
  quiz_levels: string[];
  quiz_award: number;
  basic_roll_quiz: string;
  basic_school: string;
  quiz_seconds: number;
  quiz_repeat: string;
  shuffle_answers: boolean;
  judge_mode: string;
  judge_sits_out: boolean;
  judge_sees_key: boolean;
  sq82_reward: string;
  share_cap: number;
  share_lock: boolean;
  dividend: number;
  loan_turns: number;
  mortgage_turns: number;
  loan_cost: number;
  mortgaged_fee: boolean;
  visitor_waive: boolean;
  tender: boolean;
  allow_gifts: boolean;
  offers_per_turn: number;
  debt_rounding: string;
  fine_turn_cap: number;
  demerit_limit: number;
  insurance: number;
  traffic_deck: string[];
  victory: string;
  arrival_bonus: number;
  titles: boolean;
  title_demerit_charge: number;
  max_rounds: number;
  trainer_chooses: boolean;
}

export interface Table {
  rules: "basic" | "advanced";
  order: number[];
  gone: number[];
  active: number;
  played: boolean;
  turn_no: number;
  extra: boolean;
  lottery: number;
  owner: { [key: string]: number };
  mortgages: MortgageSeen[];
  traffic: number;
  traffic_bottom: string[];
  quiz_deck: number;
  paths: { [key: string]: number[] };
  terms: Prices;
  players: Player[];
  quiz: QuizSeen | null;
  debt: DebtSeen | null;
  asset: AssetSeen | null;
  winners: number[];
  called?: { [key: string]: { [key: string]: string } };
}

export interface MortgageSeen {
  left: number;
  fresh: boolean;
  deed: string;
}

export interface Prices {
  share: SharePrice;
  house: DeedPrice;
  tower: DeedPrice;
  loan: LoanTerms;
}

export interface SharePrice {
  list: number;
  cgt: number;
  ltt: number;
  payoff: number;
  dollar_sign: number;
}

export interface DeedPrice {
  list: number;
  cgt: number;
  ltt: number;
  payoff: number;
  fee: number;
  fee_tax: number;
  mortgage: number;
  property_tax: number;
}

export interface LoanTerms {
  amount: number;
  due: number;
}

export interface Player {
  pos: number;
  route: string;
  cash: number;
  shares: number;
  deeds: string[];
  bank_bought: number;
  bank_sold: number;
  share_locked: boolean;
  loan: ClockSeen | null;
  borrow_ban: boolean;
  borrowed: boolean;
  demerits: string[];
  points: number;
  missed: Block[];
  jail: boolean;
  steps: number;
  net_worth: number;
  capacity: number;
  asked: number;
  right: number;
  gone: boolean;
  proposed: number;
}

export interface ClockSeen {
  left: number;
  fresh: boolean;
}

export interface Block {
  kind: string;
  left: number;
  cause: string;
}

export interface QuizSeen {
  card: string;
  title: { [key: string]: string };
  kind: string;
  seat: number;
  judge: number;
  by: string;
  number: number;
  of: number;
  ask: { [key: string]: string };
  answers: { [key: string]: { [key: string]: string } };
  struck: string[];
  queue: number[];
  tried: number[];
  paid: boolean;
  key: string | null;
  seconds: number;
}

export interface DebtSeen {
  debtor: number;
  amount: number;
  creditor: number;
  cause: string;
  deed: string;
  left: string[];
  shares_left: number;
}

export interface AssetSeen {
  asset: string;
  seat: number | null;
  bids: [number, number][];
}

export interface Standing extends StandingsRow {
  titles: string[];
}

export interface Measure extends MeasureRow {
  cash: number;
  net_worth: number;
  steps: number;
  shares: number;
  deeds: number;
  points: number;
  loan: number;
  mortgages: number;
  lottery: number;
  fees_paid: number;
  capital_gains_tax: number;
  land_transfer_tax: number;
  property_tax: number;
  fines: number;
  insurance: number;
  bills: number;
  credit_cost: number;
  spent_on_property: number;
  spent_on_shares: number;
  fees_received: number;
  dividends: number;
  quiz_income: number;
  luck_income: number;
  borrowed: number;
  sold_to_bank: number;
  sold_to_players: number;
  questions: number;
  right_answers: number;
  debts_not_covered_by_cash: number;
  turns_jail: number;
  turns_debt: number;
  turns_other: number;
  fees_given_up: number;
  sendings: number;
}

export interface Lesson extends LessonRow {
  borrowed?: number;
  cost?: number;
  assets?: number;
  tax?: number;
  times?: number;
  turns?: number;
  amount?: number;
  paid?: number;
  fines?: number;
  insurance?: number;
  luck?: number;
  fees?: number;
  given_up?: number;
  squares?: number;
  deed?: string;
  rounds?: number;
  ask?: { [key: string]: string };
  price?: number;
  passed?: number;
  bought?: number;
  jail?: number;
  debt?: number;
  start?: number;
  end?: number;
  period?: number;
}
