import { expect, test } from "vitest";
import { blocks, inline } from "./markdown";

test("emphasis, code and links become pieces", () => {
  expect(inline("a **b** *c* `d` [e](x.md)")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "em", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d" },
    { kind: "text", text: " " },
    { kind: "text", text: "e" },
  ]);
});

test("paragraphs, lists and tables", () => {
  const found = blocks("one\nline\n\n- a\n- b\n  more\n\n| h | i |\n| --- | --- |\n| 1 | 2 |");
  expect(found.map((block) => block.kind)).toEqual(["p", "li", "li", "table"]);
  const table = found[3];
  expect(table?.kind === "table" && table.rows[0]?.[1]?.[0]?.text).toBe("2");
});

test("markup of other kinds stays text", () =>
  expect(inline("<b onclick=x>")).toEqual([{ kind: "text", text: "<b onclick=x>" }]));

test("pictures, numbered lists, and comments that nobody reads", () => {
  const found = blocks("![A turn](x.svg)\n\n1. a\n2. b\n\n<!-- cards: x -->\n\nend");
  expect(found.map((block) => block.kind)).toEqual(["picture", "li", "li", "p"]);
});
