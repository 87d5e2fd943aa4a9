/** The hundred squares as printed, written down from the game's own content, and where each lies on the drawn board. */

import board from "./board.json";

export interface Square {
  number: number;
  row: number;
  column: number;
  /** Its message is `square-<name>`. */
  name: string;
  kind: string;
  to: number;
  amount: number;
  turns: number;
}

export const SQUARES: Square[] = board;
/** By number; there is no square 0, so its place holds the first one. */
export const squareOf = (number: number): Square => SQUARES[number - 1] ?? (SQUARES[0] as Square);

export const FINISH = SQUARES.length;
export const LOTTERY = SQUARES.find((square) => square.kind === "lottery")?.number ?? 0;

// ── the drawing ──────────────────────────────────────────────────────────────

export const WIDTH = 784;
export const HEIGHT = 548;
export const TILE = { width: 74, height: 42 };
const CELL = 76;
const PITCH = 53;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a tile. */
export function middle(number: number): Point {
  const { row, column } = squareOf(number);
  return { x: 50 + CELL * (column - 1), y: HEIGHT - 36 - PITCH * (row - 1) };
}

/** Rows run to and fro: to the left in every second one. */
export const runsLeft = (number: number): boolean => squareOf(number).row % 2 === 0;

export interface Tint {
  fill: string;
  ink: string;
}

const TINTS: { [kind: string]: Tint } = {
  good: { fill: "#dcefd9", ink: "#1f5a38" },
  house: { fill: "#fbe6b8", ink: "#7a4e0c" },
  tower: { fill: "#cfe2f3", ink: "#2b5f93" },
  traffic: { fill: "#f8d5ce", ink: "#8e2a20" },
  school: { fill: "#e6daf2", ink: "#6b3fa0" },
  advance: { fill: "#cfe9e8", ink: "#14626c" },
  bill: { fill: "#e3dfd8", ink: "#5b544c" },
  setback: { fill: "#f6ddb9", ink: "#8a4b08" },
  road: { fill: "#d5ccbf", ink: "#4f473f" },
  extra: { fill: "#fff1cf", ink: "#7d520a" },
  jail: { fill: "#d9d4cd", ink: "#3a332d" },
  start: { fill: "#fffdf8", ink: "#2a2420" },
  finish: { fill: "#ffe48f", ink: "#7a5200" },
};

const KINDS: { [kind: string]: string } = {
  dollar: "good",
  hospital: "good",
  collect: "good",
  lottery: "finish",
  museum: "advance",
  amusement_park: "advance",
  tower_move: "tower",
  tax: "bill",
  miss: "setback",
  back: "setback",
  blank: "road",
  path: "road",
};

export function tintOf({ kind }: Square): Tint {
  return TINTS[KINDS[kind] ?? kind] ?? (TINTS["road"] as Tint);
}

/** Side paths: Express Ways green, the Detour orange and dashed, the Dead End dark red. */
export interface Way {
  colour: string;
  sign: string;
  dashed: boolean;
}

export function wayOf(path: string): Way {
  if (path === "detour") return { colour: "#d9822b", sign: "#a3540f", dashed: true };
  if (path === "dead") return { colour: "#8e2a20", sign: "#8e2a20", dashed: false };
  return { colour: "#2e7d4f", sign: "#2a7348", dashed: false };
}
