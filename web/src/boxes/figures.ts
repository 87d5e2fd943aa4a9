/** How the entries of a content table are written for people. */

import type { Entry } from "../kernel/boxed.svelte";
import { money, number } from "../kernel/numbers";
import type { Voice } from "../kernel/voice";

/** Figures that are amounts of money where a game counts in money with a sign. */
const AMOUNTS = new Set([
  ...["cost", "income", "expense", "expenses", "gain_cash", "pay.base", "pay.max", "lose_cash.max"],
  ...["pay.per_member", "pay.per_child", "pay.per_senior", "pay.per_product", "pay.per_loan_card", "choice.1.pay.base"],
  ...["next_year.home_income", "next_year.expenses", "next_year.education_bonus"],
]);
const WITH_SIGN = new Set(["financity"]);
const PLAIN = /^(-?\d+|true|false)$/;

/** The figures of an entry that can be read by people: the shorthand of what a card does stands in its words. */
export function figuresOf(voice: Voice, entry: Entry): [string, string][] {
  return Object.entries(entry.figures).filter(
    ([way, value]) =>
      [messageOf(way), messageOf(head(way))].some((id) => voice.has(id)) &&
      (PLAIN.test(value) || voice.has(`value-${value}`)),
  );
}

const messageOf = (way: string) => `figure-${way.replaceAll(".", "-")}`;
const head = (way: string) => way.replace(/\.\d+$/, "");

/** What a figure is called; what lies in a row ("effects.2") has one name and its number. */
export function called(voice: Voice, way: string): string {
  const own = messageOf(way);
  return voice.has(own) ? voice.say(own) : `${voice.say(messageOf(head(way)))} ${way.slice(head(way).length + 1)}`;
}

/** A figure as it is read: amounts with their sign, yes and no in words, kinds by their names. */
export function read(voice: Voice, game: string, way: string, value: string): string {
  if (value === "true" || value === "false") return voice.say(value === "true" ? "word-yes" : "word-no");
  if (/^-?\d+$/.test(value))
    return WITH_SIGN.has(game) && AMOUNTS.has(way)
      ? money(voice.locale, Number(value))
      : number(voice.locale, Number(value));
  return voice.say(`value-${value}`);
}
