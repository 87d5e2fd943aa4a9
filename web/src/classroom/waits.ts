/** How long a table has waited, and what that means: quiet, half a minute, a minute. */

import type { Tile } from "./wire";

export type Pace = "quiet" | "slow" | "stuck" | "held" | "over" | "asleep";

export interface Told {
  tile: Tile;
  /** Seconds since it was told. */
  passed: number;
}

export function longest({ tile, passed }: Told): number | null {
  const waits = tile.seats.flatMap((seat) => (seat.waits === null ? [] : [seat.waits]));
  return waits.length === 0 ? null : Math.max(...waits) + (tile.held ? 0 : passed);
}

export function paceOf(told: Told): Pace {
  const { status, held } = told.tile;
  if (status === "over" || status === "asleep") return status;
  if (held) return "held";
  const seconds = longest(told) ?? 0;
  return seconds >= 60 ? "stuck" : seconds >= 30 ? "slow" : "quiet";
}

/** The largest of each figure in the whole class: what the bars are drawn against. */
export interface Scale {
  money: number;
  debt: number;
  wellbeing: number;
  cards: number;
}

export function scaleOf(tiles: Tile[]): Scale {
  const most = (name: keyof Scale) =>
    Math.max(1, ...tiles.flatMap((tile) => tile.seats.map((seat) => seat[name] ?? 0)));
  return { money: most("money"), debt: most("debt"), wellbeing: most("wellbeing"), cards: most("cards") };
}
