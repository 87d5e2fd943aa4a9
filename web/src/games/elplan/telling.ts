/** What happens to a business of El Plan, page by page. */

import type { Telling } from "../shared/happening";
import Piece from "./Piece.svelte";
import type { PlanView } from "./table";

const DEEDS = new Set([
  "plan_chosen",
  "tokens_dealt",
  "placed",
  "liquidated",
  "deactivated",
  "activated",
  "swapped",
  "acquired",
  "passed_investment",
  "produced",
  "produced_nothing",
  "bought",
  "imported",
  "price_paid",
  "passed_buying",
  "sold",
  "passed_selling",
  "exported",
  "subsidy_claimed",
  "idea_made",
]);
const HARD = new Set(["event_paid", "benefit_lost", "cut_back", "no_space"]);

export const telling: Telling<PlanView> = {
  now: ({ period, table }, { voice }) => [
    period === 0 ? "" : voice.say("bar-period", { n: period, of: table.periods }),
    table.district >= 1 && table.district <= 7 ? voice.say(`district-${table.district}`) : "",
  ],
  owned(view, seat) {
    const player = view.table.players[seat];
    if (player === undefined || player.plan === "") return {};
    const [worker, money, energy] = player.free;
    const [raw_material, consumer_good, service] = player.products;
    return { worker, money, energy, raw_material, consumer_good, service, idea: player.ideas, points: player.points };
  },
  card: "event",
  large: { idea: "idea", points: "" },
  opens: { event_turned: "event", period_started: "period" },
  news: ["event"],
  common: ["period"],
  skips: ["turn_passed"],
  deed: ({ key, args }) => DEEDS.has(key) || (key === "received" && args["source"] !== "event"),
  fates: {
    insured: ({ choice }) => (choice === "apply" ? "plain" : "spared"),
    event_cancelled: "spared",
    event_paid: "hit",
    benefit_lost: "hit",
    cut_back: "hit",
    no_space: "hit",
    received: "gain",
    received_income: "gain",
    idea_made: "gain",
    subsidy_claimed: "gain",
  },
  picture: (view, page) =>
    page.kind === "event"
      ? page.rows.some((row) => row.mine && row.fate === "spared")
        ? "shield"
        : view.table.event_cards[page.card]?.tone === "negative"
          ? "cloud"
          : "sun"
      : page.rows.some((row) => HARD.has(row.fact.key))
        ? "cloud"
        : "money",
  Picture: Piece,
  icons: {
    worker: "worker",
    money: "money",
    energy: "energy",
    raw_material: "raw_material",
    consumer_good: "consumer_good",
    service: "service",
    idea: "idea",
    points: "cup",
  },
};
