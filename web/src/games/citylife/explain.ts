/** What a square does, in one or two sentences for whoever never read the rules. */

import type { Teller } from "../../kernel/telling";
import { squareOf, type Square } from "./squares";
import { deedAt, termsOf, UNSOLD, type CityOptions, type CityTable } from "./table";

/** The last School leads elsewhere; where there are no side paths, their first squares are streets. */
function keyOf({ kind, to }: Square, start: boolean): string {
  if (kind === "path" && !start) return "blank";
  if (kind === "school") return to === 0 ? "school-tower" : "school";
  return kind;
}

/** Rules that are on or off, as a sentence asks for them. */
export function yesOrNo(options: CityOptions): Record<"roll" | "exact" | "quiz" | "six", string> {
  const word = (on: boolean): string => (on ? "yes" : "no");
  return {
    roll: word(options.jail_roll),
    exact: word(options.exact_finish),
    quiz: word(options.three_quiz),
    six: word(options.six_misses),
  };
}

export function explained(table: CityTable, options: CityOptions, teller: Teller, number: number): string {
  const square = squareOf(number);
  const start = Object.values(table.paths).some(([first]) => first === number);
  const path = Object.entries(table.paths).find(([, [first]]) => first === number)?.[0] ?? "main";
  const terms = square.kind === "tower" ? table.terms.tower : table.terms.house;
  return teller.voice.say(`board-about-${keyOf(square, start)}`, {
    rules: table.rules,
    to: square.to,
    amount: square.amount,
    n: square.kind === "jail" ? options.jail_turns : square.turns,
    price: terms.list + terms.ltt,
    fee: terms.fee,
    house: table.terms.house.property_tax,
    tower: table.terms.tower.property_tax,
    gift: table.terms.share.dollar_sign,
    dividend: options.dividend,
    pot: table.lottery,
    award: options.quiz_award,
    limit: options.demerit_limit,
    ...yesOrNo(options),
    questions: options.basic_school,
    reward: options.sq82_reward,
    victory: options.victory,
    path: teller.voice.say(`path-${path}`),
  });
}

/** A square by its number and name; whose it is, where it can be somebody's. */
export function named(table: CityTable, { voice, name }: Teller, number: number): string {
  const deed = deedAt(table, number);
  if (deed === null)
    return voice.say("board-square", { n: number, place: voice.say(`square-${squareOf(number).name}`) });
  const owner = table.owner[deed] ?? UNSOLD;
  const whose =
    owner === UNSOLD
      ? voice.say("board-for-sale", { amount: termsOf(table, deed).list })
      : voice.say("board-belongs", { name: name(owner) });
  return `${voice.say("board-square", { n: number, place: voice.say(`card-${deed}`) })}. ${whose}`;
}

/** Where a piece stands and what that means. */
export function whereabouts(table: CityTable, options: CityOptions, teller: Teller, number: number): string {
  const words = named(table, teller, number);
  return deedAt(table, number) === null ? `${words}. ${explained(table, options, teller, number)}` : words;
}
