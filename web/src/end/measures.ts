/** Figures per seat and period: which of them are worth a chart, and their rows. */

import type { Debrief, Plain } from "../kernel/wire";

type Row = { [name: string]: Plain };

/** What people ask for first, where a game has it. */
const FIRST = [
  "net_worth",
  "points",
  "happiness",
  "score_now",
  "wellbeing",
  "units",
  "cash",
  "savings",
  "ideas",
  "goods",
  "resources",
  "shares",
  "loans",
  "loan",
];
const CHARTS = 4;
/** So many at least, if need be with figures nobody asks for first. */
const FEW = 2;
const KEYS = new Set(["seat", "period", "game"]);
const MONEY = new Set(["net_worth", "cash", "savings", "loan", "mortgages"]);

export const isMoney = (measure: string): boolean => MONEY.has(measure);

const figure = (row: Row, name: string) => (typeof row[name] === "number" ? row[name] : 0);

/** Names of figures that are numbers, in the game's order. */
export function figuresIn(debrief: Debrief | null): string[] {
  const rows = debrief?.measures ?? [];
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].filter(
    (name) => !KEYS.has(name) && rows.every((row) => row[name] === undefined || typeof row[name] === "number"),
  );
}

/** The few figures worth a chart: those that changed, the best known first. */
export function charted(debrief: Debrief | null): string[] {
  const rows = debrief?.measures ?? [];
  const moving = figuresIn(debrief).filter((name) => new Set(rows.map((row) => figure(row, name))).size > 2);
  const known = FIRST.filter((name) => moving.includes(name));
  return [
    ...known.slice(0, CHARTS),
    ...moving.filter((name) => !known.includes(name)).slice(0, Math.max(0, FEW - known.length)),
  ];
}

/** One line per seat; a period that a seat did not see repeats what was before it. */
export function linesOf(debrief: Debrief | null, seats: number, name: string): { seat: number; figures: number[] }[] {
  const rows = debrief?.measures ?? [];
  const periods = [...new Set(rows.map((row) => figure(row, "period")))].sort((a, b) => a - b);
  return [...Array(seats).keys()].map((seat) => {
    let last = 0;
    return {
      seat,
      figures: periods.map(
        (period) =>
          (last =
            rows
              .filter((row) => row["seat"] === seat && row["period"] === period)
              .map((row) => figure(row, name))
              .at(-1) ?? last),
      ),
    };
  });
}

/** The best known measures first; those nobody asks for first are left out. */
export function figuresFirst<T>(rows: T[], measure: (row: T) => string): T[] {
  return FIRST.flatMap((name) => rows.filter((row) => measure(row) === name));
}
