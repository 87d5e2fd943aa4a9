/** A view as readable panels, for games that have no board yet: seats become rows, lists become words.
 *
 * A game that has words for its view (`view-<key>`) shows what it has words for: the rest is there for its board.
 */

import { choice, plain, type Teller } from "../kernel/telling";
import type { Plain } from "../kernel/wire";

type Record_ = { [key: string]: Plain };

const NOTHING = "–";

export interface SeatTable {
  title: string;
  columns: string[];
  rows: { seat: number; cells: string[] }[];
}
export interface Panels {
  /** Single figures and words. */
  lines: { label: string; value: string }[];
  /** What every seat has: one row per seat. */
  seats: SeatTable;
  /** Everything deeper. */
  groups: { title: string; panels: Panels }[];
}

function isRecord(value: Plain | undefined): value is Record_ {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isNamed = (teller: Teller, key: string) => teller.voice.has(`view-${key}`);

export function labelOf(teller: Teller, key: string): string {
  return teller.voice.first([`view-${key}`]);
}

function short(teller: Teller, key: string, value: Plain | undefined): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "boolean") return teller.voice.say(value ? "word-yes" : "word-no");
  if (Array.isArray(value)) {
    if (value.length === 0) return NOTHING;
    return value
      .map((part) => (typeof part === "object" ? short(teller, key, part) : named(teller, key, part)))
      .join(", ");
  }
  if (isRecord(value)) {
    const own = value[teller.voice.locale];
    if (typeof own === "string") return own;
    return (
      Object.entries(value)
        .map(
          ([name, part]) =>
            `${isNamed(teller, name) ? labelOf(teller, name) : choice(teller, key, name)} ${short(teller, name, part)}`,
        )
        .join(", ") || NOTHING
    );
  }
  return named(teller, key, value);
}

function named(teller: Teller, key: string, value: Plain): string {
  return typeof value === "string" ? choice(teller, key, value) : plain(teller, value);
}

/** Split a view into what can be said in a line, what each seat has, and what needs a panel of its own. */
export function panels(
  teller: Teller,
  view: Record_,
  seats: number,
  picks = Object.keys(view).some((key) => isNamed(teller, key)),
): Panels {
  const wanted = (key: string) => !picks || isNamed(teller, key);
  const made: Panels = {
    lines: [],
    seats: { title: "", columns: [], rows: [...Array(seats).keys()].map((seat) => ({ seat, cells: [] })) },
    groups: [],
  };
  for (const [key, value] of Object.entries(view)) {
    if (Array.isArray(value) && value.length === seats && value.every(isRecord)) {
      const columns = [...new Set(value.flatMap((each) => Object.keys(each)))].filter(wanted);
      columns.forEach((column) =>
        addColumn(
          teller,
          made.seats,
          column,
          value.map((each) => each[column]),
        ),
      );
    } else if (!wanted(key)) {
      continue;
    } else if (
      Array.isArray(value) &&
      value.length === seats &&
      seats > 1 &&
      value.every((each) => typeof each === "number")
    ) {
      addColumn(teller, made.seats, key, value);
    } else if (isRecord(value) && Object.values(value).some(isRecord)) {
      made.groups.push({ title: labelOf(teller, key), panels: panels(teller, value, seats, picks) });
    } else {
      made.lines.push({ label: labelOf(teller, key), value: short(teller, key, value) });
    }
  }
  return made;
}

function addColumn(teller: Teller, table: SeatTable, key: string, values: (Plain | undefined)[]): void {
  const cells = values.map((value) => short(teller, key, value));
  // What nobody has would only be in the way.
  if (cells.every((cell) => cell === NOTHING || cell === "")) return;
  table.columns.push(labelOf(teller, key));
  table.rows.forEach((row, index) => row.cells.push(cells[index] ?? NOTHING));
}
