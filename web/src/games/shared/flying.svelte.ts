/** When something flies, and what shows a change to those who asked for calm. Called while a board is set up. */

import { tick, untrack } from "svelte";
import type { Fact, View } from "../../kernel/wire";

export interface Scene {
  view: View<unknown>;
  fresh: Fact[];
  reducedMotion: boolean;
  board: HTMLElement | undefined;
  sky: HTMLElement | undefined;
}

/** What a game knows about its own flights. */
export interface Motion {
  /** Remember how things lie, just before the table changes. */
  look(board: HTMLElement): void;
  /** The table has changed: let everything that moved fly. */
  fly(board: HTMLElement, sky: HTMLElement, fresh: Fact[]): void;
}

export function flying(motion: Motion, scene: () => Scene): void {
  $effect.pre(() => {
    void scene().view;
    untrack(() => {
      const { board, reducedMotion } = scene();
      if (board && !reducedMotion) motion.look(board);
    });
  });
  $effect(() => {
    void scene().view;
    void tick().then(() => {
      const { board, sky, fresh, reducedMotion } = scene();
      // The board may be gone by now: then Svelte has set both to null.
      if (board && sky && !reducedMotion) motion.fly(board, sky, fresh);
    });
  });
}

const GLOW = 1500;

/** Where nothing flies, the places where something happened wear a gold frame for a moment. */
export class Glow<Place> {
  places = $state.raw(new Set<Place>());

  constructor(scene: () => Scene, placesOf: (fact: Fact) => Place[]) {
    $effect(() => {
      const { fresh, reducedMotion } = scene();
      if (!reducedMotion || fresh.length === 0) return;
      this.places = new Set(fresh.flatMap(placesOf));
      const timer = setTimeout(() => (this.places = new Set()), GLOW);
      return () => clearTimeout(timer);
    });
  }
}

/** The seat a fact is about. */
export function seatOf({ args }: Fact): number[] {
  return typeof args["seat"] === "number" ? [args["seat"]] : [];
}
