/** What may be chosen with one press: what it is, what it costs or brings, what follows. */

import { money } from "../../kernel/numbers";
import { shownOf, type Shown } from "../../kernel/preview";
import { label } from "../../kernel/moves";
import type { Teller } from "../../kernel/telling";
import type { Move, NamedMove, Plain, Question } from "../../kernel/wire";
import { blank, type Choice } from "../shared/choices";
import { deedTerms, isDeed, squareOfDeed, termsOf, type CityView } from "./table";

export interface CityChoice extends Choice {
  /** Cash afterwards, where it changes. */
  after: number | null;
  /** The square on the board that is meant; 0 for none. */
  square: number;
}

interface Scene {
  view: CityView;
  question: Question;
  teller: Teller;
}

const GROUPED = new Set(["raise_money", "bank"]);

/** Every answer of a move that consists of choices only; amounts have a control of their own. */
export function answersOf(move: NamedMove): Move[] {
  let found: Move[] = [[move.name]];
  for (const space of move.spaces) {
    if (space.kind !== "one_of") return [];
    found = found.flatMap((head) => space.options.map((option): Move => [...head, option]));
  }
  return found;
}

export function choicesOf(scene: Scene): CityChoice[] {
  const found = scene.question.moves.flatMap(answersOf).map((move) => choiceOf(scene, move));
  return scene.question.name === "buy" && !found.some((choice) => choice.key === "buy")
    ? [tooDear(scene), ...found]
    : found;
}

function choiceOf(scene: Scene, move: Move): CityChoice {
  const { question, teller, view } = scene;
  const [name, ...args] = move;
  const asset = args.find((part): part is string => typeof part === "string") ?? "";
  const figure = figuresOf(shownOf(question, move));
  const grouped = GROUPED.has(question.name);
  const [gain = "", left = ""] = linesOf(scene, name, args, figure);
  const mine = view.table.players[question.seat]?.cash ?? 0;
  // What comes only if others wish so does not count as cash yet, but for what is put up at the list price.
  const after = name === "tender" ? mine : (figure("cash") ?? mine);
  return {
    ...blank(move.map(String).join("-"), move, titleOf(scene, move, asset, grouped)),
    price: priceOf(teller, name, figure),
    gain,
    left,
    picture: isDeed(asset) && !grouped ? asset : "",
    after: after === mine ? null : after,
    square: isDeed(asset) && !grouped ? squareOfDeed(asset) : name === "school" ? (figure("square") ?? 0) : 0,
    group: grouped ? asset : "",
  };
}

type Figure = (name: string) => number | null;

const figuresOf =
  (shown: Shown | null): Figure =>
  (name) => {
    const found = shown?.[name];
    return typeof found === "number" ? found : null;
  };

function titleOf({ view, teller }: Scene, [name, ...args]: Move, asset: string, grouped: boolean): string {
  const { voice } = teller;
  const deed = isDeed(asset) ? voice.say(`card-${asset}`) : "";
  if (name === "exchange_tower") return voice.say("board-exchange", { house: voice.say(`card-${String(args[1])}`) });
  if (name === "send") return voice.say("board-send", { deed });
  if (name === "choose") return deed;
  if (name === "borrow") return voice.say("board-borrow", { amount: view.table.terms.loan.amount });
  if (name === "take_bid") return label(teller, name, args);
  return grouped
    ? voice.first([`board-do-${name}`, `move-${name}`], { name: creditor({ view, teller }) })
    : voice.say(`move-${name}`);
}

/** To whom a debt is owed, by name. */
function creditor({ view, teller }: { view: CityView; teller: Teller }): string {
  const seat = view.table.debt?.creditor ?? -1;
  return seat >= 0 ? teller.name(seat) : "";
}

/** What it costs, or what it brings with a plus. */
function priceOf(teller: Teller, name: string, figure: Figure): string {
  const by = changeOf(name, (key) => figure(key) ?? 0);
  if (by < 0) return money(teller.voice.locale, -by);
  return by > 0 ? `+${money(teller.voice.locale, by)}` : "";
}

/** In a debt what is free of it counts: what is raised may be paid away at once. */
function changeOf(name: string, figure: (name: string) => number): number {
  switch (name) {
    case "take":
      return -figure("paid_asset_taken") - figure("paid_land_transfer_tax");
    case "short":
      return figure("cash_by");
    case "fee":
      return figure("cash_by") + figure("claims_up");
    case "tender":
    case "miss_turns":
      return 0;
    default:
      return figure("free_by");
  }
}

function linesOf(scene: Scene, name: string, args: Plain[], shown: Figure): string[] {
  const { view, teller } = scene;
  const { voice } = teller;
  const figure = (key: string) => shown(key) ?? 0;
  const explained = voice.maybe(`move-${name}.about`) ?? "";
  const visitor = view.table.players[view.table.asset?.seat ?? -1];
  const lines: string[] = [];
  switch (name) {
    case "roll":
    case "leave":
    case "waive":
      return [explained];
    case "buy":
    case "take":
      if (figure("paid_land_transfer_tax") > 0)
        lines.push(voice.say("board-tax-in", { amount: figure("paid_land_transfer_tax") }));
      return [...lines, voice.say("board-cash-after", { amount: figure("cash") })];
    case "pass":
      return [voice.say("board-keep", { amount: figure("cash") })];
    case "fee": {
      if (figure("paid_fee_tax") > 0) lines.push(voice.say("board-fee-tax", { amount: figure("paid_fee_tax") }));
      const fee = view.table.asset === null ? 0 : deedTerms(view.table, view.table.asset.asset).fee;
      return [
        ...lines,
        ...(visitor !== undefined && visitor.cash < fee
          ? [voice.say(visitor.capacity < fee ? "board-fee-short" : "board-fee-sell", { amount: visitor.cash })]
          : []),
      ];
    }
    case "miss":
      return [voice.say("board-miss", { n: figure("other_missed") })];
    case "send":
      return [voice.say("board-send-back", { n: figure("other_steps"), square: squareOfDeed(String(args[0])) })];
    case "choose":
      return [
        voice.maybe(`card-${String(args[0])}.about`) ?? "",
        voice.say("board-earns", { amount: view.table.terms.house.fee }),
      ];
    case "school":
      return [
        voice.say(view.table.rules === "advanced" ? "board-museum-quiz" : "board-museum-stop", {
          square: figure("square"),
        }),
      ];
    case "cash":
    case "bank":
      return [voice.say("board-cash-after", { amount: figure("cash") })];
    case "gamble":
      return [explained, voice.say("board-gamble", { best: figure("best"), average: figure("average") })];
    case "short":
      return [voice.say("board-short", { owed: figure("free_up"), n: figure("missed_up") })];
    case "miss_turns":
      return [explained];
    case "borrow":
    case "mortgage":
      return [voice.say("board-payback", { amount: figure("owed_up"), n: figure("credit_turns_up") })];
    case "sell":
    case "sell_deed":
      if (figure("paid_capital_gains_tax") > 0)
        lines.push(voice.say("board-sale-tax", { amount: figure("paid_capital_gains_tax") }));
      if (figure("owed_down") > 0 && name === "sell_deed")
        lines.push(voice.say("board-payoff", { amount: figure("owed_down") }));
      return lines;
    case "put_up":
      return [voice.say("board-put-up", { amount: termsOf(view.table, String(args[0])).list })];
    case "tender":
      return [voice.say("board-least", { amount: figure("free_up") })];
    case "take_bid":
      return [
        voice.say("board-bids", { amount: view.table.asset?.bids.find(([seat]) => seat === args[0])?.[1] ?? 0 }),
        voice.say("board-cash-after", { amount: figure("cash") }),
      ];
    case "exchange_tower":
      return [voice.say("board-given-up", { amount: figure("net_worth_down") })];
    default:
      return [];
  }
}

/** CL-4.140 The deed is for sale, but the cash is not there: say how much is missing. */
function tooDear({ view, question, teller }: Scene): CityChoice {
  const { voice } = teller;
  const asset = view.table.asset?.asset ?? "";
  const { list, ltt } = termsOf(view.table, asset);
  const missing = list + ltt - (view.table.players[question.seat]?.cash ?? 0);
  return {
    ...blank("buy", null, voice.say("move-buy")),
    price: money(voice.locale, list + ltt),
    left: voice.say("board-too-dear", { amount: missing }),
    warn: true,
    after: null,
    square: 0,
  };
}
