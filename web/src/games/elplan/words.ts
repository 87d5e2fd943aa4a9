/** Tokens, products and cards in words and signs. */

import type { Teller } from "../../kernel/telling";
import { GOODS, KINDS, PROCESSES, TOKENS, type Printed } from "./table";

/** "2 money and 1 energy", or the word for nothing. */
export function counted(teller: Teller, names: readonly string[], counts: readonly number[]): string {
  const { voice } = teller;
  const words = names.flatMap((name, index) =>
    (counts[index] ?? 0) > 0 ? [voice.say(`kind-${name}`, { n: counts[index] ?? 0 })] : [],
  );
  return words.length === 0 ? voice.say("board-nothing") : voice.list(words);
}
export const tokens = (teller: Teller, counts: readonly number[]) => counted(teller, TOKENS, counts);
export const goods = (teller: Teller, counts: readonly number[]) => counted(teller, GOODS, counts);
export const processes = (teller: Teller, counts: readonly number[]) => counted(teller, PROCESSES, counts);
export const cost = (teller: Teller, printed: Printed) =>
  counted(
    teller,
    KINDS,
    KINDS.map((kind) => printed.cost[kind] ?? 0),
  );

const SIGNS = ["sale_bonus", "shield", "swap", "adviser", "purchase_discount", "warehouse", "import_discount"] as const;

/** The signs of what a card does: processes first, then its income, then the rest. */
export function effects(printed: Printed): { gives: string[]; income: string | null; signs: string[] } {
  return {
    gives: [...(printed.processes ?? []), ...Array<string>(printed.wild ?? 0).fill("wild")],
    income: printed.income ?? null,
    signs: SIGNS.filter((sign) => printed[sign]),
  };
}

/** A whole sentence about a card for those who cannot see its signs. */
export function cardSays(teller: Teller, card: string, printed: Printed): string {
  const { voice } = teller;
  return voice.say("board-card-says", {
    type: voice.say(`card_type-${printed.type}`),
    cost: cost(teller, printed),
    needs: printed.most_tokens
      ? voice.say("board-up-to", { n: printed.most_tokens })
      : counted(
          teller,
          KINDS,
          KINDS.map((kind) => printed.activation.filter((one) => one === kind).length),
        ),
    about: voice.say(`card-${card.slice(0, -1)}.about`),
    symbol: voice.say(`symbol-${printed.symbol}`),
  });
}
