/** The view of a Multiverse Money table, and what the board reads off it. */

import type { View } from "../../kernel/wire";
import { digits, lowest, total } from "./money";
import type { Options, Table } from "./view";

export type MultiverseOptions = Options;
export type MultiverseView = View<Table>;
export type Step = "bet" | "reveal" | "exchange" | "refill";
export const STEPS: Step[] = ["bet", "reveal", "exchange", "refill"];

export function stepOf(view: MultiverseView): Step {
  return view.waiting === "bet" ? "bet" : "exchange";
}

interface Bet {
  seat: number;
  total: number;
  cards: number;
  low: number;
}

/** MM-4.15 The bets on the table in the order in which they will be played. */
export function order(view: MultiverseView, options: MultiverseOptions): Bet[] {
  const fewest = options.tie_break === "fewest_cards";
  return view.table.players
    .map((player, seat) => ({
      seat,
      total: total(player.front),
      cards: player.front.length,
      low: lowest(player.front),
    }))
    .filter((bet) => bet.cards > 0)
    .sort((a, b) => b.total - a.total || (fewest ? a.cards - b.cards : 0) || a.low - b.low);
}

/** The number on a seat's badge: its turn in this round, those who have played included; null if it has none. */
export function badge(view: MultiverseView, bets: Bet[], seat: number): number | null {
  const place = bets.findIndex((bet) => bet.seat === seat);
  return place < 0 ? null : view.table.acted.length + place + 1;
}

/** The first bets that are equal, with the serials that decide between them. */
export function tie(bets: Bet[]): { total: number; serials: string[] } | null {
  const level = bets.map((bet) => bets.filter((other) => other.total === bet.total)).find((group) => group.length > 1);
  return level === undefined ? null : { total: level[0]?.total ?? 0, serials: level.map((bet) => digits(bet.low)) };
}

/** The other seats, clockwise from my left (all of them for a spectator). */
export function others(view: MultiverseView): number[] {
  if (view.seat === null) return [...Array(view.seats).keys()];
  const me = view.seat;
  return [...Array(view.seats - 1).keys()].map((step) => (me + step + 1) % view.seats);
}
