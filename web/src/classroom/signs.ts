/** The signs that stand on the tables of a class, drawn in a box from -10 to 10. */

import { SHAPE } from "../kernel/seats";

const SIGNS: { [sign: string]: string } = {
  triangle: SHAPE.triangle,
  circle: SHAPE.circle,
  square: SHAPE.square,
  star: SHAPE.star,
  diamond: SHAPE.diamond,
  heart: SHAPE.heart,
  moon: "M3-9.5A9.7 9.7 0 1 0 9.3 5.5A8.2 8.2 0 0 1 3-9.5Z",
  sun: "M0-5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0-5.5ZM-1.1-10.5H1.1L.9-7H-.9ZM-1.1 10.5H1.1L.9 7H-.9ZM-10.5-1.1V1.1L-7 .9V-.9ZM10.5-1.1V1.1L7 .9V-.9ZM-8.2-6.6-6.6-8.2-4.4-5.6-5.6-4.4ZM8.2-6.6 6.6-8.2 4.4-5.6 5.6-4.4ZM-8.2 6.6-6.6 8.2-4.4 5.6-5.6 4.4ZM8.2 6.6 6.6 8.2 4.4 5.6 5.6 4.4Z",
  cloud: "M-5.5 6.5A5 5 0 0 1-6.3-3.4A6.4 6.4 0 0 1 5.4-4.4A5.5 5.5 0 0 1 5.5 6.5Z",
  leaf: "M-9.5 9.5-7 6.5C-10-3-3-9.5 9.5-9.5 9.5 3 3 10-5.2 7.9L-8 10.5ZM-4.6 5.5C-1 1 2-2.5 5.5-5.5 1.5-3.3-2.5.4-5.6 4.6Z",
  drop: SHAPE.drop,
  bell: "M-8.5 5.5C-5.5 3-6.5-2-5.2-4.6-4.2-6.7-2.5-7.6-1.4-7.9A1.6 1.6 0 1 1 1.4-7.9C2.5-7.6 4.2-6.7 5.2-4.6 6.5-2 5.5 3 8.5 5.5ZM-2.8 6.8H2.8A2.8 2.8 0 0 1-2.8 6.8Z",
  key: "M-5-9.5A5 5 0 0 1-1.6-.9L7.5 6.5 5.8 8.6 4.4 7.5 2.7 9.6.6 7.9 2.3 5.8-3.3 1.2A5 5 0 1 1-5-9.5ZM-5-6.3A1.8 1.8 0 1 0-5-2.7A1.8 1.8 0 1 0-5-6.3Z",
  anchor:
    "M0-10.5A2.9 2.9 0 0 1 1.3-5V-3.6H4.5V-1.1H1.3V7C4 6.5 6 5 6.6 3.2L4.6 3.6 8.4-.2 10.2 4.8 8.6 3.8C7.2 7.6 3.8 9.8 0 10-3.8 9.8-7.2 7.6-8.6 3.8L-10.2 4.8-8.4-.2-4.6 3.6-6.6 3.2C-6 5-4 6.5-1.3 7V-1.1H-4.5V-3.6H-1.3V-5A2.9 2.9 0 0 1 0-10.5ZM0-8.6A1 1 0 1 0 0-6.6A1 1 0 1 0 0-8.6Z",
  boat: "M-9.5 3.5H9.5C8.5 7 6.5 8.8 4 8.8H-4C-6.5 8.8-8.5 7-9.5 3.5ZM-.8-10V2H-8C-6.5-3-4-7-.8-10ZM1-8.5C4.5-6 6.5-2.5 7.2 2H1Z",
  tree: "M0-10.5 6.5-3H3.8L8.8 4H1.6V9.5H-1.6V4H-8.8L-3.8-3H-6.5Z",
  flower:
    "M0-3.1A3.6 3.6 0 1 1 2.9-1A3.6 3.6 0 1 1 1.8 2.5A3.6 3.6 0 1 1-1.8 2.5A3.6 3.6 0 1 1-2.9-1A3.6 3.6 0 1 1 0-3.1ZM0-1.7A1.7 1.7 0 1 0 0 1.7A1.7 1.7 0 1 0 0-1.7Z",
  fish: "M-10 0C-7-6 1-7.5 5.5-1L10.3-5.5V5.5L5.5 1C1 7.5-7 6-10 0ZM-5.2-2.4A1.2 1.2 0 1 0-5.2 0A1.2 1.2 0 1 0-5.2-2.4Z",
  umbrella:
    "M0-10.5 .9-9.6V-8.9C6-8.5 9.8-4.9 10.2 0 8.5-1.5 6.5-1.5 5.2 0 4-1.4 2.3-1.6.9-.6V6.5A3.4 3.4 0 0 1-5.8 6.5H-3.9A1.5 1.5 0 0 0-.9 6.5V-.6C-2.3-1.6-4-1.4-5.2 0-6.5-1.5-8.5-1.5-10.2 0-9.8-4.9-6-8.5-.9-8.9V-9.6Z",
  house: "M0-9.8 10.2-.6H7.2V9H2V3H-2V9H-7.2V-.6H-10.2Z",
};

/** Plates dark enough for a white sign on them; neighbours in the row differ most. */
const PLATES = ["#0b5a8a", "#a8461a", "#1d6b45", "#7a3f8c", "#8a5a0b", "#3d4f7c", "#8c2f4d", "#4f5f2b"];

export const SIGN_NAMES = Object.keys(SIGNS);

export function drawnSign(sign: string): { path: string; plate: string } {
  const at = Math.max(0, SIGN_NAMES.indexOf(sign));
  return { path: SIGNS[sign] ?? SHAPE.circle, plate: PLATES[at % PLATES.length] ?? "#0b5a8a" };
}
