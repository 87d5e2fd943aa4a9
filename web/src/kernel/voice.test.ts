import { expect, test } from "vitest";
import { plainly, sound, Voice } from "./voice";

const LISTS = "list-more = { $list }, { $next }\nword-none = none\n";
const english = new Voice("en", [
  LISTS + "list-last = { $list } and { $last }",
  `cost = It costs { MONEY($amount) }.
left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
plain = { NUMBER($total, useGrouping: 0) } points
    .about = Only figures.
by = { $by ->
    [nobody] It fell from the sky.
   *[other] { $by } did it.
}
who = { $by } was there.
refused-unknown = Not possible ({ $reason }).
refused-busy = Wait.`,
]);
const spanish = new Voice("es", [
  LISTS + "list-last = { $sound ->\n    [i] { $list } e { $last }\n   *[other] { $list } y { $last }\n}",
  "cost = Cuesta { MONEY($amount) }.\nleft = { $n } cartas",
]);

test("money and numbers follow the house rule inside messages", () => {
  expect(english.say("cost", { amount: 1200 })).toBe("It costs $1,200.");
  expect(spanish.say("cost", { amount: 1200 })).toBe("Cuesta $1200.");
  expect(spanish.say("left", { n: 12345 })).toBe("12.345 cartas");
  expect(english.say("plain", { total: 12345 })).toBe("12345 points");
});

test("plurals still see numbers", () =>
  expect([english.say("left", { n: 1 }), english.say("left", { n: 2 })]).toEqual(["1 card", "2 cards"]));

test("attributes", () => {
  expect(english.say("plain.about")).toBe("Only figures.");
  expect(english.has("plain.none")).toBe(false);
});

test("a word is chosen by its key and printed by its text", () => {
  const nobody = { text: "no one", key: "nobody" };
  expect(english.say("by", { by: nobody })).toBe("It fell from the sky.");
  expect(english.say("who", { by: nobody })).toBe("no one was there.");
  expect(english.say("by", { by: { text: "Ana", key: "" } })).toBe("Ana did it.");
});

test("lists", () => {
  expect(english.list(["A"])).toBe("A");
  expect(english.list(["A", "B", "C"])).toBe("A, B and C");
  expect(english.list([])).toBe("none");
  expect(spanish.list(["Ana", "Inés"])).toBe("Ana e Inés");
  expect(spanish.list(["Ana", "Hielo"])).toBe("Ana y Hielo");
});

test.each([
  ["Inés", "i"],
  ["Hilda", "i"],
  ["Hielo", "h"],
  ["Ángel", "a"],
  ["7up", "other"],
])("%s sounds like %s", (word, heard) => expect(sound(word)).toBe(heard));

test("what nobody wrote is still readable", () => {
  expect(english.say("card-old_boat")).toBe("Old boat");
  expect(plainly("view-hand_size")).toBe("Hand size");
  expect(english.refusal("busy")).toBe("Wait.");
  expect(english.refusal("odd")).toBe("Not possible (odd).");
});
