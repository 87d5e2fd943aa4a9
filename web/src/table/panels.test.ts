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
