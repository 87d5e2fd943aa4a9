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

/** What stands in a list or record, by name: the first is `$a`, the second `$b`. */
function parts(teller: Teller, key: string, value: Plain): { [name: string]: string | number } {
  const pairs = Array.isArray(value)
    ? value.map((part, index): [string, Plain] => ["abcdefgh"[index] ?? `n${index}`, part])
    : [["n", value] as [string, Plain]];
  return Object.fromEntries(
    pairs.map(([name, part]) => [
      name,
      typeof part === "number"
        ? part
        : typeof part === "string"
          ? named(teller, key, part)
          : short(teller, `${key}.`, part),
    ]),
  );
}

/**
 * A game says how a figure is said (`view-<key>.value`, with `$n`, or `$a`, `$b` … of a list) and how each of several
 * is (`.each`).
 */
function short(teller: Teller, key: string, value: Plain | undefined): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  const { voice } = teller;
  if (Array.isArray(value) && value.length > 0 && value.every(Array.isArray) && voice.has(`view-${key}.each`))
    return value.map((part) => voice.say(`view-${key}.each`, parts(teller, key, part))).join(", ");
  if ((typeof value === "number" || Array.isArray(value)) && voice.has(`view-${key}.value`))
    return voice.say(`view-${key}.value`, parts(teller, key, value));
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
  table.columns.push(teller.voice.first([`view-${key}.column`, `view-${key}`]));
  table.rows.forEach((row, index) => row.cells.push(cells[index] ?? NOTHING));
}
