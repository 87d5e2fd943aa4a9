/**
 * Things move when they change: pieces drive square by square, notes fly between Bank, Lottery and players, deeds to
 * their owners.
 */

import { lays, leave, note, placeOf, type Lay } from "../shared/flights";
import type { Motion as Moving } from "../shared/flying.svelte";
import type { Fact } from "../../kernel/wire";
import { middle } from "./squares";
import { MAIN, POT, squaresTo, type CityTable, type Stand } from "./table";

const PER_SQUARE = 150;
const LONGEST = 900;
const JUMP = 450;
const GAP = 140;
const DOOR = 350;
const BANK = -1;
/** What sends a piece elsewhere: arrows, a Wrong Turn, a card, an owner, the Jail. */
export const LEAPS = new Set(["advanced", "wrong_turn", "sent"]);

export class Motion implements Moving {
  #stands: Stand[] = [];
  #lays = new Map<string, Lay>();

  constructor(
    private readonly table: () => CityTable,
    private readonly written: (amount: number) => string,
  ) {}

  look(board: HTMLElement): void {
    this.#lays = lays(board);
  }

  fly(board: HTMLElement, sky: HTMLElement, fresh: Fact[]): void {
    const table = this.table();
    const before = this.#stands;
    this.#stands = table.players.map(({ pos, route }) => ({ pos, route }));
    const wait = before.length === 0 ? 0 : drive(board, table, before, fresh);
    let late = 0;
    for (const { key, args } of fresh) {
      if (
        key === "paid" &&
        (args["of"] ?? "") === "" &&
        Number(args["amount"]) > 0 &&
        args["reason"] !== "start_money"
      ) {
        this.#pay(board, sky, Number(args["from"]), Number(args["to"]), Number(args["amount"]), wait + GAP * late++);
      } else if (key === "deed_bought" || key === "deed_won") {
        const [lay, plate] = [
          this.#lays.get(String(args["deed"])),
          placeOf(board, `[data-plate="${Number(args["seat"])}"]`),
        ];
        if (lay !== undefined && plate !== undefined) leave(sky, lay, plate);
      }
    }
  }

  #pay(board: HTMLElement, sky: HTMLElement, from: number, to: number, amount: number, delay: number): void {
    const place = (account: number) =>
      placeOf(board, account >= 0 ? `[data-plate="${account}"]` : account === BANK ? "[data-bank]" : "[data-pot]");
    const [start, end] = [place(from), place(to)];
    if (start !== undefined && end !== undefined) note(sky, start, end, this.written(amount), to >= 0, delay);
    if (to === POT)
      board
        .querySelector("[data-pot] > g")
        ?.animate(
          [
            { transform: "rotate(-3deg) scale(1)" },
            { transform: "rotate(2deg) scale(1.16)" },
            { transform: "rotate(-3deg) scale(1)" },
          ],
          { duration: 500, delay: delay + 600 },
        );
  }
}

/** Every piece that changed its place drives there, as what happened tells; how long the longest drive takes. */
function drive(board: HTMLElement, { paths, players }: CityTable, before: Stand[], fresh: Fact[]): number {
  let longest = 0;
  players.forEach((player, seat) => {
    const stand = before[seat];
    const piece = board.querySelector<SVGGElement>(`[data-piece="${seat}"]`);
    if (stand === undefined || piece === null || stand.pos === player.pos) return;
    const legs = legsOf(paths, stand, seat, fresh);
    const stops = legs.flatMap((leg) => leg.squares);
    if (stops.at(-1) !== player.pos) stops.push(player.pos);
    const walked = legs.filter((leg) => leg.walks).reduce((sum, leg) => sum + leg.squares.length, 0);
    const duration = Math.min(LONGEST, PER_SQUARE * walked) + JUMP * (stops.length - walked);
    const scale = / scale\([^)]*\)/.exec(piece.style.transform)?.[0] ?? "";
    const at = (square: number) => ({ transform: `translate(${middle(square).x}px, ${middle(square).y}px)${scale}` });
    piece.animate([at(stand.pos), ...stops.slice(0, -1).map(at), { transform: piece.style.transform }], {
      duration,
      easing: "linear",
    });
    shut(board, seat, duration);
    longest = Math.max(longest, duration);
  });
  return longest;
}

/** The door of the Jail comes down when the piece is in. */
function shut(board: HTMLElement, seat: number, delay: number): void {
  board.querySelector(`[data-bars="${seat}"]`)?.animate(
    [
      { transform: "translateY(-26px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: DOOR, delay, easing: "ease-in", fill: "backwards" },
  );
}

interface Leg {
  walks: boolean;
  from: number;
  squares: number[];
}

/** A piece that was sent on or back, without walking. */
export interface Leap {
  seat: number;
  from: number;
  to: number;
}

export function leapsOf(paths: CityTable["paths"], stand: Stand, seat: number, fresh: Fact[]): Leap[] {
  return legsOf(paths, stand, seat, fresh).flatMap(({ walks, from, squares: [to] }) =>
    walks || to === undefined ? [] : [{ seat, from, to }],
  );
}

/** First the roll along the road, then whatever sent the piece elsewhere. */
export function legsOf(paths: CityTable["paths"], stand: Stand, seat: number, fresh: Fact[]): Leg[] {
  let { pos, route } = stand;
  const legs: Leg[] = [];
  for (const { key, args } of fresh) {
    if (args["seat"] !== seat) continue;
    const square = Number(args["square"]);
    if (key === "moved") {
      legs.push({ walks: true, from: pos, squares: squaresTo(paths, { pos, route }, square) });
      if (!(paths[route] ?? []).slice(0, -1).includes(square)) route = MAIN;
      pos = square;
    } else if (LEAPS.has(key)) {
      legs.push({ walks: false, from: pos, squares: [square] });
      [pos, route] = [square, MAIN];
    } else if (key === "path_entered") route = String(args["path"]);
  }
  return legs;
}
