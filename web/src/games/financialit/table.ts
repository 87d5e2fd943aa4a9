/** The view of a FinanciaLit table, and what the board reads off it. */

import type { Options, View } from "../../kernel/wire";

export type Place = "LAB" | "INV" | "INS" | "MKT" | "BIL";
export type Show = "career" | "skill" | "short" | "long";

export interface Slot {
  slot: number;
  /** The smallest number of players with which it is open. */
  label: number;
  open: boolean;
  seat: number | null;
}

export interface Home {
  family: string;
  tracker: number;
  modifier: number;
  pawns_free: number;
  placed: { [place in Place]?: number };
  career_pawn: number | null;
  pawns_away: number;
  pawn_away_next: boolean;
  saved: boolean;
  luxuries: string[];
  insurances: string[];
  skills: string[];
  careers: [card: string, active: boolean][];
  investments: [card: string, token: number][];
  /** A token on 2 or 1; 0 while it has none yet. */
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
  discount: number;
  has_discount: boolean;
  forecast: number;
  skill_price: number;
  rebate_from: number;
  loan_happiness: number;
  can_borrow: boolean;
  aid: number;
  due: number;
  cards: number;
  career_cards: number;
  projected: number;
  parts: number[];
}

/** The figures of a card as they are in this game; which of them there are depends on its kind. */
export interface Figures {
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
  effects?: [name: string, value: number | string][];
  operations?: [name: string, number: number, what: number | string, most: number][];
  unless?: [condition: string, number: number];
  stopped_by?: string[];
}

export interface TownTable {
  round: number;
  rounds: number;
  events_in: number[];
  first: number;
  locations: { [place in Place]: Slot[] };
  closed: string[];
  market: string[];
  shows: { [show in Show]: string[] };
  decks: { [deck: string]: { [card: string]: number } };
  last_event: string;
  reached: number[];
  announced: [option: string, value: Options[string]][];
  homes: (Home | { family: "" })[];
  scores: number[][];
  figures: { [card: string]: Figures };
}

export interface TownOptions extends Options {
  goods_price: number;
  missing_goods_penalty: number;
  refresh_cost: number;
  bills_quota: number;
  bills_unit: number;
  crowd_surcharge: number;
  crowd_rule: string;
  investment_cap: number;
  insurance_per_visit: number;
  loan_amount: number;
  loan_cap: number;
  savings_from: number;
  savings_bonus: number;
  track_max: number;
  pawns: number;
  aid_uses: number;
  score_cards_per: number;
  score_income_per: number;
  score_units_per: number;
}

/** The options stand in the view as they are now: a trainer may have changed them in play. */
export type TownView = View<TownTable> & { options: TownOptions };

export interface Building {
  id: Place;
  /** In which order the places are resolved; bills come by themselves. */
  no: number;
  roof: string;
  wall: string;
}

export const BUILDINGS: Building[] = [
  { id: "LAB", no: 1, roof: "#7a4a8c", wall: "#f1e6f3" },
  { id: "INV", no: 2, roof: "#2a7148", wall: "#e3f0e6" },
  { id: "INS", no: 3, roof: "#2f63b0", wall: "#e1eaf5" },
  { id: "MKT", no: 4, roof: "#a84a24", wall: "#fbe9df" },
  { id: "BIL", no: 0, roof: "#7a5d18", wall: "#fbf0d7" },
];
export const buildingOf = (place: string): Building | undefined => BUILDINGS.find((one) => one.id === place);

export const INSURANCES = ["INS-0", "INS-1", "INS-2", "INS-3", "INS-4", "INS-5"];
export const BASIC = "INS-0";

/** A seat's family board, once it has a family. */
export function homeOf(table: TownTable, seat: number | null): Home | null {
  const home = seat === null ? undefined : table.homes[seat];
  return home === undefined || home.family === "" ? null : (home as Home);
}

/** The other seats, clockwise from my left (all of them for a spectator). */
export function others(view: TownView): number[] {
  const me = view.seat;
  if (me === null) return [...Array(view.seats).keys()];
  return [...Array(view.seats - 1).keys()].map((step) => (me + step + 1) % view.seats);
}

const ACTING: { [question: string]: Place } = {
  pay_labour: "LAB",
  pay_invest: "INV",
  pay_insurance: "INS",
  pay_market: "MKT",
  pay_last_call: "BIL",
};

/** The building in which something is being settled now. */
export const busyPlace = (view: TownView): Place | null => ACTING[view.waiting] ?? null;

export type Phase = "income" | "action" | "payments" | "final";

export function phaseOf(view: TownView): Phase {
  if (view.waiting === "action_turn") return "action";
  if (view.waiting === "final_loans" || view.over) return "final";
  return view.waiting === "setup_family" || view.agenda.includes("action") ? "income" : "payments";
}

/** Are this period's bills still to come? */
export const billsAhead = (view: TownView): boolean =>
  view.agenda.includes("bills") || view.waiting === "pay_last_call";

/** The slot a pawn takes: the lowest free one. */
export const freeSlot = (slots: Slot[]): Slot | undefined => slots.find((slot) => slot.open && slot.seat === null);

export type PawnState = "free" | "placed" | "career" | "away";

/** What every pawn of a family does. */
export function pawnsOf(home: Home): PawnState[] {
  const many = (count: number, state: PawnState): PawnState[] => Array<PawnState>(count).fill(state);
  return [
    ...many(home.pawns_free, "free"),
    ...many(Object.keys(home.placed).length, "placed"),
    ...many(home.career_pawn === null ? 0 : 1, "career"),
    ...many(home.pawns_away, "away"),
  ];
}

/** FL-2.5 What so many goods cost this family. */
export function goodsPrice(options: TownOptions, home: Home, count: number): number {
  return Math.max(0, count * options.goods_price - (count >= home.rebate_from ? 1 : 0));
}

/** Goods this family still lacks for this period; none once they have been used up. */
export const missingGoods = (view: TownView, home: Home): number =>
  view.agenda.includes("use_goods") ? Math.max(0, home.need - home.goods) : 0;

/**
 * Can goods still be bought in this period: a pawn stands in the Market and its visit is to come, or one could still be
 * sent there?
 */
export function canShop(view: TownView, seat: number, home: Home): boolean {
  if (!("MKT" in home.placed))
    return home.pawns_free > 0 && !home.saved && (view.waiting === "action_turn" || view.agenda.includes("action"));
  if (view.waiting !== "pay_market") return view.agenda.includes("marketplace");
  if (view.question?.seat === seat) return view.question.moves.some((move) => move.name === "buy_goods");
  const visitor = homeOf(view.table, view.asked[0] ?? null);
  return (visitor?.placed.MKT ?? 0) < (home.placed.MKT ?? 0);
}
