/** What a move is called is worked out here and in Python: both say the same, move by move, in both languages. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import citylife from "../games/citylife/moves.json";
import elplan from "../games/elplan/moves.json";
import financialit from "../games/financialit/moves.json";
import financity from "../games/financity/moves.json";
import multiverse from "../games/multiverse/moves.json";
import { label, sentence, type Seen } from "./moves";
import { line, type Teller } from "./telling";
import { Voice } from "./voice";
import type { MoveParts, Plain, Says } from "./wire";

interface Fixture {
  says: Says;
  parts: MoveParts;
  names: string[];
  reasons: { args: { [name: string]: Plain }; said: { [locale: string]: string } }[];
  moves: { question: string; move: [string, ...Plain[]]; seen: Seen; said: { [locale: string]: [string, string] } }[];
}
const GAMES = { citylife, elplan, financialit, financity, multiverse } as unknown as { [game: string]: Fixture };
const text = (locale: string, file: string) =>
  readFileSync(new URL(`../../../alcancia/text/${locale}/${file}.ftl`, import.meta.url), "utf8");

for (const [game, { says, parts, names, moves, reasons }] of Object.entries(GAMES))
  for (const locale of ["en", "es"])
    test(`moves of ${game} in ${locale}`, () => {
      const voice = new Voice(locale, [text(locale, "kernel"), text(locale, "site"), text(locale, game)]);
      const teller: Teller = { voice, says, parts, seats: names.length, name: (seat) => names[seat] ?? "?" };
      expect(moves.length).toBeGreaterThan(5);
      for (const { question, move, seen, said } of moves) {
        const [name, ...args] = move;
        expect([sentence(teller, question, move, seen), label(teller, name, args, seen)]).toEqual(said[locale]);
      }
      expect(reasons.length).toBeGreaterThan(2);
      for (const { args, said } of reasons)
        expect(line(teller, { key: "bot_why", args, period: 1 })).toBe(said[locale]);
    });
