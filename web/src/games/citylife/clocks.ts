/** What runs against a player, in words: turns to miss, loans and mortgages with their clocks. */

import type { Teller } from "../../kernel/telling";
import { deedTerms, type CityTable, type Clock } from "./table";

export interface Note {
  key: string;
  text: string;
  /** Falls due with this turn. */
  urgent: boolean;
  /** The deed it is about, where it is about one, and what to say beside its picture. */
  deed?: string;
  short?: string;
}

/** CL-4.175 A clock falls due at the end of the owner's turn in which it comes to nought. */
export const ends = (clock: Clock): boolean => !clock.fresh && clock.left <= 1;

export function notesOf(table: CityTable, seat: number, teller: Teller): Note[] {
  const { voice } = teller;
  const player = table.players[seat];
  if (player === undefined) return [];
  const notes: Note[] = player.missed.map((block, index) => ({
    key: `missed-${index}`,
    text: voice.say("board-misses", { n: block.left, cause: voice.say(`cause-${block.cause}`) }),
    urgent: false,
  }));
  if (player.loan !== null)
    notes.push({
      key: "loan",
      text: voice.say("board-loan-clock", { amount: table.terms.loan.due, n: player.loan.left }),
      urgent: ends(player.loan),
    });
  for (const mortgage of table.mortgages) {
    if (table.owner[mortgage.deed] !== seat) continue;
    const { deed, left: n } = mortgage;
    const amount = deedTerms(table, deed).payoff;
    notes.push({
      key: deed,
      deed,
      text: voice.say("board-mortgage-clock", { deed: voice.say(`card-${deed}`), amount, n }),
      short: voice.say("board-owes", { amount, n }),
      urgent: ends(mortgage),
    });
  }
  if (player.borrow_ban) notes.push({ key: "ban", text: voice.say("board-borrow-ban"), urgent: false });
  return notes;
}
