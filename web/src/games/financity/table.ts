/** The view of a FinanCity table, and what the board reads off it. */

import type { Options, View } from "../../kernel/wire";

export interface Modifiers {
  home_income?: number;
  expenses?: number;
  business_off?: boolean;
  interest_off?: boolean;
  education_bonus?: number;
}

export interface Effect {
  gain: number;
  joy: number;
  sorrow: number;
  owed: number;
  branches: [string, number, number][];
  next_year: Modifiers;
}

export interface Player {
  home: string;
  savings: number[];
  saved: number;
  wellbeing: number;
  loans: number;
  minimum: number;
  loan_price: number;
  investments: [card: string, year: number][];
  shopping: [card: string, year: number, from: number][];
  tokens: number;
  zone: string;
  must_extra_job: boolean;
  restricted: boolean;
  mods: Modifiers;
  mods_next: Modifiers;
  settled: boolean;
  effect: Effect | null;
  goals: { [goal in Goal]: boolean };
  cash: number | null;
  /** This year's sum; only where the program does it for the player. */
  income?: number;
  expenses?: number;
  due?: number;
  bill?: number;
  free?: number | null;
}

export interface Printed {
  kind: string;
  cost: number;
  income?: number;
  wellbeing?: number;
  every_year?: boolean;
  expense?: number;
}

export interface EventCard {
  kind: string;
  pay?: { [part: string]: number | null };
  lose_cash?: { part: number; round_down: number; max: number };
  gain_cash?: number;
  gain_wellbeing?: number;
  lose_wellbeing?: number;
  next_year?: Modifiers;
  choice?: { id: string; pay: { base: number } | null; lose_wellbeing: number }[];
}

export interface HomeCard {
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
  surcharge: number;
}

export type Deck = "investments" | "shopping";
export type Goal = "wellbeing" | "savings" | "loans" | "investments";
export const GOALS: Goal[] = ["wellbeing", "savings", "loans", "investments"];

export interface CityTable {
  year: number;
  years: number;
  marker: string;
  first: number;
  offer: { [deck in Deck]: string[] };
  unknown: { [deck in Deck]: number };
  bottom: { [deck in Deck]: string[] };
  event: string;
  event_card?: EventCard;
  past_events: string[];
  done: boolean[];
  proposed: number[];
  traded: string[];
  players: Player[];
  printed: { [card: string]: Printed };
  homes: { [home: string]: HomeCard };
  terms: Terms;
  closed?: { [move: string]: string };
}

export interface CityOptions extends Options {
  goal_wellbeing: number;
  goal_savings: number;
  goal_investments: number;
  extra_job_pay: number;
  free_time_wellbeing: number;
  insurance_price: number;
  loan_cards_lz: number;
  max_proposals: number;
}

export type CityView = View<CityTable>;

export interface Zone {
  id: string;
  /** The number painted at its corner; the Loans zone has none. */
  no: number;
  column: number;
  row: number;
  /** The colour of the roof; general zones have none. */
  roof: string;
}

const place = (id: string, no: number, column: number, row: number, roof = ""): Zone => ({ id, no, column, row, roof });

/** The ring, clockwise from the upper left. */
export const ZONES: Zone[] = [
  place("Z1", 1, 0, 0),
  place("Z2", 2, 1, 0),
  place("Z3", 3, 2, 0),
  place("Z4", 4, 3, 0, "#4a6b80"),
  place("Z5", 5, 3, 1, "#3f7a4e"),
  place("Z6", 6, 3, 2, "#b84a26"),
  place("Z7", 7, 3, 3, "#a04479"),
  place("Z8", 8, 2, 3),
  place("Z9", 9, 1, 3, "#2f6aa0"),
  place("Z10", 10, 0, 3),
  place("Z11", 11, 0, 2),
  place("LZ", 0, 0, 1, "#7a5b24"),
];

export const BOARD = 540;
export const BLOCK = 121;
export const at = (step: number) => 14 + 131 * step;

const LANE = [156, 384] as const;
const SIDE = LANE[1] - LANE[0];
/** At a corner the bus stops a little before or after the bend. */
const CORNER = 26;
export const ROUTE = `M${LANE[0]} ${LANE[0]}H${LANE[1]}V${LANE[1]}H${LANE[0]}Z`;

/** How far round the ring the bus stops at a zone, in per cent. */
export function stop(id: string): number {
  const zone = ZONES.find((one) => one.id === id);
  if (zone === undefined) return 0;
  const along = (step: number) => Math.min(SIDE - CORNER, Math.max(CORNER, at(step) + BLOCK / 2 - LANE[0]));
  const { column, row } = zone;
  const way =
    row === 0
      ? along(column)
      : column === 3
        ? SIDE + along(row)
        : row === 3
          ? 2 * SIDE + SIDE - along(column)
          : 3 * SIDE + SIDE - along(row);
  return (100 * way) / (4 * SIDE);
}

/** The other seats, clockwise from my left (all of them for a spectator). */
export function others(view: CityView): number[] {
  const me = view.seat;
  if (me === null) return [...Array(view.seats).keys()];
  return [...Array(view.seats - 1).keys()].map((step) => (me + step + 1) % view.seats);
}

/** Where a house stands: its zone, or Planning while it waits to be placed. */
export const standsAt = (player: Player): string => (player.zone === "" ? "Z1" : player.zone);

/** FC-Z2.1 What this year's Income will bring, while it has not come yet; nought afterwards. */
export function expected(table: CityTable, player: Player): number {
  const home = table.homes[player.home];
  if ((table.marker !== "Z1" && table.marker !== "") || home === undefined) return 0;
  const { mods } = player;
  const interest =
    mods.interest_off === true
      ? 0
      : player.savings.reduce((sum, count, index) => sum + count * (table.terms.interest[index] ?? 0), 0);
  const cards = player.investments.reduce((sum, [card]) => {
    const printed = table.printed[card];
    if (printed?.kind === "business") return sum + (mods.business_off === true ? 0 : (printed.income ?? 0));
    return sum + (printed?.income ?? 0) + (mods.education_bonus ?? 0);
  }, 0);
  return Math.max(0, home.income + (mods.home_income ?? 0)) + interest + cards;
}

/** What is free to spend this year; null where players do their own sums. */
export function freeOf(table: CityTable, player: Player | undefined): number | null {
  return player?.free === undefined || player.free === null ? null : player.free + expected(table, player);
}

/** What is being weighed: its name, what it takes, and how it changes the loan cards due. */
export interface Weighed {
  label: string;
  spends: number;
  due: number;
}

/** How many loan cards fall due each year. */
export const dueCards = (terms: Terms, loans: number): number => Math.ceil(loans / terms.step);
