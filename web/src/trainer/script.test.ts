import { expect, test } from "vitest";
import { readScript, scriptFile, type Row } from "./script";

const ROWS: Row[] = [
  { period: 2, do: ["force", "events", "EV05"] },
  { period: 3, do: ["change", "years", 6] },
  { period: 3, do: ["stop", "What did you insure?"] },
];

test("a script comes back from its file as it was", () =>
  expect(readScript("financity", scriptFile("financity", ROWS))).toEqual(ROWS));

test.each([
  ["another game's", scriptFile("elplan", ROWS)],
  ["rules", '{"form": "alcancia-rules", "game": "financity", "rows": []}'],
  ["no JSON", "{"],
  ["a line without a round", '{"form": "alcancia-script", "game": "financity", "rows": [{"do": ["stop", "x"]}]}'],
  ["too long", scriptFile("financity", Array<Row>(2000).fill({ period: 1, do: ["stop", "x"] }))],
  ["nothing", "null"],
])("%s is none", (_, text) => expect(readScript("financity", text)).toBeNull());
