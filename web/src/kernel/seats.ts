/** Seat marks: colour, shape and letter, so that any one of them is enough. */

export interface Mark {
  colour: string;
  /** A path in a box from -10 to 10. */
  shape: string;
  letter: string;
}

export const SHAPE = {
  circle: "M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5Z",
  square: "M-8.5-8.5H8.5V8.5H-8.5Z",
  triangle: "M0-9.5 10 8H-10Z",
  diamond: "M0-10.5 10.5 0 0 10.5-10.5 0Z",
  star: "M0-10.5 2.7-3.4 10-3.2 4.2 1.4 6.3 8.5 0 4.4-6.3 8.5-4.2 1.4-10-3.2-2.7-3.4Z",
  hexagon: "M0-10 8.7-5V5L0 10-8.7 5V-5Z",
  cross: "M-3.5-9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z",
  heart: "M0 9.5C-14-1-8-10-3.5-9 -1.5-8.5 0-6 0-6S1.5-8.5 3.5-9C8-10 14-1 0 9.5Z",
  drop: "M0-10.5C3-4 8-1 8 3.5A8 7 0 0 1-8 3.5C-8-1-3-4 0-10.5Z",
};

const SHAPES: [colour: string, shape: string][] = [
  ["#0072b2", SHAPE.circle],
  ["#d55e00", SHAPE.square],
  ["#009e73", SHAPE.triangle],
  ["#cc79a7", SHAPE.diamond],
  ["#e69f00", SHAPE.star],
  ["#56b4e9", SHAPE.hexagon],
  ["#7a5c3a", SHAPE.cross],
  ["#8c3b7a", SHAPE.heart],
  ["#5b6b2f", SHAPE.drop],
];

export function markOf(seat: number): Mark {
  const [colour, shape] = SHAPES[seat % SHAPES.length] ?? ["#0072b2", SHAPE.circle];
  return { colour, shape, letter: String.fromCharCode(65 + seat) };
}
