/** The view of an El Plan table, and what the board reads off it. */

import type { View } from "../../kernel/wire";
import type { EventCard, Options, PlanSheet as Sheet, Player, Printed, Table as PlanTable } from "./view";

export type { EventCard, Options as PlanOptions, PlanTable, Player, Printed, Sheet };
export type Kind = Printed["activation"][number];
export type Token = Player["cards"][number][1][number];
export type Process = Sheet["slots"][number][1];
export type Good = Sheet["type"];
export type CardType = Printed["type"];
/** Counts of worker, money, energy; of production, logistics, marketing; or of raw material, consumer good, service. */
export type Three = Player["free"];

export const KINDS: Kind[] = ["worker", "money", "energy"];
export const TOKENS: Token[] = [...KINDS, "idea"];
export const PROCESSES: Process[] = ["production", "logistics", "marketing"];
export const GOODS: Good[] = ["raw_material", "consumer_good", "service"];
/** As they lie on the board, from left to right. */
export const TYPES: CardType[] = ["infrastructure", "technology", "expert"];
export const SUBSIDIES = ["6a", "6b", "6c"];
export const PLACE_OF: { [type in CardType]: string } = { expert: "3e", technology: "3t", infrastructure: "3i" };

export type PlanView = View<PlanTable>;

export const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
export const kindsOf = (cost: Printed["cost"]): Kind[] =>
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
export function spared(
  table: Pick<PlanTable, "event" | "event_cards">,
  player: Pick<Player, "space" | "insure">,
  options: Pick<Options, "insurance">,
): boolean {
  if (player.space !== "1" || table.event === "") return false;
  return options.insurance === "ask" ? player.insure === "ignore" : table.event_cards[table.event]?.tone === "negative";
}

/** The event in force, if it counts for this seat. */
export function eventFor(table: PlanTable, player: Player, options: Options): EventCard | null {
  return spared(table, player, options) ? null : (table.event_cards[table.event] ?? null);
}

export const atWork = (player: Player) =>
  player.slots.filter((token) => token !== "").length + sum(player.cards.map(([, tokens]) => tokens.length));

/** How many cards of each type a seat owns, in the order of the racks. */
export function trioOf(table: PlanTable, player: Player): number {
  const types = player.cards.map(([card]) => table.printed[card]?.type);
  return TYPES.filter((type) => types.filter((one) => one === type).length > player.trios).length;
}

/** Would this card make one more trio? */
export function makesTrio(
  player: Pick<Player, "cards" | "trios">,
  card: string,
  printed: PlanTable["printed"],
): boolean {
  const owned = [...player.cards.map(([one]) => one), card].map((one) => printed[one]?.type);
  return Math.min(...TYPES.map((type) => owned.filter((one) => one === type).length)) > player.trios;
}

/** The cards of a type on offer, without empty places. */
export const offersOf = (table: PlanTable, type: CardType) =>
  (table.on_offer[type] ?? []).filter((card) => card !== "");

/** The stops of the cart: where the route token stands in each district, and at the sign. */
export const DISTRICTS = [1, 2, 3, 4, 5, 6, 7];
