/**
 * The die and the Traffic card of this turn, the way of the last roll and where it led on, as what happened tells them.
 */

import type { Fact, Plain } from "../../kernel/wire";
import { hearing } from "../shared/hearing.svelte";
import { LEAPS, leapsOf, legsOf, type Leap } from "./motion";
import type { CityTable, Stand } from "./table";

const ROLLS = new Set(["rolled", "jail_rolled", "park_rolled", "museum_rolled"]);

export interface DrawnCard {
  seat: number;
  /** An id, or names by language for decks of one's own. */
  card: Plain;
}

export class Drawn {
  roll = $state.raw<{ seat: number; pips: number } | null>(null);
  card = $state.raw<DrawnCard | null>(null);
  trail = $state.raw<{ seat: number; squares: number[] } | null>(null);
  leaps = $state.raw<Leap[]>([]);
  #stands: Stand[] = [];

  constructor(scene: () => { fresh: Fact[]; table: CityTable }) {
    hearing(
      () => scene().fresh,
      (fresh) => {
        const { table } = scene();
        this.#take(fresh, table);
        this.#stands = table.players.map(({ pos, route }) => ({ pos, route }));
      },
    );
  }

  #take(fresh: Fact[], { paths }: CityTable): void {
    for (const { key, args } of fresh) {
      const seat = Number(args["seat"]);
      if (ROLLS.has(key)) this.roll = { seat, pips: Number(args["pips"]) };
      if (key === "traffic_card") this.card = { seat, card: args["card"] ?? "" };
      if (key === "rolled") this.card = null;
      if (key === "rolled" || key === "jail_rolled") this.leaps = [];
      if (key === "turn_begins" || key === "extra_turn") this.roll = null;
      const stand = this.#stands[seat];
      if (LEAPS.has(key) && stand !== undefined)
        this.leaps = [...this.leaps.filter((leap) => leap.seat !== seat), ...leapsOf(paths, stand, seat, fresh)];
      if (key === "moved" && stand !== undefined)
        this.trail = { seat, squares: legsOf(paths, stand, seat, fresh).find((leg) => leg.walks)?.squares ?? [] };
    }
  }
}
