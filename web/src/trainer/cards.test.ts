import { expect, test } from "vitest";
import type { Entry } from "../kernel/boxed.svelte";
import { cardSays, textsIn } from "./cards";

const card = (id: string, ...says: string[]): Entry => ({ id, names: {}, figures: {}, says: { en: says }, word: "" });
const texts = textsIn({
  events: [card("EV01", "You pay: $120", "Bad news")],
  cards: [card("E01", "Price: 2")],
  quiz: [card("QF01", "?")],
});

test("a card says what stands on it, and so does each of several alike", () => {
  expect(cardSays(texts, "EV01", "en")).toBe("You pay: $120 · Bad news");
  expect(cardSays(texts, "E01b", "en")).toBe("Price: 2");
});
test("what is no card says nothing, and no question is told", () =>
  expect([cardSays(texts, 6, "en"), cardSays(texts, "QF01", "en"), cardSays(texts, "EV01", "fr")]).toEqual([
    "",
    "",
    "",
  ]));
