import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Teller } from "../../kernel/telling";
import { Voice } from "../../kernel/voice";
import { explained, yesOrNo } from "./explain";
import fixtures from "./fixtures.json";
import type { CityOptions, CityTable } from "./table";

const usual = {
  dividend: 100,
  demerit_limit: 15,
  jail_turns: 3,
  jail_roll: true,
  exact_finish: true,
  three_quiz: true,
  six_misses: true,
  basic_school: "first",
  sq82_reward: "tower",
  victory: "race",
  quiz_award: 300,
} as CityOptions;
const FINISH = 100;
const JAIL = 44;
const SCHOOL = 15;
const LAST_SCHOOL = 82;

function voiceOf(locale: string): Voice {
  const texts = ["kernel", "citylife"].map((name) =>
    readFileSync(new URL(`../../../../alcancia/text/${locale}/${name}.ftl`, import.meta.url), "utf8"),
  );
  return new Voice(locale, texts);
}

function said(square: number, options: Partial<CityOptions>, rules = "basic", locale = "en"): string {
  const table = { ...fixtures.tables[0], rules, lottery: 1000 } as unknown as CityTable;
  return explained(table, { ...usual, ...options }, { voice: voiceOf(locale) } as Teller, square);
}

describe("a square says what its rules are at this table", () => {
  test("the finish", () => {
    expect(said(FINISH, {})).toBe("Stop here exactly, and you win the game.");
    expect(said(FINISH, { exact_finish: false })).toBe("Reach this square, and you win the game.");
    expect(said(FINISH, { victory: "net_worth" })).toContain("the richest wins");
    expect(said(FINISH, { victory: "net_worth" }, "basic", "es")).toContain("gana quien tiene más");
  });

  test("the Jail", () => {
    expect(said(JAIL, {})).toBe("Miss 3 turns. Each time you roll: a 6 opens the door.");
    expect(said(JAIL, { jail_roll: false, jail_turns: 1 })).toBe("Miss a turn.");
    expect(said(JAIL, { jail_roll: false }, "basic", "es")).toBe("Pierdes 3 turnos.");
  });

  test("the Schools", () => {
    expect(said(SCHOOL, {})).toMatch(/^One question\./);
    expect(said(SCHOOL, { basic_school: "all" })).toMatch(/^A quiz card, \$300 for each right answer\./);
    expect(said(LAST_SCHOOL, {}, "advanced")).toContain("nearest Tower for sale");
    expect(said(LAST_SCHOOL, { sq82_reward: "museum" }, "advanced")).toContain("back to the Museum");
    expect(said(LAST_SCHOOL, { sq82_reward: "none" }, "advanced")).toBe("A quiz round, $300 for each right answer.");
  });

  test("what the die does is said only where it does it", () => {
    const told = (options: Partial<CityOptions>): string =>
      voiceOf("en").say("board-help-pre_roll", { n: 5, ...yesOrNo({ ...usual, ...options }) });
    expect(told({})).toContain("A 3 brings a quiz. A 6 misses the turn.");
    expect(told({ three_quiz: false })).not.toContain("quiz");
    expect(told({ six_misses: false })).not.toContain("misses");
  });
});
