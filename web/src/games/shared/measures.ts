/** The figures of a debrief, one row per seat and period. */

import type { Debrief, Plain, StandingsRow } from "../../kernel/wire";

export type Row = { [name: string]: Plain };

export class Measures {
  readonly rows: Row[];

  constructor(debrief: Debrief | null) {
    this.rows = debrief?.measures ?? [];
  }

  of(seat: number): Row[] {
    return this.rows.filter((row) => row["seat"] === seat);
  }

  /** One figure for each period. */
  figures(seat: number, ...names: string[]): number[] {
    return this.of(seat).map((row) => names.reduce((sum, name) => sum + figure(row, name), 0));
  }

  total(seat: number, ...names: string[]): number {
    return this.figures(seat, ...names).reduce((sum, one) => sum + one, 0);
  }

  /** A line per seat, for a chart. */
  lines(seats: number[], name: string): { seat: number; figures: number[] }[] {
    return seats.map((seat) => ({ seat, figures: this.figures(seat, name) }));
  }
}

export function figure(row: Row, name: string): number {
  const found = row[name];
  return typeof found === "number" ? found : 0;
}

/** Whose game is told first: one's own, or the best one's for those who watched. */
export function heroOf(seat: number | null, standings: StandingsRow[]): number {
  return seat !== null && seat >= 0 ? seat : (standings[0]?.seat ?? 0);
}
