/** The view of a FinanciaLit table, and what the board reads off it. */

import type { View } from "../../kernel/wire";
import type { CardView, HomeView, Options, SlotView, Table } from "./view";

export type Place = "LAB" | "INV" | "INS" | "MKT" | "BIL";
export type Show = "career" | "skill" | "short" | "long";

export type Slot = SlotView;
export type Home = HomeView;
export type Figures = CardView;

/** The options stand in the view as they are now: a trainer may have changed them in play. */
export type TownView = View<Table> & { options: Options };

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
export function homeOf(table: Table, seat: number | null): Home | null {
  const home = seat === null ? undefined : table.homes[seat];
  return home === undefined || home.family === "" ? null : home;
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
