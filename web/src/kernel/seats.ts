/** Seat marks: colour, shape and letter, so that any one of them is enough. */

export interface Mark {
  colour: string;
  /** A path in a box from -10 to 10. */
  shape: string;
  letter: string;
}

const CIRCLE = "M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5Z";
const SQUARE = "M-8.5-8.5H8.5V8.5H-8.5Z";
const TRIANGLE = "M0-9.5 10 8H-10Z";
const DIAMOND = "M0-10.5 10.5 0 0 10.5-10.5 0Z";
const STAR = "M0-10.5 2.7-3.4 10-3.2 4.2 1.4 6.3 8.5 0 4.4-6.3 8.5-4.2 1.4-10-3.2-2.7-3.4Z";
const HEXAGON = "M0-10 8.7-5V5L0 10-8.7 5V-5Z";
const CROSS = "M-3.5-9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z";
const HEART = "M0 9.5C-14-1-8-10-3.5-9 -1.5-8.5 0-6 0-6S1.5-8.5 3.5-9C8-10 14-1 0 9.5Z";
const DROP = "M0-10.5C3-4 8-1 8 3.5A8 7 0 0 1-8 3.5C-8-1-3-4 0-10.5Z";

const SHAPES: [colour: string, shape: string][] = [
  ["#0072b2", CIRCLE],
  ["#d55e00", SQUARE],
  ["#009e73", TRIANGLE],
  ["#cc79a7", DIAMOND],
  ["#e69f00", STAR],
  ["#56b4e9", HEXAGON],
  ["#7a5c3a", CROSS],
  ["#8c3b7a", HEART],
  ["#5b6b2f", DROP],
];

export function markOf(seat: number): Mark {
  const [colour, shape] = SHAPES[seat % SHAPES.length] ?? ["#0072b2", CIRCLE];
  return { colour, shape, letter: String.fromCharCode(65 + seat) };
}
