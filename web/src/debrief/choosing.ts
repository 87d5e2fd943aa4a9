/** What is shown of all that was found: five figures, two moments, one question tied to them, three to take home. */

import type { Debrief } from "../kernel/wire";
import type { ClassMoment, Coached, Moment, Stage, Talk, Verdict } from "./wire";

interface Five {
  measure: string;
  /** What there was at the end, or all rounds added up. */
  how: "last" | "sum";
  money?: true;
}

const last = (measure: string): Five => ({ measure, how: "last" });
const sum = (measure: string): Five => ({ measure, how: "sum" });
const inMoney = (five: Five): Five => ({ ...five, money: true });

/** Five figures of every game; what they are called is the message `five-<game>-<measure>`. */
export const FIVE: { [game: string]: Five[] } = {
  citylife: [
    inMoney(last("net_worth")),
    inMoney(last("cash")),
    last("deeds"),
    inMoney(sum("credit_cost")),
    inMoney(sum("quiz_income")),
  ],
  elplan: [last("points"), last("ideas"), last("cards"), sum("wasted"), sum("lost_to_events")],
  financialit: [last("happiness"), last("units"), sum("in_income"), sum("out_luxuries"), sum("instalments")],
  financity: [
    inMoney(last("savings")),
    last("wellbeing"),
    inMoney(sum("income_interest")),
    inMoney(sum("finance_cost")),
    inMoney(sum("event_money")),
  ],
  multiverse: [last("score_now"), last("hand"), last("fee_now"), sum("given_value"), sum("taken_value")],
};

export interface Figure {
  measure: string;
  value: number;
  money: boolean;
}

/** A seat's five figures. */
export function fiveOf(game: string, debrief: Debrief | null, seat: number): Figure[] {
  const rows = (debrief?.measures ?? []).filter((row) => row["seat"] === seat);
  return (FIVE[game] ?? [])
    .filter(({ measure }) => rows.some((row) => typeof row[measure] === "number"))
    .map(({ measure, how, money = false }) => {
      const values = rows.map((row) => row[measure]).filter((value) => typeof value === "number");
      const value = how === "last" ? (values.at(-1) ?? 0) : values.reduce((all, one) => all + one, 0);
      return { measure, value, money };
    });
}

/** Each moment with its sentences. */
export function momentsOf(coached: Coached): Moment[] {
  return coached.moments.flatMap(({ kind, at, what_if }, index) => {
    const said = coached.said?.[index];
    return said === undefined ? [] : [{ kind, at, verdict: what_if?.verdict ?? null, ...said }];
  });
}

/** Was one of its ways the better one, as far as anybody could know? */
const isClear = ({ verdict }: Moment): boolean => verdict === "own" || verdict === "other";

/** Kinds that the coach finds before all others, in the order in which it finds them. */
const EARLY = ["bookmark", "first_loan", "uninsured_loss"];

/** The moment that is known before all is found and stays among the two, whatever else is found; none where that is open. */
export function earlyOf(moments: Moment[]): Moment | undefined {
  const clear = moments.filter(isClear);
  for (const kind of EARLY) {
    const found = clear.find((moment) => moment.kind === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Two moments: first those that were decided, one that went well beside one that did not; toss-ups where there is no other. */
export function twoOf(moments: Moment[]): Moment[] {
  const early = earlyOf(moments);
  const decided = moments.filter((moment) => moment.verdict !== null && moment !== early);
  const drawn = moments.filter((moment) => moment.verdict === null);
  const [first, ...others] = [...(early === undefined ? [] : [early]), ...decided, ...drawn];
  if (first === undefined) return [];
  const clear = others.filter(isClear);
  const second = clear.find((moment) => moment.verdict !== first.verdict) ?? clear[0] ?? others[0];
  return second === undefined ? [first] : [first, second].sort((a, b) => a.at - b.at);
}

/** What a question must be about to hang on a kind of moment; where none is, its stage decides. */
const ABOUT: { [kind: string]: { id: RegExp; stages: string[] } } = {
  first_loan: { id: /loan|credit|borrow/, stages: ["what_if", "why"] },
  uninsured_loss: { id: /insur|token/, stages: ["what_if", "why"] },
  missed_bargain: { id: /bargain|left|forgotten|haste|patience/, stages: ["what_if", "why"] },
  loss: { id: /earlier|patience|waste|overpaid/, stages: ["why", "what_if"] },
  best: { id: /growth|interest|cushion|both/, stages: ["why", "next_time"] },
  recovery: { id: /end|reserve|cushion/, stages: ["why", "next_time"] },
  swing: { id: /luck|event/, stages: ["real_life", "happened"] },
};

/** The question that hangs on these moments, as far as one does. */
export function questionFor(moments: Moment[], questions: Talk[]): Talk | null {
  const wanted = moments.map(({ kind }) => ABOUT[kind]).filter((about) => about !== undefined);
  for (const { id } of wanted) {
    const found = questions.find((question) => id.test(question.id));
    if (found !== undefined) return found;
  }
  for (const stage of [...wanted.flatMap(({ stages }) => stages), "happened"]) {
    const found = questions.find((question) => question.stage === stage);
    if (found !== undefined) return found;
  }
  return questions[0] ?? null;
}

const HOME = ["real_life", "next_time", "what_if", "why", "happened", "compare"];

/** Three to take home: the one that hangs on the moments, then those that look ahead. */
export function threeOf(moments: Moment[], questions: Talk[]): Talk[] {
  const tied = questionFor(moments, questions);
  if (tied === null) return [];
  const rest = HOME.flatMap((stage) => questions.filter((question) => question.stage === stage));
  const firsts = HOME.flatMap((stage) => rest.find((question) => question.stage === stage) ?? []);
  return [...new Set([tied, ...firsts.filter((one) => one.stage !== tied.stage), ...rest])].slice(0, 3);
}

export type Guess = Verdict;
export const STAGES: Stage[] = ["guess", "shares", "happened", "what_if"];

/** Was the guess what the coach found? */
export const fits = (guess: Guess, moment: Moment): boolean => guess === moment.verdict;

const MOST = 5;
const keyOf = (moment: ClassMoment) => `${moment.table} ${moment.seat ?? ""} ${moment.at} ${moment.kind}`;

/**
 * While more is found, nothing that is on the screen goes away or changes its place; what is new comes behind. Until all is
 * found there is one of each kind, so that turns of luck, which are found first, leave room for what was decided.
 */
export function keptInPlace(before: ClassMoment[], found: ClassMoment[], done: boolean): ClassMoment[] {
  const newest = new Map(found.map((moment) => [keyOf(moment), moment]));
  const shown = before.map((moment) => newest.get(keyOf(moment)) ?? moment);
  const known = new Set(before.map(keyOf));
  for (const moment of found.filter((one) => !known.has(keyOf(one)))) {
    if (done || moment.kind === "bookmark" || shown.every(({ kind }) => kind !== moment.kind)) shown.push(moment);
  }
  return shown.slice(0, Math.max(MOST, before.length));
}

/** The ways in the order of the alphabet, so that where one stands gives nothing away; "about the same" comes last. */
export function inOrder(ways: [string, string]): Guess[] {
  return ways[1] < ways[0] ? ["other", "own", "toss"] : ["own", "other", "toss"];
}

/** A way in words. */
export const wayIn = (ways: [string, string], way: Guess, toss: string): string =>
  way === "toss" ? toss : ways[way === "own" ? 0 : 1];
