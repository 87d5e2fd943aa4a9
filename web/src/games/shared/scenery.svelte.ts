/**
 * How a board shows what has just happened: flights over the table, plates that glow, the latest lines. Made while a
 * board is set up.
 */

import type { BoardProps } from "../board";
import { flying, Glow, seatOf, type Motion } from "./flying.svelte";
import { Lately } from "./lately.svelte";

export class Scenery {
  /** The board itself, and the layer in which things fly. */
  board = $state<HTMLElement>();
  sky = $state<HTMLElement>();
  readonly glow: Glow<number>;
  readonly lately: Lately;

  constructor(now: () => Pick<BoardProps, "view" | "fresh" | "teller" | "reducedMotion">, motion: Motion) {
    const scene = () => ({ ...now(), board: this.board, sky: this.sky });
    flying(motion, scene);
    this.glow = new Glow(scene, seatOf);
    this.lately = new Lately(scene);
  }
}
