/** What this period will take, line by line, and how the option under the finger would change it. */

import { BASIC, billsAhead, type Figures, type Home, type TownView } from "./table";

const NOTHING = { bill: 0, food: 0, missing: 0, hungry: 0 };

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

/** The parts of the bills, as the server counts them; the family's is always there, and that of the first insurance. */
export function billLines(home: Home, figures: { [card: string]: Figures }): Line[] {
  const many: { [part: string]: number } = {
    premiums: home.insurances.length,
    upkeep: home.luxuries.filter((card) => (figures[card]?.upkeep ?? 0) !== 0).length,
  };
  const lines = Object.entries(home.bill_parts).map(([key, amount]) => ({ key, amount, n: many[key] ?? 1 }));
  return lines.filter(
    ({ key, amount }) => key === "family" || amount !== 0 || (key === "premiums" && home.insurances.includes(BASIC)),
  );
}

export function receiptOf(view: TownView, seat: number, home: Home, weighed: Weighed | null): Receipt {
  const { bill: due, food: goods, missing, hungry } = view.table.ahead[seat] ?? NOTHING;
  const ahead = billsAhead(view);
  const lines: Line[] = ahead ? billLines(home, view.table.figures) : [];
  if (ahead && home.has_discount && home.bills > due) lines.push({ key: "early", amount: due - home.bills, n: 1 });
  if (goods > 0) lines.push({ key: "goods", amount: goods, n: missing });
  if (home.due > 0) lines.push({ key: "owed", amount: home.due, n: 1 });
  let [total, have] = [due + goods + home.due, home.units];
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
  return { lines, total, have, left: have - total, hungry: weighed?.hungry ?? hungry };
}
