/** Where pieces stand on their squares: alone beside the picture, together smaller and in rows. */

import { middle } from "./squares";
import type { Player } from "./table";

export interface Spot {
  seat: number;
  square: number;
  route: string;
  x: number;
  y: number;
  scale: number;
}

/** Offsets by the number of pieces on a square. */
const LAYOUTS: { scale: number; at: [x: number, y: number][] }[] = [
  { scale: 0.86, at: [[11, 3]] },
  {
    scale: 0.62,
    at: [
      [0, -2],
      [22, 9],
    ],
  },
  {
    scale: 0.54,
    at: [
      [-8, -6],
      [20, -6],
      [6, 10],
    ],
  },
  {
    scale: 0.5,
    at: [
      [-8, -7],
      [20, -7],
      [-8, 10],
      [20, 10],
    ],
  },
  {
    scale: 0.46,
    at: [
      [-24, 10],
      [0, -8],
      [24, -8],
      [0, 10],
      [24, 10],
    ],
  },
  {
    scale: 0.46,
    at: [
      [-22, -7],
      [1, -7],
      [24, -7],
      [-22, 10],
      [1, 10],
      [24, 10],
    ],
  },
];

export function spotsOf(players: Player[]): Spot[] {
  return players.flatMap((player, seat) => {
    if (player.gone) return [];
    const there = players.flatMap((other, no) => (other.pos === player.pos && !other.gone ? [no] : []));
    const { scale, at } = LAYOUTS[Math.min(there.length, LAYOUTS.length) - 1] ?? { scale: 0.5, at: [] };
    const [x, y] = at[there.indexOf(seat)] ?? [0, 0];
    const tile = middle(player.pos);
    return [{ seat, square: player.pos, route: player.route, x: tile.x + x, y: tile.y + y, scale }];
  });
}
