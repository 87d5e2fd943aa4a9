/** The view of a City Life table, and what the board reads off it. */

import type { Offer, View } from "../../kernel/wire";
import { FINISH } from "./squares";
import type { ClockSeen, DeedPrice, Options, Table } from "./view";

export type { Player, QuizSeen as Quiz } from "./view";
export type Clock = ClockSeen;
/** What every asset has. */
export type Price = Pick<DeedPrice, "list" | "cgt" | "ltt" | "payoff">;
export type CityTable = Table;
export type CityOptions = Options;
export type CityView = View<CityTable>;

export const UNSOLD = -1;
export const SHARE = "share";
export const MAIN = "main";
/** The account into which taxes and fines go. */
export const POT = -2;
export const SIDES = 6;
const MISSED_ON = 6;

export const isTower = (deed: string): boolean => deed.startsWith("T");
export const isDeed = (asset: string): boolean => /^[HT]\d\d$/.test(asset);
export const squareOfDeed = (deed: string): number => Number(deed.slice(1));
export const deedAt = (table: CityTable, square: number): string | null =>
  Object.keys(table.owner).find((deed) => squareOfDeed(deed) === square) ?? null;

/** What a deal needs to know of the table. */
export type Market = Pick<CityTable, "terms"> & { mortgages: { deed: string }[]; players: { cash: number }[] };

export function termsOf(table: Pick<CityTable, "terms">, asset: string): Price {
  return asset === SHARE ? table.terms.share : isTower(asset) ? table.terms.tower : table.terms.house;
}

export const deedTerms = (table: Pick<CityTable, "terms">, deed: string): DeedPrice =>
  isTower(deed) ? table.terms.tower : table.terms.house;

export const mortgageOf = (table: CityTable, deed: string): Clock | null =>
  table.mortgages.find((one) => one.deed === deed) ?? null;

/** What the Bank gets first when this asset is sold. */
export const payoff = (table: Market, asset: string): number =>
  table.mortgages.some((one) => one.deed === asset) ? termsOf(table, asset).payoff : 0;

/** The other seats in the order of play, beginning after me (all of them for a spectator). */
export function others(view: CityView): number[] {
  const order = view.table.order.length > 0 ? view.table.order : [...Array(view.seats).keys()];
  const me = order.indexOf(view.seat ?? -1);
  return me < 0 ? order : [...order.slice(me + 1), ...order.slice(0, me)];
}

/** Who is ahead: 1 for the fewest steps to go. */
export function placeOf(table: CityTable, seat: number): number {
  const mine = table.players[seat]?.steps ?? 0;
  return 1 + table.players.filter((player) => !player.gone && player.steps < mine).length;
}

// ── walking ──────────────────────────────────────────────────────────────────

export interface Stand {
  pos: number;
  route: string;
}

/**
 * CL-4.10 to CL-4.12 The squares a piece walks over until it stands on this one, along its path and then the main road.
 */
export function squaresTo(paths: CityTable["paths"], { pos, route }: Stand, goal: number): number[] {
  const path = route === MAIN ? [] : (paths[route] ?? []);
  const ahead = path.slice(path.indexOf(pos) + 1);
  if (ahead.includes(goal)) return ahead.slice(0, ahead.indexOf(goal) + 1);
  const from = ahead.at(-1) ?? pos;
  return goal <= from ? [goal] : [...ahead, ...Array.from({ length: goal - from }, (_, step) => from + step + 1)];
}

/** CL-4.4 CL-4.12 CL-4.17 Where a roll would lead; null if the piece would stay. */
export function reach(
  table: Pick<CityTable, "paths">,
  options: Pick<CityOptions, "six_misses" | "exact_finish">,
  { pos, route }: Stand,
  pips: number,
): number | null {
  if (pips === MISSED_ON && options.six_misses) return null;
  const path = route === MAIN ? [] : (table.paths[route] ?? []);
  const ahead = path.slice(path.indexOf(pos) + 1);
  const on = ahead[pips - 1];
  if (on !== undefined) return on;
  const to = (ahead.at(-1) ?? pos) + pips - ahead.length;
  if (to > FINISH) return options.exact_finish ? null : FINISH;
  return to;
}

// ── deals ────────────────────────────────────────────────────────────────────

/** What one side gives. */
export interface Side {
  deeds: string[];
  shares: number;
  cash: number;
}

export interface Deal {
  by: number;
  to: number;
  gives: Side;
  gets: Side;
}

export function dealOf({ by, to, terms }: Offer): Deal {
  const [giveDeeds, giveShares, giveCash, getDeeds, getShares, getCash] = terms as [
    string[],
    number,
    number,
    string[],
    number,
    number,
  ];
  return {
    by,
    to,
    gives: { deeds: giveDeeds, shares: giveShares, cash: giveCash },
    gets: { deeds: getDeeds, shares: getShares, cash: getCash },
  };
}

/** What a deal means for one side: money over the table, taxes, mortgages paid off, cash afterwards. */
export interface Bill {
  seat: number;
  pays: number;
  gets: number;
  gainsTax: number;
  transferTax: number;
  payoff: number;
  after: number;
}

const sum = (figures: number[]): number => figures.reduce((all, figure) => all + figure, 0);
export const goods = ({ deeds, shares }: Side): number => deeds.length + shares;

/** CL-4.147 to CL-4.149 The giver pays Capital Gains Tax and mortgages, the receiver of a deed Land Transfer Tax. */
export function billOf(table: Market, seat: number, gives: Side, gets: Side): Bill {
  const gainsTax = gives.shares * table.terms.share.cgt + sum(gives.deeds.map((deed) => termsOf(table, deed).cgt));
  const transferTax = sum(gets.deeds.map((deed) => termsOf(table, deed).ltt));
  const mortgages = sum(gives.deeds.map((deed) => payoff(table, deed)));
  const after = (table.players[seat]?.cash ?? 0) - gives.cash + gets.cash - gainsTax - transferTax - mortgages;
  return { seat, pays: gives.cash, gets: gets.cash, gainsTax, transferTax, payoff: mortgages, after };
}

export function billsOf(table: Market, { by, to, gives, gets }: Deal): [mine: Bill, theirs: Bill] {
  return [billOf(table, by, gives, gets), billOf(table, to, gets, gives)];
}

/** CL-4.145 CL-4.148 Why a deal cannot be offered, as the game would refuse it; nothing if it can. */
export function refusalOf(table: Market, options: Pick<CityOptions, "allow_gifts">, deal: Deal): string {
  const [given, got] = [goods(deal.gives), goods(deal.gets)];
  if (given + got === 0) return "offer_empty";
  if (deal.gives.cash > 0 && deal.gets.cash > 0) return "offer_two_way_cash";
  if (!options.allow_gifts && ((given === 0 && deal.gives.cash === 0) || (got === 0 && deal.gets.cash === 0)))
    return "offer_no_price";
  return billsOf(table, deal).some((bill) => bill.after < 0) ? "trade_tax_unaffordable" : "";
}
