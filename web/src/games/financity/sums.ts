/**
 * What follows from a move that is being put together. The table has worked out most answers beforehand; where a space
 * has more of them than it lists, savings cards are added up here, and `fixtures.json` holds these sums
 * against the game's own.
 */

import { shownOf } from "../../kernel/preview";
import type { Figures, Move, Question } from "../../kernel/wire";
import type { CityTable } from "./table";

/** What these savings cards are worth. */
export const worthOf = ({ terms }: CityTable, counts: number[]): number =>
  counts.reduce((sum, count, index) => sum + count * (terms.faces[index] ?? 0), 0);

/** What the Bank pays for savings cards worth so much. */
export const paidFor = ({ terms, payout }: CityTable, worth: number): number =>
  payout?.[worth / (terms.faces[0] ?? 1)] ?? worth;

/** What is shown of this move: as the table says, or added up here. */
export function foreseen(table: CityTable, question: Question, move: Move): Figures {
  return listed(question, move) ?? added(table, question.seat, question.figures ?? {}, move);
}

/** What the table itself says of a move; in this game all of it is numbers. */
export function listed(question: Question, move: Move): Figures | null {
  const shown = shownOf(question, move);
  return shown === null
    ? null
    : Object.fromEntries(
        Object.entries(shown).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
      );
}

/** The same figures, for an answer that the table did not list. */
export function added(table: CityTable, seat: number, figures: Figures, [name, value]: Move): Figures {
  const player = table.players[seat];
  const now = { ...figures, cash: figures["cash"] ?? 0 };
  if (player === undefined || !Array.isArray(value) || (name !== "withdraw" && name !== "arrange")) return {};
  const counts = value.map(Number);
  const face = worthOf(table, counts);
  if (name === "withdraw") {
    const net = paidFor(table, face);
    return { ...spent(now, -net), face, net, savings: player.saved - face, missing: 0 };
  }
  const interest = counts.reduce((sum, count, index) => sum + count * (table.terms.interest[index] ?? 0), 0);
  return { ...spent(now, face - player.saved), savings: face, interest };
}

/** Cash after so much has gone, and what is then free or missing this year. */
function spent(figures: Figures & { cash: number }, amount: number): Figures {
  const { free } = figures;
  const rest = free === undefined ? {} : { free: free - amount, short: Math.max(0, amount - free) };
  return { ...figures, ...rest, cash: figures.cash - amount };
}
