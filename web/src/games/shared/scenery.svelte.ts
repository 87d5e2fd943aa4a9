/**
 * How a board shows what has just happened: flights over the table, plates that glow, the latest lines. Made while a
 * board is set up.
 */

import type { BoardProps } from "../board";
import type { Fact } from "../../kernel/wire";
import { flying, Glow, type Motion } from "./flying.svelte";
import { Lately } from "./lately.svelte";

export class Scenery<Place = number> {
  /** The board itself, and the layer in which things fly. */
  board = $state<HTMLElement>();
  sky = $state<HTMLElement>();
  /** The seat whose drawer is open. */
  opened = $state<number | null>(null);
  readonly glow: Glow<Place>;
  readonly lately: Lately;

  /** `placesOf`: what glows where nothing may fly; plates, unless a game knows better. */
  constructor(
    now: () => Pick<BoardProps, "view" | "fresh" | "teller" | "reducedMotion">,
    motion: Motion,
    placesOf: (fact: Fact) => Place[],
  ) {
    const scene = () => ({ ...now(), board: this.board, sky: this.sky });
    flying(motion, scene);
    this.glow = new Glow(scene, placesOf);
    this.lately = new Lately(scene);
  }
}
