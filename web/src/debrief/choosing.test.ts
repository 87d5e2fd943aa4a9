import { expect, test } from "vitest";
import { earlyOf, fits, fiveOf, FIVE, keptInPlace, momentsOf, questionFor, threeOf, twoOf } from "./choosing";
import type { Moment, Talk, Verdict } from "./wire";

const moment = (kind: string, at: number, verdict: Verdict | null): Moment => ({
  kind,
  at,
  verdict,
  heading: kind,
  when: "",
  ways: verdict === null ? null : ["a", "b"],
  sentences: [`${kind} at ${at}`],
  tens: null,
});
const talk = (id: string, stage: string): Talk => ({ id, stage, text: id });

test("every game has five figures", () => {
  for (const five of Object.values(FIVE)) expect(new Set(five.map(({ measure }) => measure)).size).toBe(5);
});
test("what there is at the end, and what added up", () => {
  const measures = [
    { seat: 0, period: 1, savings: 10, finance_cost: 5 },
    { seat: 1, period: 1, savings: 99, finance_cost: 99 },
    { seat: 0, period: 2, savings: 30, finance_cost: 7 },
  ];
  expect(fiveOf("financity", { lessons: [], measures }, 0)).toEqual([
    { measure: "savings", value: 30, money: true },
    { measure: "finance_cost", value: 12, money: true },
  ]);
  expect(fiveOf("financity", null, 0)).toEqual([]);
});
test("sentences stand beside their moments", () => {
  const said = { heading: "h", when: "w", ways: null, sentences: ["s"], tens: null };
  const coached = { game: "g", seat: 0, done: true, questions: [], moments: [{ kind: "swing", at: 3, what_if: null }] };
  expect(momentsOf({ ...coached, said: [said] })).toEqual([{ kind: "swing", at: 3, verdict: null, ...said }]);
  expect(momentsOf(coached)).toEqual([]);
});
test("two moments: decided ones, one of each verdict, in the order of play", () => {
  const all = [
    moment("swing", 1, null),
    moment("loss", 9, "other"),
    moment("loss", 12, "other"),
    moment("best", 4, "own"),
  ];
  expect(twoOf(all).map(({ at }) => at)).toEqual([4, 9]);
  expect(twoOf(all.slice(0, 2)).map(({ at }) => at)).toEqual([1, 9]);
  expect(twoOf([])).toEqual([]);
});
test("what is known early stays among the two, whatever else is found", () => {
  const loan = moment("first_loan", 20, "other");
  const insured = moment("uninsured_loss", 2, "own");
  expect(earlyOf([loan])).toBe(loan);
  expect(earlyOf([insured, loan])).toBe(loan);
  expect(earlyOf([moment("first_loan", 20, "toss"), moment("swing", 1, null)])).toBe(undefined);
  const all = [moment("loss", 1, "other"), moment("best", 4, "own"), loan, moment("swing", 30, null)];
  expect(twoOf(all).map(({ at }) => at)).toEqual([4, 20]);
});
test("a toss-up is no moment that mattered as long as there is another", () => {
  const marked = moment("bookmark", 44, "other");
  const toss = moment("first_loan", 13, "toss");
  expect(twoOf([marked, toss, moment("loss", 15, "other")]).map(({ at }) => at)).toEqual([15, 44]);
  expect(twoOf([marked, toss, moment("loss", 15, "other"), moment("best", 38, "own")]).map(({ at }) => at)).toEqual([
    38, 44,
  ]);
  expect(twoOf([marked, toss]).map(({ at }) => at)).toEqual([13, 44]);
  expect(twoOf([moment("bookmark", 9, "toss"), toss, moment("swing", 20, null)]).map(({ at }) => at)).toEqual([9, 13]);
});
test("the question hangs on a moment", () => {
  const bank = [
    talk("loan_cost", "happened"),
    talk("savings", "compare"),
    talk("no_token", "what_if"),
    talk("end", "next_time"),
  ];
  expect(questionFor([moment("first_loan", 1, "other")], bank)?.id).toBe("loan_cost");
  expect(questionFor([moment("uninsured_loss", 1, "other")], bank)?.id).toBe("no_token");
  expect(questionFor([moment("loss", 1, "other")], bank)?.id).toBe("no_token");
  expect(questionFor([], bank)?.id).toBe("loan_cost");
  expect(questionFor([], [])).toBe(null);
});
test("three different ones go home", () => {
  const bank = [talk("loan_cost", "happened"), talk("why", "why"), talk("end", "next_time"), talk("life", "real_life")];
  expect(threeOf([moment("first_loan", 1, "other")], bank).map(({ id }) => id)).toEqual(["loan_cost", "life", "end"]);
  expect(threeOf([], bank.slice(0, 1)).length).toBe(1);
});
test("a guess fits what was found", () => {
  expect(fits("toss", moment("loss", 1, "toss"))).toBe(true);
  expect(fits("own", moment("loss", 1, "other"))).toBe(false);
});
const at = (step: number, heading: string, kind = "loss") => ({
  ...moment(kind, step, "other"),
  heading,
  table: "t",
  sign: "s",
  seat: 0,
  elsewhere: null,
});
test("moments on the screen keep their place while more is found", () => {
  const shown = keptInPlace([at(1, "one"), at(2, "two")], [at(3, "three"), at(2, "dos")], true);
  expect(shown.map(({ heading }) => heading)).toEqual(["one", "dos", "three"]);
  const many = [1, 2, 3, 4, 5, 6].map((step) => at(step, ""));
  expect(keptInPlace([], many, true).length).toBe(5);
});
test("until all is found there is one of each kind", () => {
  const found = [at(1, "", "swing"), at(2, "", "first_loan"), at(3, "", "swing"), at(4, "", "bookmark")];
  const early = keptInPlace([at(9, "", "bookmark")], found, false);
  expect(early.map(({ at }) => at)).toEqual([9, 1, 2, 4]);
  expect(keptInPlace(early, found, true).map(({ at }) => at)).toEqual([9, 1, 2, 4, 3]);
});
