/** District 5: what a purchase costs and what a sale brings. */

import type { Other, Space } from "../../kernel/wire";
import { GOODS, type Good, type Player, type Printed, type Three } from "./table";

export interface Purchases extends Other {
  goods: Good[];
  on_market: Three;
  price: number;
  import_price: number;
  less: number;
  advisers: number;
  money: number;
}

export interface Sales extends Other {
  held: Three;
  price: number;
  less: number;
}

export function purchasesOf(space: Space | undefined): Purchases | null {
  return (space?.kind as string | undefined) === "purchases" ? (space as Purchases) : null;
}

export function salesOf(space: Space | undefined): Sales | null {
  return (space?.kind as string | undefined) === "sales" ? (space as Sales) : null;
}

export interface Basket {
  good: Good;
  market: number;
  imported: number;
  advisers: number;
}

export const lies = (space: Purchases, good: Good) => space.on_market[GOODS.indexOf(good)] ?? 0;

/** The price before Financial Advisers help. */
export const before = (space: Purchases, { market, imported }: Basket) =>
  Math.max(0, market * space.price + imported * space.import_price - space.less);

/** An adviser helps only where there is something left to lower. */
export const helping = (space: Purchases, basket: Basket) => Math.min(basket.advisers, before(space, basket));
export const priceOf = (space: Purchases, basket: Basket) => before(space, basket) - helping(space, basket);
export const affordable = (space: Purchases, basket: Basket) =>
  before(space, basket) - Math.min(space.advisers, before(space, basket)) <= space.money;

/** The fewest advisers with whom the money suffices. */
export const needed = (space: Purchases, basket: Basket) => Math.max(0, before(space, basket) - space.money);

export const tokensFor = (space: Sales, count: number) => Math.max(0, count * space.price - space.less);

/** What active cards add to the first sale of a period. */
export const bonusOf = (player: Pick<Player, "cards" | "sold">, printed: { [card: string]: Printed }) =>
  player.sold.length > 0
    ? 0
    : player.cards.reduce((all, [card, laid]) => all + (laid.length > 0 ? (printed[card]?.sale_bonus ?? 0) : 0), 0);

/** How many ships a market with so many more of a product fills. */
export const exportsOf = (market: Three, good: Good, count: number, size: number) =>
  Math.floor(((market[GOODS.indexOf(good)] ?? 0) + count) / size);
