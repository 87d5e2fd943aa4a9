/** Where everything lies on the board: the lots of the districts, the way of the cart, the trees. */

export const WIDTH = 1016;
export const HEIGHT = 342;

export interface Lot {
  district: number;
  x: number;
  y: number;
  width: number;
  height: number;
  ground: string;
}

const TOP = 16;
const BELOW = 200;
const lot = (district: number, x: number, y: number, width: number, ground: string): Lot => ({
  district,
  x,
  y,
  width,
  height: y === TOP ? 170 : 132,
  ground,
});

/** Clockwise: 1, 2, 3 above, 4 to 7 below from the right. */
export const LOTS: Lot[] = [
  lot(1, 68, TOP, 200, "#f5e2d6"),
  lot(2, 278, TOP, 176, "#f2e6c6"),
  lot(3, 464, TOP, 488, "#dfe8f2"),
  lot(4, 744, BELOW, 208, "#f8e7d0"),
  lot(5, 464, BELOW, 270, "#f3e1e8"),
  lot(6, 278, BELOW, 176, "#e0ebe3"),
  lot(7, 68, BELOW, 200, "#fff1c4"),
];

export const TREES: [number, number][] = [
  [22, 40],
  [44, 312],
  [292, 190],
  [330, 193],
  [500, 191],
  [640, 194],
  [672, 190],
  [996, 36],
  [1000, 304],
  [860, 193],
  [150, 192],
];

/** The cart's loop: from the sign along the upper edges of the lots, around the bend and back. */
const edge = (y: number) => (y === TOP ? 12 : 194);
const CORNERS: [number, number][] = [
  [34, 140],
  [56, 48],
  [92, 12],
  [956, 12],
  [992, 54],
  [992, 150],
  [956, 194],
  [92, 194],
  [34, 140],
];
export const ROUTE = `M${CORNERS.map((corner) => corner.join(" ")).join("L")}Z`;

/** How far it is to a point of the loop; its stretches along the lots are level. */
function reach(x: number, y: number): number {
  let way = 0;
  for (let at = 1; at < CORNERS.length; at++) {
    const [[fromX, fromY], [toX, toY]] = [CORNERS[at - 1] ?? [0, 0], CORNERS[at] ?? [0, 0]];
    if (fromY === y && toY === y && (x - fromX) * (x - toX) <= 0) return way + Math.abs(x - fromX);
    way += Math.hypot(toX - fromX, toY - fromY);
  }
  return way;
}

const WHOLE = reach(NaN, NaN);

/** How far along its loop the cart stands, in per cent. */
export function stop(district: number): number {
  if (district === 8) return 100;
  const found = LOTS.find((one) => one.district === district);
  return found === undefined ? 0 : (100 * reach(found.x + found.width - 38, edge(found.y))) / WHOLE;
}
