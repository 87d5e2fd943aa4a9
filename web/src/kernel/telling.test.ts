import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { label } from "./moves";
import { about, choice, line, prompt, type Teller } from "./telling";
import { Voice } from "./voice";

const text = (locale: string, file: string) =>
  readFileSync(new URL(`../../../alcancia/text/${locale}/${file}.ftl`, import.meta.url), "utf8");
const WORDS = `word-bank = the bank
word-nobody = nobody
word-none = none
list-more = { $list }, { $next }
list-last = { $list } and { $last }
list-score = { $name } { $score }
move-of = { $move }: { $what }
ask-anything = Your turn: { $question }
fact-paid = { $of ->
    [money] { $from } pays { $to } { MONEY($amount) }.
   *[other] { $from } gives { $to } { $amount } ({ $of }).
}
pay-wage = { $to } earns { MONEY($amount) }.
purse-hearts = hearts
step-harvest = The harvest
card-oll20a = Ollie 20
card-coin1 = Portal coin`;
const NAMES = ["Ana", "Bea", "Cleo"];
const teller: Teller = {
  voice: new Voice("en", [WORDS, text("en", "multiverse")]),
  says: {
    cards: "card",
    card: "card",
    taken: "card",
    given: "card",
    pile: "pile",
    removed: "currency",
    currency: "currency",
  },
  seats: 3,
  name: (seat) => NAMES[seat] ?? "?",
  variants: { turn_tied: "fewest" },
};
const told = (key: string, args: Parameters<typeof line>[1]["args"], own = false) =>
  line(teller, { key, args, period: 1, ...(own ? { own } : {}) });

test("a fact names its seats and cards", () => {
  expect(told("bet_kept", { seat: 1, cards: ["oll20a", "coin1"] })).toBe(
    "Bea makes no exchange and picks up Ollie 20 and Portal coin.",
  );
  expect(told("pile_taken", { seat: 0, pile: "left", taken: ["coin1"], given: ["oll20a"] })).toContain(
    "Ana takes the left pile.",
  );
});

test("own facts have their own words", () => {
  expect(told("dealt", { seat: 0, count: 2, cards: ["oll20a", "coin1"] }, true)).toContain("Ollie 20 and Portal coin");
  expect(told("dealt", { seat: 0, count: 2 })).not.toContain("Ollie");
});

test("nobody and none choose the wording", () => {
  expect(told("game_started", { game_no: 1, removed: [] })).toContain("All seven currencies");
  expect(told("card_turned", { by: null, card: "coin1", pile: "left", deck: 3 })).toBe(
    "Portal coin is turned up on the left pile. The deck has 3 cards left.",
  );
});

test("options choose the wording", () =>
  expect(told("turn_tied", { seat: 0, others: [1, 2], total: 50, low: 8 })).toContain("Fewer cards go first"));

test("scores go with names", () =>
  expect(told("game_ended", { winners: [0], scores: [5, 6, 7], totals: [5, 6, 7] })).toContain("Ana 5, Bea 6, Cleo 7"));

test("counts of things are told by their names", () => {
  const market = {
    ...teller,
    voice: new Voice("en", [WORDS, text("en", "elplan")]),
    says: { tokens: "kind", products: "kind" },
  };
  expect(line(market, { key: "event_paid", args: { seat: 0, tokens: { worker: 1, money: 2 } }, period: 1 })).toBe(
    "Ana hands over 1 worker and 2 money because of the event.",
  );
  expect(line(market, { key: "produced", args: { seat: 1, products: { service: 2 } }, period: 1 })).toBe(
    "Bea makes 2 services.",
  );
});

test("payments say why", () => {
  expect(told("paid", { from: -1, to: 1, amount: 1200, reason: "wage", of: "" })).toBe("Bea earns $1,200.");
  expect(told("paid", { from: 0, to: -1, amount: 5, reason: "odd", of: "" })).toBe("Ana pays the bank $5.");
  expect(told("paid", { from: 0, to: 1, amount: 5, reason: "odd", of: "hearts" })).toBe("Ana gives Bea 5 (hearts).");
});

test("buttons", () => {
  expect(label(teller, "take", ["left"])).toBe("Take the left pile");
  expect(label(teller, "swap", [2])).toBe("Swap with Cleo");
  expect(label(teller, "keep")).toBe("Take it back");
  expect(label(teller, "plant", ["oll20a"])).toBe("Plant: Ollie 20");
  expect(choice(teller, "bet", ["oll20a", "coin1"])).toBe("Ollie 20 and Portal coin");
  expect(about(teller, ["take", "left"])).toContain("left pile");
});

test("questions", () => {
  const question = { id: "1.0", name: "bet", seat: 0, sealed: true, moves: [] };
  expect(prompt(teller, question)).toBe("Choose the cards you bet.");
  expect(prompt(teller, { ...question, name: "harvest_" })).toBe("Your turn: The harvest");
});

test("a changed rule is named in words, not by its code", () => {
  const plainly: Teller = {
    ...teller,
    voice: new Voice("en", [
      WORDS,
      "fact-rule_changed = { $option } is now { $value }.\nword-yes = yes\noption-pace = Pace\noption-pace-slow = slow",
    ]),
  };
  const changed = (option: string, value: string | boolean) =>
    line(plainly, { key: "rule_changed", args: { option, value, before: null }, period: 1 });
  expect(changed("pace", "slow")).toBe("Pace is now slow.");
  expect(changed("pace", true)).toBe("Pace is now yes.");
});
