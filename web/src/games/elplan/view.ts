// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types
import type { LessonRow, MeasureRow, StandingsRow } from "../shared/rows";

export interface Options {
  level: number;
  periods: number;
  first_seat: string;
  plan_choice: string;
  start_worker: number;
  start_money: number;
  start_energy: number;
  events: string;
  event_preview: boolean;
  insurance: string;
  shortfall: string;
  d2_spaces: number;
  d6_all_open: boolean;
  liquidations: number;
  liquidate_anywhere: boolean;
  investments_per_period: number;
  offers_per_type: number;
  refill_at_once: boolean;
  refresh_offers: boolean;
  play_all: boolean;
  idea_wildcards: boolean;
  buy_price: number;
  import_price: number;
  sale_price: number;
  one_type_market: boolean;
  export_size: number;
  export_subsidy: number;
  keep_limit: number;
  warehouse_limit: number;
  ideas_per_period: number;
  points_idea: number;
  points_trio: number;
  trio_needs_idea: boolean;
  last_seat_bonus: boolean;
  win_at: number;
}

export interface Table {
  level: number;
  periods: number;
  last: boolean;
  turn_seat: number;
  district: number;
  event: string;
  next_event: string;
  events_left: string[];
  events_to_come: number;
  on_offer: { [key: string]: string[] };
  decks: { [key: string]: number };
  market: [number, number, number];
  subsidies: [number, number, number];
  spaces: { [key: string]: boolean };
  plans: string[];
  sheets: { [key: string]: PlanSheet };
  printed: { [key: string]: Printed };
  event_cards: { [key: string]: EventCard };
  players: Player[];
}

export interface PlanSheet {
  type: "raw_material" | "consumer_good" | "service";
  slots: (["worker" | "money" | "energy", "production" | "logistics" | "marketing"])[];
  rows: ([[number, number, number], "raw_material" | "consumer_good" | "service", number])[];
}

export interface Printed {
  type: "expert" | "technology" | "infrastructure";
  cost: { [key: string]: number };
  activation: ("worker" | "money" | "energy")[];
  symbol: "play" | "pause";
  copies?: number;
  processes?: ("production" | "logistics" | "marketing")[];
  most_tokens?: number;
  wild?: number;
  income?: "worker" | "money" | "energy";
  sale_bonus?: number;
  shield?: number;
  swap?: number;
  adviser?: number;
  purchase_discount?: number;
  warehouse?: boolean;
  import_discount?: number;
  export_bonus?: number;
}

export interface EventCard {
  tone: "negative" | "positive";
  demands?: ("worker" | "money" | "energy")[];
  market_closed?: boolean;
  sowing?: number;
  wild?: number;
  processes_off?: number;
  money_share?: number;
  sale_less?: number;
  card_money_more?: number;
  gift?: { [key: string]: number };
  gift_fewest_ideas?: { [key: string]: number };
  technology_discount?: number;
}

export interface Player {
  plan: string;
  slots: ("" | "worker" | "money" | "energy" | "idea")[];
  cards: ([string, ("worker" | "money" | "energy" | "idea")[]])[];
  free: [number, number, number];
  ideas_free: number;
  products: [number, number, number];
  space: string;
  benefit_lost: boolean;
  bought: ("raw_material" | "consumer_good" | "service")[];
  sold: ("raw_material" | "consumer_good" | "service")[];
  advisers_left: number;
  store: number;
  ideas: number;
  insure: string;
  acquired: number;
  discount_used: boolean;
  swaps_left: number;
  points: number;
  trios: number;
  resources: number;
  processes: [number, number, number];
  wild: number;
  usable: number;
}

export type Standing = StandingsRow;

export interface Measure extends MeasureRow {
  space: string;
  event: string;
  insured: number;
  ideas: number;
  points: number;
  trios: number;
  resources: number;
  free_worker: number;
  free_money: number;
  free_energy: number;
  at_work: number;
  idle: number;
  ideas_at_work: number;
  processes_had: number;
  processes_used: number;
  made: number;
  made_raw_material: number;
  made_consumer_good: number;
  made_service: number;
  bought: number;
  bought_raw_material: number;
  bought_consumer_good: number;
  bought_service: number;
  imported: number;
  imported_raw_material: number;
  imported_consumer_good: number;
  imported_service: number;
  sold: number;
  sold_raw_material: number;
  sold_consumer_good: number;
  sold_service: number;
  wasted: number;
  wasted_raw_material: number;
  wasted_consumer_good: number;
  wasted_service: number;
  cards: number;
  cards_expert: number;
  cards_technology: number;
  cards_infrastructure: number;
  cards_active: number;
  lost_to_events: number;
  spent_on_cards: number;
  spent_on_market: number;
  spent_on_imports: number;
  income_cards: number;
  income_space: number;
  income_sales: number;
  income_subsidies: number;
  income_events: number;
  recovered: number;
  benefits_lost: number;
  insurance_kept: number;
  space_value: number;
  exports_caused: number;
  market_stock: number;
  exports: number;
  subsidies_waiting: number;
}

export interface Lesson extends LessonRow {
  period?: number;
  event?: string;
  card?: string;
  district?: number;
  tokens?: number;
  benefits?: number;
  unsold?: number;
  covered?: number;
  kept?: number;
  periods?: number;
  hits?: number;
  idle?: number;
  all?: number;
  unused?: number;
  count?: number;
  longest?: number;
  nothing?: number;
  spent?: number;
  value?: number;
  usual?: number;
  amount?: number;
  processes?: number;
  foreign?: number;
  cost?: number;
  brought?: number;
  payback?: number;
  later?: number;
  exports?: number;
  taken?: number;
}
