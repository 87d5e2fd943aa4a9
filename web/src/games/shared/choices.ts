/** An option of one press: what it is, what it costs, what is left or gained. */

import type { Move } from "../../kernel/wire";

export interface Choice {
  key: string;
  /** Nothing to send: cannot be afforded just now. */
  move: Move | null;
  title: string;
  price: string;
  gain: string;
  /** Is the gain good news? */
  good: boolean;
  left: string;
  warn: boolean;
  /** The name of a picture, or nothing. */
  picture: string;
  /** What it is done with, where many things can be done with many things: options are listed under it. */
  group?: string;
}

export function blank(key: string, move: Move | null, title: string): Choice {
  return { key, move, title, price: "", gain: "", good: false, left: "", warn: false, picture: "" };
}
