/** Small pictures as lists of strokes, drawn in a box from -20 to 20. */

export type Stroke = [colour: string, path: string];

/** A letter of the paint box; `_` is none. */
const INKS: { [letter: string]: string } = {
  r: "#d9654f",
  b: "#8ec5e8",
  y: "#f0c04a",
  g: "#8cc07b",
  w: "#fffdf8",
  n: "#b98148",
  k: "#59656f",
  p: "#e58fa0",
  o: "#e58f5a",
  s: "#c9cfd6",
  v: "#b79ad1",
  d: "#6b4423",
  f: "#f2c9a0",
  l: "#f6ddb8",
  _: "none",
};
export const inkOf = (letter: string): string => INKS[letter] ?? "none";

/** A circle, and a box. */
export const C = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const R = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
