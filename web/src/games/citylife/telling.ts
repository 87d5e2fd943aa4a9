/** What happens to a seat of City Life, page by page. */

import type { Fact } from "../../kernel/wire";
import type { Telling } from "../shared/happening";
import { motifOf } from "./motifs";
import Picture from "./Picture.svelte";
import { squareOf } from "./squares";
import type { CityView } from "./table";

/** What I decided myself, and the steps my roll takes me. */
const DEEDS = new Set([
  "rolled",
  "moved",
  "path_entered",
  "deed_bought",
  "deed_passed",
  "deed_sold",
  "tower_exchanged",
  "visit_fee",
  "visit_miss",
  "visit_send",
  "visit_waive",
  "put_up",
  "tender",
  "bid",
  "no_bid",
  "asset_taken",
  "asset_left",
  "mortgaged",
  "redeemed",
  "offer_made",
  "quiz_answered",
  "quiz_begins",
  "quiz_at_will",
  "quiz_round",
  "jail_rolled",
  "park_rolled",
  "museum_rolled",
  "extra_turn",
  "debt_paid",
]);
/** What money moves for when I say so. */
const PAID = new Set([
  "share_bought",
  "share_sold",
  "deed_bought",
  "deed_sold",
  "land_transfer_tax",
  "capital_gains_tax",
  "loan_taken",
  "loan_repaid",
  "loan_cost",
  "mortgage_taken",
  "mortgage_repaid",
  "mortgage_cost",
  "bid",
  "asset_taken",
  "shares",
]);
/** Money that comes to me; whatever else is paid goes. */
const COMES = new Set([
  "lottery_won",
  "dollar_sign",
  "dividend",
  "quiz_award",
  "hospital",
  "no_tower",
  "mall",
  "museum_cash",
  "museum_roll",
  "traffic_award",
  "arrival_bonus",
]);

const LOSSES = [
  "six",
  "wrong_turn",
  "sent",
  "missed_added",
  "turn_missed",
  "debt",
  "debt_short",
  "loan_default",
  "points_full",
  "card_kept",
  "clock_due",
  "school_failed",
  "overshot",
];
const GAINS = ["deed_won", "gas_station", "jail_left", "lottery_won", "school_passed", "advanced", "arrived"];

export const telling: Telling<CityView> = {
  now: (view, { voice }) => [voice.say("board-round", { n: view.period }), ""],
  owned(view, seat) {
    const player = view.table.players[seat];
    if (player === undefined) return {};
    return {
      cash: player.cash,
      net_worth: player.net_worth,
      shares: player.shares,
      deeds: player.deeds.length,
      points: player.points,
    };
  },
  money: ["cash", "net_worth"],
  burdens: ["points"],
  large: { cash: "", deeds: "", shares: "" },
  opens: { traffic_card: "traffic", visit: "visit", offer_made: "offer", offer_accepted: "offer" },
  deed: ({ key, args }: Fact) => (key === "paid" ? PAID.has(String(args["reason"])) : DEEDS.has(key)),
  skips: ["turn_begins", "order_rolled", "order_set", "round_figures"],
  fates: {
    ...Object.fromEntries(LOSSES.map((key) => [key, "hit" as const])),
    ...Object.fromEntries(GAINS.map((key) => [key, "gain" as const])),
    paid: (args) => (COMES.has(String(args["reason"])) ? "gain" : PAID.has(String(args["reason"])) ? "plain" : "hit"),
  },
  picture(view, page) {
    if (page.kind === "traffic") return "traffic";
    const squares = page.rows.flatMap(({ fact }) =>
      typeof fact.args["square"] === "number" ? [fact.args["square"]] : [],
    );
    const here = squares.at(-1) ?? view.table.players[view.seat ?? 0]?.pos ?? 1;
    const { kind } = squareOf(here);
    return motifOf(kind).length > 0 ? kind : "";
  },
  Picture,
};
