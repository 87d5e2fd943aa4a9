/** What happens to a hand of Multiverse Money, page by page. */

import type { Telling } from "../shared/happening";
import Emblem from "./Emblem.svelte";
import { total } from "./money";
import { stepOf, type MultiverseView } from "./table";

const DEEDS = new Set(["dealt", "pile_taken", "bets_swapped", "bet_kept", "sat_out"]);

export const telling: Telling<MultiverseView> = {
  now: (view, { voice }) => [voice.say("board-round", { n: view.period }), voice.say(`board-step-${stepOf(view)}`)],
  owned({ table }, seat) {
    const hand = table.hand;
    if (hand === undefined) return {};
    const front = table.players[seat]?.front ?? [];
    const laid = front.length > 0 ? front : (table.placed ?? []);
    const held = [...hand, ...laid.filter((card) => !hand.includes(card))];
    const amounts = { cards: held.length, worth: total(held) };
    return table.score === undefined ? amounts : { score: table.score, ...amounts };
  },
  opens: { bet_revealed: "reveal", sat_out: "reveal", bets_swapped: "swap", game_started: "game", scored: "count" },
  everybody: ["reveal"],
  common: ["reveal"],
  deed: ({ key }) => DEEDS.has(key),
  skips: ["card_turned", "turn_started", "bet_placed"],
  fates: { bet_revealed: "plain", sat_out: "plain", turn_tied: "plain", bets_swapped: "plain" },
  picture: (_, page) => page.kind,
  Picture: Emblem,
};
