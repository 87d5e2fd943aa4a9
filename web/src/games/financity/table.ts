/** The view of a FinanCity table, and what the board reads off it. */

import type { Product, View } from "../../kernel/wire";
import type { Decks, Goals, Options, Player, Printed, Table, Terms } from "./view";

export type { Player, Printed, Terms };
export type CityTable = Table;
export type CityOptions = Options;
export type CityView = View<CityTable>;
export type Deck = keyof Decks;
export type Goal = keyof Goals;
export const GOALS: Goal[] = ["wellbeing", "savings", "loans", "investments"];

/** Savings cards to be counted out: how many of each, and what they may be worth together. */
export interface Counted extends Product {
  budget: number;
  least: number;
}

/** Deals to choose from, each with its highest price. */
export interface Deals extends Product {
  deals: { deal: (string | number)[]; most: number }[];
}

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

/** What is being weighed: its name, what it takes, and how it changes the loan cards due. */
export interface Weighed {
  label: string;
  spends: number;
  due: number;
}
