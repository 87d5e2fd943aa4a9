/** The figures of a debrief, one row per seat and period. */

import { arguments_, type Teller } from "../../kernel/telling";
import type { Debrief, Plain } from "../../kernel/wire";

export type Row = { [name: string]: Plain };

export interface Lesson {
  seat: number;
  kind: string;
  text: string;
}

export class Measures {
  readonly rows: Row[];

  constructor(
    private readonly debrief: Debrief | null,
    private readonly teller: Teller,
  ) {
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

  /** What is worth calling out, in words; seat -1 for the whole table. */
  lessons(): Lesson[] {
    return (this.debrief?.lessons ?? []).map((row) => {
      const kind = String(row["lesson"]);
      return { seat: typeof row["seat"] === "number" ? row["seat"] : -1, kind, text: this.teller.voice.say(`lesson-${kind}`, arguments_(this.teller, row)) };
    });
  }
}

export function figure(row: Row, name: string): number {
  const found = row[name];
  return typeof found === "number" ? found : 0;
}
