/** What happens to a family of FinanciaLit, page by page. */

import type { Telling } from "../shared/happening";
import Picture from "./Picture.svelte";
import { homeOf, phaseOf, type TownView } from "./table";
import { isKind, operationsOf, sparedBy } from "./words";

const DEEDS = new Set([
  "family_chosen",
  "pawn_placed",
  "insurance_fee",
  "saved",
  "career_taken",
  "career_active",
  "skill_learned",
  "investment_bought",
  "insurance_changed",
  "market_refreshed",
  "goods_bought",
  "luxury_bought",
  "forgone",
  "loan_taken",
  "loan_repaid",
  "aid_taken",
]);
const LOSSES = [
  "event_hit",
  "goods_missing",
  "miscalculation",
  "insolvency",
  "loan_instalment",
  "shortfall",
  "pawn_away",
] as const;
const GAINS = ["event_gain", "investment_paid", "savings_bonus", "harvest", "miscalculation_cleared"] as const;
const PLAIN = [
  "goods_used",
  "bills_paid",
  "income_modifier",
  "income_set",
  "loan_closed",
  "tokens_placed",
  "rule_changed",
  "rule_change_announced",
] as const;
const PICTURES: { [kind: string]: string } = { bills: "bills", income: "income", rules: "rules" };

export const telling: Telling<TownView> = {
  now: (view, { voice }) => [
    voice.say("label-round", { round: view.table.round, rounds: view.table.rounds }),
    voice.say(`phase-${phaseOf(view)}`),
  ],
  owned(view, seat) {
    const home = homeOf(view.table, seat);
    return home === null
      ? {}
      : { units: home.units, happiness: home.happiness, goods: home.goods, income: home.tracker };
  },
  said: {
    units: ["units", "amount", "price", "paid"],
    happiness: ["happiness", "penalty"],
    goods: ["goods", "n"],
    income: ["income", "modifier"],
  },
  large: { units: "", happiness: "" },
  opens: {
    goods_used: "bills",
    goods_missing: "bills",
    bills_paid: "bills",
    event_shown: "event",
    round_started: "income",
    rule_changed: "rules",
    rule_change_announced: "rules",
  },
  news: ["event", "rules"],
  common: ["bills", "income"],
  deed: ({ key }) => DEEDS.has(key),
  fates: {
    event_prevented: "spared",
    ...Object.fromEntries(LOSSES.map((key) => [key, "hit" as const])),
    ...Object.fromEntries(GAINS.map((key) => [key, "gain" as const])),
    ...Object.fromEntries(PLAIN.map((key) => [key, "plain" as const])),
  },
  effect(view, page, teller) {
    // An Event's figures lie open only while it is the last one; its name and words are always known.
    const figures = page.kind === "event" ? view.table.figures[page.card] : undefined;
    if (figures === undefined) return "";
    return [operationsOf(teller, figures).join(" · "), sparedBy(teller, figures)]
      .filter((part) => part !== "")
      .join(" · ");
  },
  picture(view, page) {
    if (page.kind !== "event") return PICTURES[page.kind] ?? "coin";
    const figures = view.table.figures[page.card];
    return figures === undefined ? "trouble" : isKind(figures) ? "kind" : figures.peril || "trouble";
  },
  Picture,
};
