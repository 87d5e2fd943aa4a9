import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Teller } from "../../kernel/telling";
import { Voice } from "../../kernel/voice";
import type { About, Fact, Move, Question } from "../../kernel/wire";
import { choicesOf, locked } from "./choices";
import { flow } from "./motion";
import { billLines, receiptOf } from "./receipt";
import { turned } from "../shared/happening";
import { telling } from "./telling";
import { homeOf, pawnsOf, phaseOf, type Home, type TownView } from "./table";
import type { RoundView } from "./view";
import { effectsOf, isKind, operationsOf, sparedBy } from "./words";

const text = (file: string) =>
  readFileSync(new URL(`../../../../alcancia/text/en/${file}.ftl`, import.meta.url), "utf8");
const teller: Teller = {
  voice: new Voice("en", [text("kernel"), text("site"), text("financialit")]),
  says: { card: "card" },
  seats: 3,
  name: (seat) => ["Ana", "Bea", "Cleo"][seat] ?? "?",
};

const HOME: Home = {
  family: "FAM-06",
  tracker: 11,
  modifier: 0,
  pawns_free: 2,
  placed: { BIL: 1 },
  career_pawn: null,
  pawns_away: 0,
  pawn_away_next: false,
  saved: false,
  luxuries: ["LUX-02"],
  insurances: ["INS-0", "INS-1"],
  skills: [],
  careers: [],
  investments: [],
  loans: [],
  miscalculation: false,
  aid_used: 0,
  income_next: 0,
  bills_next: 2,
  units: 14,
  happiness: 5,
  goods: 1,
  need: 2,
  bills: 10,
  bill_parts: { family: 5, premiums: 2, upkeep: 1, event: 2, work: 0 },
  owing: [],
  bills_due: 8,
  discount: 2,
  has_discount: true,
  forecast: 11,
  skill_price: 3,
  rebate_from: 7,
  loan_happiness: 0,
  can_borrow: true,
  aid: 0,
  due: 0,
  cards: 3,
  career_cards: 0,
  projected: 9,
  parts: [5, 1, 2, 2, 0],
};
const slots = (seats: (number | null)[]) =>
  seats.map((seat, index) => ({ slot: index + 1, label: 3, open: true, seat }));

const AHEAD: RoundView = {
  bill: 8,
  missing: 1,
  food: 1,
  hungry: 0,
  after_bills: 5,
  short: 0,
  barred: {
    INV: "location_full",
    MKT: "not_enough_units",
    BIL: "already_here",
    "LUX-02": "duplicate_luxury",
    "LUX-15": "not_enough_units",
  },
  lacking: {},
};

function viewOf(home: Partial<Home> = {}, more: Partial<TownView> = {}, ahead: Partial<RoundView> = {}): TownView {
  return {
    game: "financialit",
    seat: 0,
    seats: 3,
    period: 2,
    over: false,
    asked: [0],
    sealed: [],
    waiting: "action_turn",
    agenda: ["labour", "marketplace", "use_goods", "bills", "events"],
    question: null,
    may: [],
    offers: [],
    options: { goods_price: 1, missing_goods_penalty: 2, refresh_cost: 1 } as unknown as TownView["options"],
    table: {
      round: 2,
      rounds: 8,
      events_in: [0, 1, 1, 2, 2, 2, 3, 3],
      first: 0,
      closed: [],
      market: ["LUX-02", "LUX-04", "LUX-15"],
      shows: { career: [], skill: ["SKI-04"], short: [], long: [] },
      decks: {},
      discards: {},
      last_event: "",
      reached: [],
      announced: [],
      scores: [],
      locations: {
        LAB: slots([1, null]),
        INV: slots([1, 2]),
        INS: slots([null, null]),
        MKT: slots([null, null, null]),
        BIL: slots([0, null, null]),
      },
      homes: [
        { ...HOME, ...home },
        { ...HOME, family: "" },
        { ...HOME, family: "" },
      ],
      ahead: [{ ...AHEAD, ...ahead }, AHEAD, AHEAD],
      figures: {
        "FAM-06": { bills: 5 },
        "INS-0": { premium: 1 },
        "INS-1": { premium: 1 },
        "LUX-02": { cost: 2, happiness: 2, upkeep: 1 },
        "LUX-04": { cost: 4, happiness: 2, upkeep: 0 },
        "LUX-15": { cost: 30, happiness: 5, upkeep: 1 },
        "SKI-04": { income: 1, effects: [["end_happiness", 1]] },
      },
    },
    ...more,
  };
}
const NO_FOOD = { missing: 0, food: 0, hungry: 0 };
const asking = (name: string, about: About[], moves: string[] = []): Question => ({
  id: "1.0",
  name,
  seat: 0,
  sealed: false,
  moves: moves.map((move) => ({ name: move, spaces: [] })),
  figures: { cash: 14, bill: 8, after_bills: 6, hungry: 0 },
  about,
});
const fact = (key: string, args: Fact["args"] = {}, period = 2): Fact => ({ key, args, period });

test("the receipt adds up line by line", () => {
  const view = viewOf();
  expect(billLines(HOME, view.table.figures).map(({ key, amount }) => [key, amount])).toEqual([
    ["family", 5],
    ["premiums", 2],
    ["upkeep", 1],
    ["event", 2],
  ]);
  const receipt = receiptOf(view, 0, HOME, null);
  expect(receipt.lines.map(({ key, amount }) => [key, amount]).slice(4)).toEqual([
    ["early", -2],
    ["goods", 1],
  ]);
  expect([receipt.total, receipt.have, receipt.left, receipt.hungry]).toEqual([9, 14, 5, 0]);
});

test("an option that is weighed rewrites the receipt", () => {
  const dog = receiptOf(viewOf(), 0, HOME, { label: "Family Dog", spends: 4, bill: 9, left: -1, hungry: 0 });
  expect(dog.lines.filter((line) => line.would).map(({ key, amount }) => [key, amount])).toEqual([
    ["weighed", 4],
    ["bill", 1],
    ["food", 1],
  ]);
  expect([dog.total, dog.left]).toEqual([15, -1]);
  const loan = receiptOf(viewOf(), 0, HOME, { label: "Loan", spends: -5, bill: null, left: null, hungry: null });
  expect([loan.have, loan.left]).toEqual([19, 10]);
});

test("goods that can no longer be bought cost Happiness, not Units", () => {
  const view = viewOf({ saved: true }, {}, { food: 0, hungry: 1 });
  const home = homeOf(view.table, 0);
  expect(receiptOf(view, 0, home ?? HOME, null)).toMatchObject({ total: 8, hungry: 1 });
  expect(homeOf(view.table, 1)).toBeNull();
});

test("goods that were used up are not missing again in the same period", () => {
  const view = viewOf({ goods: 0 }, { waiting: "pay_last_call", agenda: ["events", "upkeep"] }, NO_FOOD);
  expect(receiptOf(view, 0, homeOf(view.table, 0) ?? HOME, null)).toMatchObject({ total: 8, left: 6, hungry: 0 });
});

test("after the bills nothing more is to pay", () => {
  const view = viewOf({}, { waiting: "raise_money", agenda: ["upkeep"] }, { ...NO_FOOD, bill: 0 });
  expect(phaseOf(view)).toBe("payments");
  expect(receiptOf(view, 0, HOME, null)).toMatchObject({ lines: [], total: 0, left: 14 });
});

test("what is still owed stands on the receipt, so that nobody is short of nothing", () => {
  const view = viewOf({}, { waiting: "raise_money", agenda: ["upkeep"] }, { ...NO_FOOD, bill: 0 });
  const receipt = receiptOf(view, 0, { ...HOME, units: 0, due: 6 }, null);
  expect(receipt).toMatchObject({ lines: [{ key: "owed", amount: 6 }], total: 6, have: 0, left: -6 });
});

test("every building keeps its place, with a reason where it is closed to me", () => {
  const usual = { usual_bill: 8, usual_hungry: 0 };
  const question = asking("action_turn", [
    { move: ["place", "LAB"], places: 1, usual_price: 3, usual_left: 2, ...usual },
    { move: ["place", "INS"], by: { cash: -1 }, places: 2, usual_price: 1, usual_left: -1, ...usual },
    { move: ["save"], by: { hungry: 1 } },
  ]);
  const view = viewOf();
  const choices = choicesOf({ view, question, home: HOME, teller });
  expect(choices.map(({ key, move }) => [key, move !== null])).toEqual([
    ["place-LAB", true],
    ["place-INV", false],
    ["place-INS", true],
    ["place-MKT", false],
    ["place-BIL", false],
    ["save", true],
  ]);
  expect(choices.map(({ left }) => left)).toEqual(["2 left", "", "1 short", "", "", "6 left"]);
  expect(choices.map(({ gain }) => gain).slice(1, 5)).toEqual([
    "All places are taken",
    "Protection, but a bigger bill · 1 at the door",
    "The broker wants 1 Unit at the door",
    "Your pawn stands there",
  ]);
  expect(choices[5]?.gain).toBe("1 good will be missing: −2 Happiness");
});

test("luxuries that cannot be had say why", () => {
  const buy = { move: ["buy_luxury", "LUX-04"] as Move, by: { cash: -4, after_bills: -5 } };
  const question = asking("pay_market", [buy], ["buy_luxury", "done"]);
  const choices = choicesOf({ view: viewOf(), question, home: HOME, teller });
  expect(choices.map(({ key, left, warn }) => [key, left, warn])).toEqual([
    ["buy_luxury-LUX-02", "You already own that luxury.", false],
    ["buy_luxury-LUX-04", "1 left", false],
    ["buy_luxury-LUX-15", "16 Units missing", false],
    ["done", "", false],
  ]);
  expect(choices[1]).toMatchObject({
    price: "4 Units",
    gain: "♥ +2",
    weighed: { label: "Concert Tickets", spends: 4, bill: 8, left: 1 },
  });
});

test("what happens by itself is laid out page by page", () => {
  const heard = (me: number | null, ...fresh: Fact[]) => ({ fresh, me, before: {}, after: {}, said: () => true });
  const facts = [
    fact("loan_taken", { seat: 1 }),
    fact("goods_used", { seat: 0 }),
    fact("bills_paid", { seat: 0 }),
    fact("miscalculation", { seat: 1 }),
    fact("event_shown", { card: "EVT-01", source: "trainer" }),
    fact("event_hit", { seat: 0 }),
    fact("event_prevented", { seat: 1 }),
    fact("event_shown", { card: "EVT-22", source: "deck" }),
    fact("event_gain", { seat: 0 }),
    fact("rule_changed", { option: "goods_price" }),
    fact("round_started", { seat: 1 }, 3),
    fact("income_set", { seat: 0 }, 3),
  ];
  const pages = turned(telling, [], heard(0, ...facts));
  expect(pages.map(({ kind, card, trainer, rows }) => [kind, card, trainer, rows.map((row) => row.fate)])).toEqual([
    ["bills", "", false, ["plain", "plain", "hit"]],
    ["event", "EVT-01", true, ["hit", "spared"]],
    ["event", "EVT-22", false, ["gain"]],
    ["rules", "", false, ["plain"]],
    ["income", "", false, ["plain"]],
  ]);
  const later = turned(telling, pages, heard(0, fact("event_shown", { card: "EVT-02", source: "deck" }, 3)));
  expect(later.map((page) => page.no)).toEqual([1, 2, 3, 4, 5, 6]);
  // Whom the bills do not concern sees no page of them.
  expect(turned(telling, [], heard(2, ...facts)).map((page) => page.kind)).toEqual(["event", "event", "rules"]);
});

test("pawns say what they do", () => {
  expect(pawnsOf({ ...HOME, pawns_free: 1, placed: {}, career_pawn: 0, pawns_away: 1 })).toEqual([
    "free",
    "career",
    "away",
  ]);
});

test("cards are told in words", () => {
  expect(
    effectsOf(teller, {
      effects: [
        ["protect", "theft"],
        ["immune_event", "EVT-20"],
        ["income", 1],
      ],
    }),
  ).toEqual(["Protects against: Theft", "Safe from: Spoiled Stock", "Income +1"]);
  const accident = {
    operations: [
      ["PAY", 2, "", 0],
      ["PAY_IF_TAG", 3, "vehicle", 0],
    ] as [string, number, string, number][],
    stopped_by: ["INS-4"],
  };
  expect(operationsOf(teller, accident)).toEqual(["Pay 2 Units", "Pay 3 Units more with a vehicle"]);
  expect([sparedBy(teller, accident), sparedBy(teller, { unless: ["skills", 1] }), sparedBy(teller, {})]).toEqual([
    "Stopped by: Vehicle & Travel Insurance",
    "Unless you have a Skill",
    "",
  ]);
  expect([isKind({ ...accident, harmful: true }), isKind({ harmful: false })]).toEqual([false, true]);
});

test("Units fly the right way", () => {
  expect([
    flow(fact("income_set", { income: 9 })),
    flow(fact("bills_paid", { amount: 6 })),
    flow(fact("luxury_bought", { price: 4 })),
    flow(fact("saved")),
  ]).toEqual([9, -6, -4, 0]);
});

test("a locked luxury says which condition, and what is missing", () => {
  const said: string[] = [];
  const voice = {
    first: ([id]: string[]) => id,
    list: (parts: string[]) => parts.join("+"),
    say: (id: string, args: { [name: string]: unknown } = {}) => {
      said.push(`${id} ${JSON.stringify(args)}`);
      return id === "board-lacks" ? `${String(args["what"])} ${String(args["has"])}/${String(args["needs"])}` : id;
    },
  } as unknown as Teller["voice"];
  locked({ voice } as Teller, { skills: [1, 2], no_loans: [0, 1] });
  expect(said.at(-1)).toBe('board-locked {"what":"option-part-skills 1/2+option-part-no_loans"}');
  locked({ voice } as Teller, {});
  expect(said.at(-1)).toBe("refused-luxury_locked {}");
});
