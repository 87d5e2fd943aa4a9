/** How every piece is drawn: tokens are round, processes are rounded squares, products have an outline of their own. */

export interface Drawing {
  frame: "round" | "square" | "own";
  colour: string;
  /** Drawn in white on the frame, or in the colour where the piece is only a dashed place. */
  fills?: string;
  lines?: string;
  width?: number;
  /** The outline of pieces that have no frame, and the colour of their lines where it is not white. */
  outline?: string;
  ink?: string;
}

const round = (colour: string, fills: string, lines = "", width = 2): Drawing => ({
  frame: "round",
  colour,
  fills,
  lines,
  width,
});
const square = (colour: string, fills: string, lines = "", width = 2): Drawing => ({
  frame: "square",
  colour,
  fills,
  lines,
  width,
});
const own = (colour: string, outline: string, lines = "", width = 1.5, ink = "#fff"): Drawing => ({
  frame: "own",
  colour,
  outline,
  lines,
  width,
  ink,
});

const STAR = "M0-8.5 2.4-2.9 8.5-2.4 3.9 1.6 5.3 7.6 0 4.4-5.3 7.6-3.9 1.6-8.5-2.4-2.4-2.9Z";
const COIN = "M-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0M0-2.6V2.6";
const INK = "#3a332c";

export const DRAWINGS: { [name: string]: Drawing } = {
  worker: round("#b5532b", "M-3.6-3.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M-6.5 8q0-8 6.5-8q6.5 0 6.5 8z"),
  money: round("#a87a0c", "", COIN, 2.2),
  energy: round("#3571ab", "M2-9-6 2H-1L-3 9 6-3H1Z"),
  production: square("#8a4b2a", "M-7 7V-1L-2.5-4.5V-1L2-4.5V-1L7-4.5V7Z"),
  logistics: square(
    "#2f6f7e",
    "M-9 3.5V-6H1V3.5ZM2 3.5V-3H5.5L9 .5V3.5ZM-6.5 5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0" +
      "M2.6 5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0",
  ),
  marketing: square("#8c3b7a", "M-8-3H-4L5-8V6L-4 1H-8ZM-5 2.5H-1.6L-.4 7.5H-3.6ZM7-4.5q2.6 3.5 0 7z"),
  wild: square("#2a2420", STAR),
  raw_material: own("#6b8a33", "M0-12C10-9 11 4 0 12C-11 4-10-9 0-12Z", "M0-7V9M0-1L4.5-5.5M0 4.5-4.5 0"),
  consumer_good: own("#b9522a", "M-11-5.5 0-12 11-5.5V6L0 12-11 6Z", "M-11-5.5 0 1 11-5.5M0 1V12"),
  service: own(
    "#3565a6",
    "M-10 7A10 10.5 0 0 1 10 7ZM-12 8.4H12V11.4H-12ZM-2.6-5.6a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0",
    "M-6 3.5A6.4 6.8 0 0 1-2.6-.6",
  ),
  idea: own(
    "#f2c230",
    "M-5.6 5.5C-5.6 2-10.4.3-10.4-5A10.4 10.4 0 0 1 10.4-5C10.4.3 5.6 2 5.6 5.5Z",
    "M-4.6 8.6H4.6M-2.8 11.8H2.8",
    2.4,
    "#8a5a00",
  ),
  cup: own(
    "#f2c230",
    "M-7-11H7V-3A7 7 0 0 1-7-3ZM-1.6 3H1.6V7.5H-1.6ZM-6 7.5H6V11H-6Z",
    "M-7-8.5H-10.8Q-10.8-2.2-6-1.2M7-8.5H10.8Q10.8-2.2 6-1.2",
    2,
    "#8a5a00",
  ),
  insured: own(
    "#2f63b0",
    "M-12 1A12 11 0 0 1 12 1Q9-2 6 1 3-2 0 1-3-2-6 1-9-2-12 1Z",
    "M0 0V8.5A2.8 2.8 0 0 0 5.4 8.5",
    2.4,
    "#2f63b0",
  ),
  cloud: own(
    "#5f6b78",
    "M-9 5a5 5 0 0 1-1-9.8A7 7 0 0 1 3-7 6 6 0 0 1 10 5Z",
    "M-5 8-7 12M0 8-2 12M5 8 3 12",
    2,
    "#3571ab",
  ),
  sun: own(
    "#e0a82e",
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z",
    "M0-13V-9M0 9V13M-13 0H-9M9 0H13M-9-9-7-7M7 7 9 9M-9 9-7 7M7-7 9-9",
    2,
    "#a87a0c",
  ),
  shield: square(INK, "M0-9 7.5-6V0Q7.5 6 0 9.5-7.5 6-7.5 0V-6Z"),
  sale_bonus: square(INK, "", `${COIN}M-9 8.5H9`, 2),
  swap: square(INK, "", "M-7-3.5H6M2.5-7 6-3.5 2.5 0M7 4H-6M-2.5 7.5-6 4-2.5.5", 2),
  adviser: square(
    INK,
    "",
    "M-6 6 6-6M-5.5-4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M2.3 4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0",
    2,
  ),
  purchase_discount: square(INK, "M-8-7H-5.5L-4-3H8L5.5 3H-3L-2.4 5H6V7H-4L-7-5H-8Z"),
  warehouse: square(INK, "M-9-2 0-8 9-2V8H5.5V1H-5.5V8H-9ZM-3.5 3H3.5V8H-3.5Z"),
  import_discount: square(INK, "M-9 3H9L6 8.5H-6ZM-1-9H1V1.6H-1ZM1.8-8 7 1.6H1.8ZM-1.8-6V1.6H-6.5Z"),
  ship: own("#3b6f8f", "M-12 4H12L8 10.5H-8ZM-1.2-11H1.2V3H-1.2ZM2.2-10 9 2.4H2.2ZM-2.2-7V2.4H-8.6Z"),
  lock: own("#6a6157", "M-8-1H8V10H-8Z", "M-4.8-1V-5A4.8 4.8 0 0 1 4.8-5V-1", 2.6, "#6a6157"),
};

/** A seat's entrepreneur: a person in the seat's colour. */
export const PAWN = "M-5.6-8.6a5.6 5.6 0 1 1 11.2 0q0 3-2.4 4.6Q9.5-1 10 11H-10Q-9.5-1-3.2-4-5.6-5.6-5.6-8.6Z";

export const TYPE_COLOURS = { expert: "#7d3d78", technology: "#2b628f", infrastructure: "#4e4a8f" };
