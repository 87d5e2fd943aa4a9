/** What stands on the cards that a trainer may choose, so that a name alone need not be known by heart. */

import { refused } from "../kernel/api";
import { catalogueOf, type Entry } from "../kernel/boxed.svelte";
import type { Plain } from "../kernel/wire";

export type CardTexts = Map<string, Entry>;

const asked = new Map<string, Promise<CardTexts>>();

/** Every card of a box (or of a game's usual one) by its id. */
export function cardTexts(box: string): Promise<CardTexts> {
  const known = asked.get(box);
  if (known !== undefined) return known;
  const found = catalogueOf(box).then((answer) => {
    if (!refused(answer)) return textsIn(answer.tables);
    asked.delete(box);
    return new Map<string, Entry>();
  });
  asked.set(box, found);
  return found;
}

export function textsIn(tables: { [table: string]: Entry[] }): CardTexts {
  return new Map(
    Object.entries(tables)
      .filter(([table]) => table !== "quiz")
      .flatMap(([, entries]) => entries.map((entry): [string, Entry] => [entry.id, entry])),
  );
}

/** What a card says, in one line; of several alike (`E01a`, `E01b`) each says the same. */
export function cardSays(texts: CardTexts, outcome: Plain, locale: string): string {
  if (typeof outcome !== "string") return "";
  const card = texts.get(outcome) ?? texts.get(outcome.replace(/[a-z]$/, ""));
  return (card?.says[locale] ?? []).join(" · ");
}
