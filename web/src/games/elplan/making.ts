/**
 * District 4: which rows the processes allow, where a process of any kind stands in, and what would be best for an
 * idea.
 */

import type { Other, Space } from "../../kernel/wire";
import { GOODS, PROCESSES, sum, type Process, type Sheet, type Three } from "./table";

/** What the server says may be made. */
export interface Output extends Other {
  needs: Three[];
  have: Three;
  wild: number;
  /** How many processes may be used in all. */
  most: number;
}

export function outputOf(space: Space | undefined): Output | null {
  return (space?.kind as string | undefined) === "output" ? (space as Output) : null;
}

export function needOf(needs: Three[], rows: number[]): Three {
  const need: Three = [0, 0, 0];
  rows.forEach((times, row) => needs[row]?.forEach((count, at) => (need[at] = (need[at] ?? 0) + times * count)));
  return need;
}

const short = (have: Three, need: Three) => sum(need.map((count, at) => Math.max(0, count - (have[at] ?? 0))));

export function allows(output: Output, rows: number[]): boolean {
  const need = needOf(output.needs, rows);
  return sum(need) <= output.most && short(output.have, need) <= output.wild;
}

const more = (rows: number[], row: number, by: number) => rows.map((times, at) => (at === row ? times + by : times));

/** How often a row could still be used. */
export function room(output: Output, rows: number[], row: number): number {
  let times = 0;
  while (sum(output.needs[row] ?? []) > 0 && allows(output, more(rows, row, times + 1))) times++;
  return times;
}

/** What one more of this row would be short of. */
export function missing(output: Output, rows: number[], row: number): Process[] {
  const need = needOf(output.needs, more(rows, row, 1));
  return PROCESSES.filter((_, at) => (output.needs[row]?.[at] ?? 0) > 0 && (need[at] ?? 0) > output.have[at]!);
}

/** For each row the processes it uses, a process of any kind where the own ones have run out. */
export function assigned(output: Output, rows: number[]): (Process | "wild")[][] {
  const left = [...output.have];
  return rows.map((times, row) =>
    PROCESSES.flatMap((process, at) =>
      Array.from({ length: times * (output.needs[row]?.[at] ?? 0) }, (): Process | "wild" => {
        left[at] = (left[at] ?? 0) - 1;
        return (left[at] ?? 0) >= 0 ? process : "wild";
      }),
    ),
  );
}

export function madeBy(sheet: Sheet, rows: number[]): Three {
  const made: Three = [0, 0, 0];
  rows.forEach((times, row) => {
    const [, good, count] = sheet.rows[row] ?? [null, "raw_material", 0];
    const at = GOODS.indexOf(good as (typeof GOODS)[number]);
    made[at] = (made[at] ?? 0) + times * Number(count);
  });
  return made;
}

/** All that can be made, row by row. */
function* ways(output: Output, row = 0, rows: number[] = output.needs.map(() => 0)): Generator<number[]> {
  if (row === output.needs.length) {
    yield rows;
    return;
  }
  for (let times = 0; times === 0 || allows(output, more(rows, row, times)); times++) {
    yield* ways(output, row + 1, more(rows, row, times));
    if (sum(output.needs[row] ?? []) === 0) return;
  }
}

/** Whole sets first, then types that differ, then sheer number. */
export function bestForIdeas(sheet: Sheet, output: Output, products: Three): number[] {
  let best = output.needs.map(() => 0);
  let worth = -1;
  for (const rows of ways(output)) {
    const then = madeBy(sheet, rows).map((count, at) => count + (products[at] ?? 0));
    const value = Math.min(...then) * 10_000 + then.filter((count) => count > 0).length * 100 + sum(then);
    if (value > worth) [best, worth] = [rows, value];
  }
  return best;
}

/** What could be made with the processes that a draft, or the desk as it lies, switches on. */
export function outlook(sheet: Sheet, have: Three, wild: number, off: number): Output {
  return {
    kind: "other",
    needs: sheet.rows.map(([need]) => need),
    have,
    wild,
    most: Math.max(0, sum(have) + wild - off),
  };
}
