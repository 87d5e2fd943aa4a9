/**
 * Things move when they change: entrepreneurs go to their space, bought cards to their owner, tokens and products from
 * place to place.
 */

import type { Teller } from "../../kernel/telling";
import type { Fact, Plain } from "../../kernel/wire";
import { lays, leave, note, placeOf, travel, type Lay } from "../shared/flights";
import type { Motion } from "../shared/flying.svelte";
import { GOODS, TOKENS } from "./table";
import { counted } from "./words";

const GAP = 130;

interface Flow {
  from: string;
  to: string;
  things: Plain | undefined;
  gain: boolean;
}

/** Which things a fact moves, from where to where. */
function flowOf({ key, args }: Fact): Flow | null {
  const plate = `[data-plate="${String(args["seat"])}"]`;
  const [tokens, products] = [args["tokens"], args["products"]];
  const good = Object.keys((products ?? {}) as object)[0] ?? "";
  const stall = `[data-stall="${good}"], [data-district="5"], [data-tile="5"]`;
  const lot = (district: number) => `[data-district="${district}"], [data-tile="${district}"]`;
  switch (key) {
    case "event_paid":
      return { from: plate, to: `[data-event], ${lot(1)}`, things: tokens, gain: false };
    case "received":
      return {
        from: args["source"] === "event" ? `[data-event], ${lot(1)}` : args["source"] === "space" ? lot(2) : lot(5),
        to: plate,
        things: tokens,
        gain: true,
      };
    case "received_income":
      return { from: lot(2), to: plate, things: tokens, gain: true };
    case "acquired":
      return { from: plate, to: lot(3), things: tokens, gain: false };
    case "produced":
      return { from: lot(4), to: plate, things: products, gain: true };
    case "bought":
    case "imported":
      return { from: stall, to: plate, things: products, gain: true };
    case "sold":
      return { from: plate, to: stall, things: products, gain: false };
    case "exported":
      return { from: stall, to: lot(6), things: products, gain: false };
    case "subsidy_laid":
      return {
        from: lot(5),
        to: `[data-coins="${String(args["space"])}"], ${lot(6)}`,
        things: { money: args["amount"] ?? 0 },
        gain: true,
      };
    case "subsidy_claimed":
      return { from: `[data-coins="${String(args["space"])}"], ${lot(6)}`, to: plate, things: tokens, gain: true };
    case "idea_made":
      return { from: `[data-lamp], ${lot(7)}`, to: plate, things: { idea: args["count"] ?? 0 }, gain: true };
    case "cut_back":
      return { from: plate, to: ".sign, .strip", things: products, gain: false };
    default:
      return null;
  }
}

export class PlanMotion implements Motion {
  #cards = new Map<string, Lay>();
  #pawns = new Map<string, DOMRect>();

  constructor(private readonly teller: () => Teller) {}

  look(board: HTMLElement): void {
    this.#cards = lays(board);
    this.#pawns = new Map(
      [...board.querySelectorAll<SVGElement>("[data-space] [data-pawn]")].map((pawn) => [
        pawn.dataset["pawn"] ?? "",
        pawn.getBoundingClientRect(),
      ]),
    );
  }

  fly(board: HTMLElement, sky: HTMLElement, fresh: Fact[]): void {
    let late = 0;
    for (const fact of fresh) {
      const seat = String(fact.args["seat"]);
      if (fact.key === "placed") this.#walk(board, sky, seat);
      if (fact.key === "acquired") this.#hand(board, sky, String(fact.args["card"]), seat);
      const flow = flowOf(fact);
      const [from, to] = flow === null ? [] : [placeOf(board, flow.from), placeOf(board, flow.to)];
      if (flow === null || from === undefined || to === undefined) continue;
      const things = (flow.things ?? {}) as { [name: string]: number };
      const names = [...TOKENS, ...GOODS];
      if (names.some((name) => (things[name] ?? 0) > 0))
        note(
          sky,
          from,
          to,
          counted(
            this.teller(),
            names,
            names.map((name) => things[name] ?? 0),
          ),
          flow.gain,
          GAP * late++,
        );
    }
  }

  /** An entrepreneur leaves home for a space. */
  #walk(board: HTMLElement, sky: HTMLElement, seat: string): void {
    const pawn = board.querySelector<SVGElement>(`[data-space] [data-pawn="${seat}"]`);
    const home = placeOf(board, `[data-plate="${seat}"]`);
    if (pawn === null || home === undefined || this.#pawns.has(seat)) return;
    const to = pawn.getBoundingClientRect();
    travel(sky, pawn, new DOMRect(home.x + home.width / 2, home.y + home.height / 2, to.width, to.height), to, 0);
  }

  /** A card goes to its owner: to my racks, or to the plate of somebody else. */
  #hand(board: HTMLElement, sky: HTMLElement, card: string, seat: string): void {
    const lay = this.#cards.get(card);
    if (lay === undefined) return;
    const mine = board.querySelector<HTMLElement>(`.racks [data-card="${card}"]`);
    const plate = placeOf(board, `[data-plate="${seat}"]`);
    if (mine !== null) travel(sky, mine, lay.rect, mine.getBoundingClientRect(), 0);
    else if (plate !== undefined) leave(sky, lay, plate);
  }
}
