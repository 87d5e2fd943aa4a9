import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#3b6e2f",
  accentDark: "#24441d",
  accentWord: "#36642a",
  accentWordDark: "#9ccf8c",
  rules: {
    choose_plan: ["EP-3.6", "EP-3.7", "EP-8.2"],
    place: ["EP-4.1.1", "EP-4.1.2", "EP-4.1.3", "EP-4.1.4"],
    insure: ["EP-4.2.10", "EP-4.2.2"],
    pay: ["EP-4.2.3", "EP-4.2.4", "EP-4.2.5"],
    administer: ["EP-4.3.4", "EP-4.3.3", "EP-4.3.6", "EP-4.3.5"],
    acquire: ["EP-4.4.1", "EP-4.4.2", "EP-4.4.4", "EP-4.4.5"],
    produce: ["EP-4.5.2", "EP-4.5.4", "EP-4.5.5"],
    buy: ["EP-4.6.2", "EP-4.6.3", "EP-4.6.1"],
    sell: ["EP-4.6.4", "EP-4.6.6", "EP-4.6.5"],
    claim: ["EP-4.7.1", "EP-4.7.2"],
    innovate: ["EP-4.8.1", "EP-8.2"],
    keep: ["EP-4.9.1"],
  },
  quiet: ["district_entered", "passed_investment", "passed_buying", "passed_selling", "produced_nothing", "turn_passed", "offers_refilled", "deactivated", "activated", "swapped", "price_paid", "no_event", "insured", "period_started", "tokens_dealt"],
  board: () => import("./Board.svelte"),
  end: () => import("./Debrief.svelte"),
};
