/** What is printed on cards, in words. */

import type { Teller } from "../../kernel/telling";
import type { Figures } from "./table";

type Said = (name: string, value: number | string) => string;

function named(teller: Teller, name: string, value: number | string): number | string {
  const { voice } = teller;
  if (name === "protect") return voice.say(`peril-${value}`);
  return name === "immune_event" ? voice.say(`card-${value}`) : value;
}

/** The effects of a card that lies before a family. */
export function effectsOf(teller: Teller, figures: Figures | undefined): string[] {
  const say: Said = (name, value) => teller.voice.say(`effect-${name}`, { n: value, what: named(teller, name, value) });
  return (figures?.effects ?? []).map(([name, value]) => say(name, value));
}

/** What an Event does to everybody who is not spared. */
export function operationsOf(teller: Teller, figures: Figures | undefined): string[] {
  const { voice } = teller;
  return (figures?.operations ?? []).map(([name, n, what, max]) => {
    const of = name === "PAY_IF_TAG" ? voice.say(`tag-${what}`) : what;
    return voice.say(name === "GAIN_PER" ? `operation-${name}-${what}` : `operation-${name}`, { n, what: of, max });
  });
}

/** Who is spared. */
export function sparedBy(teller: Teller, figures: Figures | undefined): string {
  const { voice } = teller;
  const cards = (figures?.stopped_by ?? []).map((card) => voice.say(`card-${card}`));
  if (cards.length > 0) return voice.say("stopped-by", { what: voice.list(cards) });
  const [condition, n] = figures?.unless ?? ["", 0];
  return condition === "" ? "" : voice.say(`unless-${condition}`, { n });
}

/** Is the Event good news for everybody? */
export function isKind(figures: Figures | undefined): boolean {
  return figures?.harmful !== true;
}

/** Plus or minus so many hearts, so much income: short words for a small card. */
export function cardWords(teller: Teller, figures: Figures | undefined): string[] {
  const { voice } = teller;
  const words: string[] = [];
  if (figures?.income !== undefined && figures.income !== 0)
    words.push(voice.say("effect-income", { n: figures.income }));
  if (figures?.upkeep !== undefined && figures.upkeep !== 0)
    words.push(voice.say("effect-bills", { n: figures.upkeep }));
  return [...words, ...effectsOf(teller, figures)];
}
