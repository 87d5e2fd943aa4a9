/**
 * What happens by itself between two decisions, laid out page by page: bills, every Event, a new period's incomes,
 * changed rules.
 */

import type { Fact, Plain } from "../../kernel/wire";

export type PageKind = "bills" | "event" | "income" | "rules";
export type Fate = "hit" | "gain" | "spared" | "plain";

export interface Row {
  seat: number;
  fate: Fate;
  fact: Fact;
}

export interface Page {
  kind: PageKind;
  no: number;
  period: number;
  /** The Event shown, and whether the trainer chose it. */
  card: string;
  trainer: boolean;
  rows: Row[];
}

const OPENS: { [key: string]: PageKind } = {
  goods_used: "bills",
  goods_missing: "bills",
  bills_paid: "bills",
  event_shown: "event",
  round_started: "income",
  rule_changed: "rules",
  rule_change_announced: "rules",
};
const FATES: { [key: string]: Fate } = {
  event_hit: "hit",
  event_gain: "gain",
  event_prevented: "spared",
  goods_missing: "hit",
  miscalculation: "hit",
  insolvency: "hit",
  loan_instalment: "hit",
  shortfall: "hit",
  investment_paid: "gain",
  savings_bonus: "gain",
  harvest: "gain",
  aid_taken: "plain",
  loan_taken: "plain",
  goods_used: "plain",
  bills_paid: "plain",
  income_modifier: "plain",
  income_set: "plain",
  loan_closed: "plain",
  pawn_away: "hit",
  tokens_placed: "plain",
  miscalculation_cleared: "gain",
  rule_changed: "plain",
  rule_change_announced: "plain",
};
/** A loan taken by choice in the middle of a period is no page of its own. */
const ONLY_WITHIN = new Set(["loan_taken", "aid_taken", "miscalculation", "insolvency"]);
const MOST = 12;

const seatIn = (args: { [name: string]: Plain }) => (typeof args["seat"] === "number" ? args["seat"] : -1);

/** The pages after these facts: new ones at the end, rows added to the last one where they belong. */
export function turned(pages: Page[], fresh: Fact[]): Page[] {
  const book = pages.map((page) => ({ ...page, rows: [...page.rows] }));
  let no = (pages.at(-1)?.no ?? 0) + 1;
  for (const fact of fresh) {
    const last = book.at(-1);
    const kind = OPENS[fact.key];
    const begins =
      kind !== undefined &&
      (kind === "event" || last === undefined || last.kind !== kind || last.period !== fact.period);
    if (begins)
      book.push({
        kind,
        no: no++,
        period: fact.period,
        card: String(fact.args["card"] ?? ""),
        trainer: fact.args["source"] === "trainer",
        rows: [],
      });
    const page = book.at(-1);
    const fate = FATES[fact.key];
    if (page !== undefined && fate !== undefined && (begins || !ONLY_WITHIN.has(fact.key) || page.kind !== "income"))
      page.rows.push({ seat: seatIn(fact.args), fate, fact });
  }
  return book.slice(-MOST);
}
