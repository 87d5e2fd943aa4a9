/** The view of an El Plan table, and what the board reads off it. */

import type { Options, View } from "../../kernel/wire";

export type Kind = "worker" | "money" | "energy";
export type Token = Kind | "idea";
export type Process = "production" | "logistics" | "marketing";
export type Good = "raw_material" | "consumer_good" | "service";
export type CardType = "expert" | "technology" | "infrastructure";
/** Counts of worker, money, energy; of production, logistics, marketing; or of raw material, consumer good, service. */
export type Three = [number, number, number];

export const KINDS: Kind[] = ["worker", "money", "energy"];
export const TOKENS: Token[] = [...KINDS, "idea"];
export const PROCESSES: Process[] = ["production", "logistics", "marketing"];
export const GOODS: Good[] = ["raw_material", "consumer_good", "service"];
/** As they lie on the board, from left to right. */
export const TYPES: CardType[] = ["infrastructure", "technology", "expert"];
export const SUBSIDIES = ["6a", "6b", "6c"];
export const PLACE_OF: { [type in CardType]: string } = { expert: "3e", technology: "3t", infrastructure: "3i" };

export interface Printed {
  type: CardType;
  cost: { [kind in Kind]?: number };
  activation: Kind[];
  symbol: "play" | "pause";
  processes?: Process[];
  most_tokens?: number;
  wild?: number;
  income?: Kind;
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
  demands?: Kind[];
  market_closed?: boolean;
  wild?: number;
  processes_off?: number;
  sale_less?: number;
  card_money_more?: number;
  technology_discount?: number;
}

export interface Sheet {
  type: Good;
  slots: [Kind, Process][];
  rows: [need: Three, good: Good, count: number][];
}

export interface Player {
  plan: string;
  slots: (Token | "")[];
  cards: [card: string, tokens: Token[]][];
  free: Three;
  ideas_free: number;
  ideas: number;
  products: Three;
  space: string;
  benefit_lost: boolean;
  insure: string;
  acquired: number;
  bought: Good[];
  sold: Good[];
  advisers_left: number;
  swaps_left: number;
  points: number;
  trios: number;
  resources: number;
  store: number;
  /** Only where there is a plan. */
  processes?: Three;
  wild?: number;
  usable?: number;
}

export interface PlanTable {
  level: number;
  periods: number;
  last: boolean;
  turn_seat: number;
  /** 0: decisions, 1 to 7: the districts, 8: the summary. */
  district: number;
  event: string;
  next_event: string;
  events_left: string[];
  event_cards: { [event: string]: EventCard };
  on_offer: { [type in CardType]: string[] };
  decks: { [type in CardType]: number };
  market: Three;
  subsidies: Three;
  spaces: { [space: string]: boolean };
  plans: string[];
  sheets: { [plan: string]: Sheet };
  printed: { [card: string]: Printed };
  players: Player[];
}

export type PlanView = View<PlanTable>;

export interface PlanOptions extends Options {
  periods: number;
  events: string;
  insurance: string;
  export_size: number;
  export_subsidy: number;
  buy_price: number;
  import_price: number;
  sale_price: number;
  d6_all_open: boolean;
  points_idea: number;
  points_trio: number;
  trio_needs_idea: boolean;
}

export const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
export const kindsOf = (cost: { [kind in Kind]?: number }): Kind[] =>
  KINDS.flatMap((kind) => Array<Kind>(cost[kind] ?? 0).fill(kind));
export const expand = <Name>(names: readonly Name[], counts: readonly number[]): Name[] =>
  names.flatMap((name, index) => Array<Name>(Math.max(0, counts[index] ?? 0)).fill(name));

/** Everybody but me, in the order of play after me. */
export function others(view: PlanView): number[] {
  const first = view.seat === null ? 0 : view.seat + 1;
  return [...Array(view.seats).keys()].map((step) => (first + step) % view.seats).filter((seat) => seat !== view.seat);
}

export function occupant(table: PlanTable, space: string): number | null {
  const seat = table.players.findIndex((player) => player.space === space);
  return seat < 0 ? null : seat;
}

/** Does the event pass this seat by? */
export function spared(table: PlanTable, player: Player, options: PlanOptions): boolean {
  if (player.space !== "1" || table.event === "") return false;
  return options.insurance === "ask" ? player.insure === "ignore" : table.event_cards[table.event]?.tone === "negative";
}

/** The event in force, if it counts for this seat. */
export function eventFor(table: PlanTable, player: Player, options: PlanOptions): EventCard | null {
  return spared(table, player, options) ? null : (table.event_cards[table.event] ?? null);
}

export const atWork = (player: Player) =>
  player.slots.filter((token) => token !== "").length + sum(player.cards.map(([, tokens]) => tokens.length));

/** How many cards of each type a seat owns, in the order of the racks. */
export function trioOf(table: PlanTable, player: Player): number {
  const types = player.cards.map(([card]) => table.printed[card]?.type);
  return TYPES.filter((type) => types.filter((one) => one === type).length > player.trios).length;
}

/** The stops of the cart: where the route token stands in each district, and at the sign. */
export const DISTRICTS = [1, 2, 3, 4, 5, 6, 7];
