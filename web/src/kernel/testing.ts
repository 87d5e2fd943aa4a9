import type { Question } from "./wire";

/** A question with nothing in it, for tests to fill. */
export const BARE: Question = { id: "1", name: "q", seat: 0, sealed: false, moves: [] };
