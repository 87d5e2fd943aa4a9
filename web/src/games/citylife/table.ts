/** The view of a City Life table, and what the board reads off it. */

import type { Offer, Options, Plain, View } from "../../kernel/wire";
import { FINISH } from "./squares";

export interface Clock {
  left: number;
  /** Taken in this turn: it does not tick yet. */
  fresh: boolean;
}

export interface Block {
  kind: "jail" | "debt" | "other";
  left: number;
  cause: string;
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
  loan: Clock | null;
  borrow_ban: boolean;
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
}

export interface Quiz {
  card: string;
  title: Plain;
  kind: "roll" | "school";
  seat: number;
  judge: number;
  by: "software" | "seat" | "trainer";
  number: number;
  of: number;
  ask: Plain;
  answers: { [letter: string]: Plain };
  struck: string[];
  queue: number[];
  tried: number[];
  paid: boolean;
  /** Only for the Judge and the trainer. */
  key: string | null;
  seconds: number;
}

export interface Debt {
  debtor: number;
  amount: number;
  creditor: number;
  cause: string;
  deed: string;
}

export interface Asset {
  asset: string;
  seat: number | null;
  bids: [seat: number, amount: number][];
}

export interface Price {
  list: number;
  cgt: number;
  ltt: number;
  payoff: number;
}

export interface DeedPrice extends Price {
  fee: number;
  fee_tax: number;
  mortgage: number;
  property_tax: number;
}

export interface CityTable {
  rules: "basic" | "advanced";
  order: number[];
  active: number;
  played: boolean;
  extra: boolean;
  lottery: number;
  owner: { [deed: string]: number };
  mortgages: { deed: string; left: number; fresh: boolean }[];
  traffic: number;
  paths: { [path: string]: number[] };
  terms: {
    share: Price & { dollar_sign: number };
    house: DeedPrice;
    tower: DeedPrice;
    loan: { amount: number; due: number };
  };
  players: Player[];
  quiz: Quiz | null;
  debt: Debt | null;
  asset: Asset | null;
  winners: number[];
}

export interface CityOptions extends Options {
  six_misses: boolean;
  exact_finish: boolean;
  quiz_award: number;
  share_cap: number;
  dividend: number;
  demerit_limit: number;
  offers_per_turn: number;
  allow_gifts: boolean;
  jail_turns: number;
  loan_turns: number;
  mortgage_turns: number;
}

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

export function termsOf(table: CityTable, asset: string): Price {
  return asset === SHARE ? table.terms.share : isTower(asset) ? table.terms.tower : table.terms.house;
}

export const deedTerms = (table: CityTable, deed: string): DeedPrice =>
  isTower(deed) ? table.terms.tower : table.terms.house;

export const mortgageOf = (table: CityTable, deed: string): Clock | null =>
  table.mortgages.find((one) => one.deed === deed) ?? null;

/** What the Bank gets first when this asset is sold. */
export const payoff = (table: CityTable, asset: string): number =>
  mortgageOf(table, asset) === null ? 0 : termsOf(table, asset).payoff;

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
export function reach(table: CityTable, options: CityOptions, { pos, route }: Stand, pips: number): number | null {
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
export function billOf(table: CityTable, seat: number, gives: Side, gets: Side): Bill {
  const gainsTax = gives.shares * table.terms.share.cgt + sum(gives.deeds.map((deed) => termsOf(table, deed).cgt));
  const transferTax = sum(gets.deeds.map((deed) => termsOf(table, deed).ltt));
  const mortgages = sum(gives.deeds.map((deed) => payoff(table, deed)));
  const after = (table.players[seat]?.cash ?? 0) - gives.cash + gets.cash - gainsTax - transferTax - mortgages;
  return { seat, pays: gives.cash, gets: gets.cash, gainsTax, transferTax, payoff: mortgages, after };
}

export function billsOf(table: CityTable, { by, to, gives, gets }: Deal): [mine: Bill, theirs: Bill] {
  return [billOf(table, by, gives, gets), billOf(table, to, gets, gives)];
}

/** CL-4.145 CL-4.148 Why a deal cannot be offered, as the game would refuse it; nothing if it can. */
export function refusalOf(table: CityTable, options: CityOptions, deal: Deal): string {
  const [given, got] = [goods(deal.gives), goods(deal.gets)];
  if (given + got === 0) return "offer_empty";
  if (deal.gives.cash > 0 && deal.gets.cash > 0) return "offer_two_way_cash";
  if (!options.allow_gifts && ((given === 0 && deal.gives.cash === 0) || (got === 0 && deal.gets.cash === 0)))
    return "offer_no_price";
  return billsOf(table, deal).some((bill) => bill.after < 0) ? "trade_tax_unaffordable" : "";
}
