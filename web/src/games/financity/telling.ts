/** What happens to a home of FinanCity, page by page. */

import type { Telling } from "../shared/happening";
import { eventWords } from "./choices";
import Picture from "./Picture.svelte";
import { screen } from "../shared/screen.svelte";
import type { CityView } from "./table";

const DEEDS = new Set([
  "home_given",
  "token_placed",
  "savings_changed",
  "withdrawn",
  "investment_bought",
  "shopping_bought",
  "purchase_enjoyed",
  "nothing_bought",
  "insurance_bought",
  "insurance_declined",
  "loan_repaid",
  "loan_taken",
  "service_cancelled",
  "trade_withdrawn",
]);

export const telling: Telling<CityView> = {
  owned(view, seat) {
    const player = view.table.players[seat];
    if (player === undefined || player.cash === null) return {};
    return {
      cash: player.cash,
      saved: player.saved,
      wellbeing: player.wellbeing,
      loans: player.loans,
      investments: player.investments.length,
    };
  },
  goals(view, seat, options) {
    const reached = view.table.players[seat]?.goals;
    if (reached === undefined) return {};
    const asked = (name: string) => Number(options[`goal_${name}`]);
    return {
      saved: { of: asked("savings"), reached: reached.savings },
      wellbeing: { of: asked("wellbeing"), reached: reached.wellbeing },
      loans: { of: 0, reached: reached.loans },
      investments: { of: asked("investments"), reached: reached.investments },
    };
  },
  now: ({ table }, { voice }) => [
    voice.say("board-where", { year: table.year, of: table.years }),
    table.marker === "" ? "" : voice.say(`zone-${table.marker}`),
  ],
  outlook(view, seat) {
    // A phone has the whole sum above the question.
    if (screen.phone) return {};
    const free = view.table.players[seat]?.free;
    return typeof free === "number" ? { free } : {};
  },
  said: {
    cash: ["amount", "total", "price", "gain", "owed", "net"],
    saved: ["amount", "face"],
    wellbeing: ["amount", "joy", "sorrow"],
    loans: ["count"],
  },
  money: ["cash", "saved", "free"],
  burdens: ["loans"],
  card: "event",
  large: { cash: "cash", saved: "savings", wellbeing: "wellbeing", loans: "loans" },
  opens: {
    event_drawn: "event",
    income_paid: "income",
    expenses_paid: "bills",
    trade_proposed: "trade",
    trade_done: "trade",
    trade_declined: "trade",
  },
  news: ["event"],
  skips: ["first_player", "first_player_passed"],
  deed: ({ key, args }) => DEEDS.has(key) && args["forced"] !== 1,
  fates: {
    event_avoided: "spared",
    event_nil: "plain",
    event_applied: ({ sorrow, owed }) => (Number(sorrow) + Number(owed) > 0 ? "hit" : "gain"),
    income_paid: "gain",
    wellbeing_paid: "gain",
    job_paid: "gain",
    free_time_paid: "gain",
    purchase_enjoyed: "gain",
    bonus_missed: "hit",
    expense_forgotten: "hit",
    discount_missed: "hit",
    expenses_paid: "hit",
    bill_written_off: "hit",
    penalty_paid: "hit",
    minimum_missed: "hit",
    over_indebted: "hit",
    restriction_ended: "gain",
    loan_taken: ({ forced }) => (forced === 1 ? "hit" : "plain"),
    modifier_set: "plain",
  },
  effect: (view, page, teller) => (page.card !== "" && page.card === view.table.event ? eventWords(view, teller) : ""),
  picture(view, page) {
    if (page.kind === "event")
      return page.rows.some((row) => row.mine && row.fate === "spared")
        ? "token"
        : (view.table.event_card?.kind ?? "harmful");
    return page.kind === "income"
      ? "cash"
      : page.kind === "bills"
        ? "home"
        : page.kind === "trade"
          ? "investments"
          : "cash";
  },
  Picture,
};
