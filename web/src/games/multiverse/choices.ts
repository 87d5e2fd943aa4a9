/** What the seat that acts may take, in the order piles, bets by order of play, its own bet back. */

import { shownOf } from "../../kernel/preview";
import type { Move, Question } from "../../kernel/wire";
import { score } from "./scoring";
import { order, type MultiverseOptions, type MultiverseView } from "./table";

export interface Choice {
  key: string;
  kind: "left" | "right" | "swap" | "keep";
  seat: number;
  move: Move;
  gets: string[];
  /** All my cards afterwards, and what they would count. */
  after: string[];
  score: number;
}

export function choicesOf(view: MultiverseView, question: Question, options: MultiverseOptions): Choice[] {
  const me = question.seat;
  const hand = view.table.hand ?? [];
  const front = view.table.players[me]?.front ?? [];
  const make = (kind: Choice["kind"], move: Move, gets: string[], seat = -1): Choice => {
    const after = [...hand, ...gets];
    const told = shownOf(question, move)?.["score"];
    return {
      key: kind === "swap" ? `swap-${seat}` : kind,
      kind,
      seat,
      move,
      gets,
      after,
      score: typeof told === "number" ? told : score(after, options),
    };
  };
  const named = (name: string) => question.moves.find((move) => move.name === name)?.spaces[0];
  const piles = named("take");
  const rivals = named("swap");
  const places = order(view, options).map((bet) => bet.seat);
  const targets = (rivals?.kind === "one_of" ? rivals.options.map(Number) : []).sort(
    (a, b) => places.indexOf(a) - places.indexOf(b),
  );
  return [
    ...(["left", "right"] as const)
      .filter((pile) => piles?.kind === "one_of" && piles.options.includes(pile))
      .map((pile) => make(pile, ["take", pile], view.table[pile])),
    ...targets.map((seat) => make("swap", ["swap", seat], view.table.players[seat]?.front ?? [], seat)),
    ...(question.moves.some((move) => move.name === "keep") ? [make("keep", ["keep"], front)] : []),
  ];
}
