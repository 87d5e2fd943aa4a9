import { expect, test } from "vitest";
import type { Teller } from "../kernel/telling";
import { Voice } from "../kernel/voice";
import { panels } from "./panels";

const teller: Teller = {
  voice: new Voice("en", [
    "word-yes = yes\nword-no = no\ncard-a = Ace\nview-cash = Money\nlist-last = { $list } and { $last }",
  ]),
  says: { hand: "card" },
  seats: 2,
  name: (seat) => `S${seat}`,
};

test("figures of every seat become rows, single things become lines, deeper things panels", () => {
  const wordless = {
    ...teller,
    voice: new Voice("en", ["word-yes = yes\nword-no = no\ncard-a = Ace\nlist-last = { $list } and { $last }"]),
  };
  const made = panels(
    wordless,
    {
      cash: [5, 6],
      players: [
        { hand: ["a"], gone: [] },
        { hand: [], gone: [] },
      ],
      deck: 1200,
      open: true,
      board: { zone: { x: 1 } },
      note: null,
    },
    2,
  );
  expect(made.seats.columns).toEqual(["Cash", "Hand"]);
  expect(made.seats.rows.map((row) => row.cells)).toEqual([
    ["5", "Ace"],
    ["6", "–"],
  ]);
  expect(made.lines).toEqual([
    { label: "Deck", value: "1,200" },
    { label: "Open", value: "yes" },
    { label: "Note", value: "–" },
  ]);
  expect(made.groups.map((group) => group.title)).toEqual(["Board"]);
});

test("a game says how a figure is said, and each of several", () => {
  const words = [
    "word-yes = yes",
    "card-a = Ace",
    "view-cash = Money",
    "    .value = { MONEY($n) }",
    "view-free = Free",
    "    .column = Free tokens",
    "    .value = workers { $a }, energy { $b }",
    "view-hand = Hand",
    "    .each = { $a } (since { $b })",
  ].join("\n");
  const made = panels(
    { ...teller, voice: new Voice("en", [words]) },
    { players: [{ cash: 1140, free: [2, 0], hand: [["a", 3]] }], cash: -5 },
    1,
  );
  expect(made.seats.columns).toEqual(["Money", "Free tokens", "Hand"]);
  expect(made.seats.rows[0]?.cells).toEqual(["$1,140", "workers 2, energy 0", "Ace (since 3)"]);
  expect(made.lines).toEqual([{ label: "Money", value: "−$5" }]);
});

test("a game that has words for its view shows what it has words for", () => {
  const made = panels(
    teller,
    {
      cash: [5, 6],
      players: [
        { hand: ["a"], cash: 7 },
        { hand: [], cash: 8 },
      ],
      deck: 1200,
    },
    2,
  );
  expect(made.seats.columns).toEqual(["Money", "Money"]);
  expect(made.lines).toEqual([]);
});
