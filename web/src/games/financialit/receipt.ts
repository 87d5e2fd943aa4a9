/** What this period will take, line by line, and how the option under the finger would change it. */

import { BASIC, billsAhead, canShop, goodsPrice, missingGoods, type Figures, type Home, type TownView } from "./table";

/** What is being weighed, in the words and figures the server gave for it. */
export interface Weighed {
  label: string;
  /** Units it takes at once; below nought it brings some. */
  spends: number;
  /** The bills of this period if it is taken, and what is then left after goods and bills. */
  bill: number | null;
  left: number | null;
  /** Goods that will then be missing for good. */
  hungry: number | null;
}

export interface Line {
  key: string;
  amount: number;
  /** For the wording: how many shields, goods, cards. */
  n: number;
  /** A line that the weighed option adds or changes. */
  would?: boolean;
  label?: string;
}

export interface Receipt {
  lines: Line[];
  total: number;
  have: number;
  left: number;
  /** Goods that cannot be bought any more: they cost Happiness instead. */
  hungry: number;
}

type Cards = { [card: string]: Figures };

const sum = (cards: string[], figures: Cards, name: "premium" | "upkeep") =>
  cards.reduce((all, card) => all + (figures[card]?.[name] ?? 0), 0);

/** The parts of the bills; what no kind of card explains is a job's or another effect's. */
export function billLines(home: Home, figures: Cards): Line[] {
  const family = figures[home.family]?.bills ?? 0;
  const premiums = sum(home.insurances, figures, "premium");
  const upkeep = sum(home.luxuries, figures, "upkeep");
  const rest = home.bills - family - premiums - upkeep - home.bills_next;
  const lines: Line[] = [
    { key: "family", amount: family, n: 1 },
    { key: "premiums", amount: premiums, n: home.insurances.length },
    { key: "upkeep", amount: upkeep, n: home.luxuries.filter((card) => (figures[card]?.upkeep ?? 0) !== 0).length },
    { key: "event", amount: home.bills_next, n: 1 },
    { key: "work", amount: rest, n: 1 },
  ];
  return lines.filter(
    (line, index) => index === 0 || line.amount !== 0 || (line.key === "premiums" && home.insurances.includes(BASIC)),
  );
}

export function receiptOf(view: TownView, seat: number, home: Home, weighed: Weighed | null): Receipt {
  const { options, table } = view;
  const ahead = billsAhead(view) || view.agenda.includes("action");
  const lines = ahead ? billLines(home, table.figures) : [];
  const due = ahead ? home.bills_due : 0;
  if (ahead && home.has_discount && home.bills > home.bills_due)
    lines.push({ key: "early", amount: home.bills_due - home.bills, n: 1 });
  const missing = missingGoods(view, home);
  const shops = canShop(view, seat, home);
  const goods = shops ? goodsPrice(options, home, missing) : 0;
  if (goods > 0) lines.push({ key: "goods", amount: goods, n: missing });
  let [total, have] = [due + goods, home.units];
  if (weighed !== null) {
    if (weighed.spends < 0) have -= weighed.spends;
    const spends = Math.max(0, weighed.spends);
    if (spends > 0) lines.push({ key: "weighed", amount: spends, n: 1, would: true, label: weighed.label });
    total += spends;
    if (weighed.bill !== null && weighed.bill !== due) {
      lines.push({ key: "bill", amount: weighed.bill - due, n: 1, would: true, label: weighed.label });
      total += weighed.bill - due;
    }
    const rest = weighed.left === null ? 0 : have - total - weighed.left;
    if (rest !== 0) {
      lines.push({ key: "food", amount: rest, n: Math.abs(rest), would: true });
      total += rest;
    }
  }
  return { lines, total, have, left: have - total, hungry: weighed?.hungry ?? (shops ? 0 : missing) };
}
