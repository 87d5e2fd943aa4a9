/** What Python's rules made of positions of random play comes out the same where the page answers at once. */

import { expect, test } from "vitest";
import type { Space } from "../../kernel/wire";
import { arranged, arrangementsOf, begin, fillUp, handOf, movesOf, outlookOf, putOn, sell } from "./arranging";
import type { Arrangements, Draft } from "./arranging";
import { cheaper } from "./choices";
import fixtures from "./fixtures.json";
import { allows, assigned, bestForIdeas, madeBy, missing, needOf, outputOf, room } from "./making";
import { atWork, eventFor, GOODS, KINDS, makesTrio, PROCESSES, spared, sum, TOKENS } from "./table";
import type { Good, Kind, Player, Printed, Sheet, Three, Token } from "./table";
import { affordable, before, bonusOf, exportsOf, helping, lies, needed, priceOf } from "./trading";
import { purchasesOf, salesOf, tokensFor } from "./trading";
import type { EventCard, Options } from "./view";

const sheets = fixtures.sheets as object as { [plan: string]: Sheet };
const designs = fixtures.printed as object as { [design: string]: Printed };
const events = fixtures.events as object as { [event: string]: EventCard };
/** Copies of a card are printed alike. */
const printed = new Proxy(designs, { get: (all, card: string) => all[card.slice(0, -1)] });
const real = <Thing>(thing: Thing | null | undefined): Thing => thing ?? expect.fail("nothing there");
const sorted = (tokens: readonly string[]) => [...tokens].sort();

/** The draft that these moves of a record make. */
function drafted(space: Arrangements, moves: unknown[][], then: Pick<Player, "slots" | "cards">): Draft {
  let draft = begin(space);
  for (const [name, first, second] of moves) {
    if (name === "liquidate") draft = sell(draft, first as string, second as Three);
    if (name === "swap") draft = { ...draft, swapped: [...draft.swapped, [first as Kind, second as Kind]] };
  }
  const slots = then.slots.map((token, slot): [string, Token[]] => [`s${slot + 1}`, token === "" ? [] : [token]]);
  return { ...draft, on: Object.fromEntries([...slots, ...then.cards]) };
}

test("a desk arranged is the desk that the rules make of its moves", () => {
  for (const met of fixtures.arrange) {
    const space = real(arrangementsOf(met.space as object as Space));
    const player = met.player as object as Player;
    const sheet = real(sheets[player.plan]);
    for (const way of met.ways) {
      const then = way.player as object as Player;
      const draft = drafted(space, way.moves as unknown[][], then);
      expect(movesOf(space, draft)).toEqual(way.moves);
      expect(handOf(space, draft)).toEqual([...then.free, then.ideas_free]);
      const shown = arranged(player, space, draft, outlookOf(player, space, draft, sheet, printed, met.off));
      expect(shown).toEqual({ ...player, ...then });
      expect(atWork(shown)).toBe(way.placed);
    }
  }
});

test("what fits on a slot or card is what the rules allow there", () => {
  for (const met of fixtures.arrange) {
    const space = real(arrangementsOf(met.space as object as Space));
    for (const [item, ways] of Object.entries(met.fits as { [item: string]: string[][] })) {
      const bare = { ...begin(space), on: { ...begin(space).on, [item]: [] } };
      const single = (space.cards.find((card) => card.id === item)?.most ?? 0) > 0;
      const allowed = ways.filter((way) => !single || way.length === 1);
      for (const picked of [null, ...TOKENS]) {
        const laid = putOn(space, bare, item, picked);
        if (laid === null) expect(allowed.some((way) => picked === null || way.includes(picked))).toBe(false);
        else expect(allowed).toContainEqual(sorted(real(laid.on[item])));
      }
    }
    const full = fillUp(space, begin(space));
    expect(Math.min(...handOf(space, full))).toBeGreaterThanOrEqual(0);
    for (const item of Object.keys(full.on)) expect(putOn({ ...space, wildcards: false }, full, item)).toBeNull();
  }
});

test("rows are allowed, make and use what the rules say", () => {
  for (const met of fixtures.produce) {
    const output = real(outputOf(met.space as object as Space));
    const sheet = real(sheets[met.plan]);
    for (const [rows, allowed, used, made, stars] of met.ways as [number[], boolean, number, Three, number][]) {
      expect(allows(output, rows)).toBe(allowed);
      expect(sum(needOf(output.needs, rows))).toBe(used);
      expect(madeBy(sheet, rows)).toEqual(made);
      const uses = assigned(output, rows).flat();
      expect(uses.length).toBe(used);
      expect(uses.filter((process) => process === "wild").length).toBe(stars);
    }
    const nothing = output.needs.map(() => 0);
    expect(output.needs.map((_, row) => room(output, nothing, row))).toEqual(met.room);
    output.needs.forEach((need, row) => {
      const short = PROCESSES.filter((_, at) => (need[at] ?? 0) > (output.have[at] ?? 0));
      expect(missing(output, nothing, row)).toEqual(short);
    });
    const best = bestForIdeas(sheet, output, met.products as Three);
    const held = madeBy(sheet, best).map((count, at) => count + (met.products[at] ?? 0));
    expect(allows(output, best)).toBe(true);
    expect([Math.min(...held), held.filter((count) => count > 0).length, sum(held)]).toEqual(met.best);
  }
});

test("a purchase costs what the rules say, with as many advisers as they let help", () => {
  for (const met of fixtures.buy) {
    const space = real(purchasesOf(met.space as object as Space));
    for (const [good, market, imported, lying, price, advisers] of met.baskets) {
      const basket = { good: good as Good, market: Number(market), imported: Number(imported), advisers: 0 };
      expect(lies(space, basket.good)).toBe(lying);
      expect(before(space, basket)).toBe(price);
      expect(affordable(space, basket)).toBe(advisers !== null);
      if (Array.isArray(advisers)) {
        const [fewest = 0, most = 0] = advisers;
        expect(needed(space, basket)).toBe(fewest);
        expect(helping(space, { ...basket, advisers: space.advisers })).toBe(most);
        expect(priceOf(space, { ...basket, advisers: most })).toBe(Number(price) - most);
      }
    }
  }
});

test("a sale brings what the rules say, and fills as many ships", () => {
  for (const met of fixtures.sell) {
    const space = real(salesOf(met.space as object as Space));
    expect(bonusOf(met.player as object as Player, printed)).toBe(met.bonus);
    for (const [good, count, brought, ships] of met.sales) {
      expect(tokensFor(space, Number(count))).toBe(brought);
      expect(exportsOf(met.market as Three, good as Good, Number(count), met.export_size)).toBe(ships);
      expect(space.held[GOODS.indexOf(good as Good)]).toBeGreaterThanOrEqual(Number(count));
    }
  }
});

test("trios, discounts and insurance are those of the rules", () => {
  for (const met of fixtures.acquire)
    for (const [card, trio] of met.trios)
      expect(makesTrio(met.player as object as Player, String(card), printed)).toBe(trio);
  for (const [space, design, costs] of fixtures.cheaper as [string, string, number[][]][]) {
    const paid = cheaper(space, real(designs[design]));
    expect(costs).toContainEqual(KINDS.map((kind) => paid.filter((one) => one === kind).length));
  }
  for (const [event, player, insurance, passes] of fixtures.spared) {
    const table = { event: String(event), event_cards: events } as object as Parameters<typeof eventFor>[0];
    const options = { insurance } as Options;
    expect(spared(table, player as Player, options)).toBe(passes);
    expect(eventFor(table, player as Player, options)).toEqual(passes ? null : real(events[String(event)]));
  }
});
