/** What may be chosen with one press: what it is, what it costs, what is left or gained. */

import { buttons } from "../../kernel/spaces";
import { label } from "../../kernel/moves";
import {} from "../../kernel/telling";
import type { Teller } from "../../kernel/telling";
import type { Figures, Move, Question } from "../../kernel/wire";
import { money, signed } from "../../kernel/numbers";
import { blank as option, type Choice as Option } from "../shared/choices";
import { listed } from "./sums";
import { ZONES, type CityOptions, type CityView, type Player } from "./table";

export interface Choice extends Option {
  /** What it takes from the money that is free to spend. */
  spends: number;
  zone: string;
  card: string;
}

interface Scene {
  view: CityView;
  question: Question;
  options: CityOptions;
  teller: Teller;
}

const blank = (key: string, move: Move | null, title: string): Choice => ({
  ...option(key, move, title),
  spends: 0,
  zone: "",
  card: "",
});

export function mine(view: CityView, seat: number): Player | undefined {
  return view.table.players[seat];
}

/** What is left after the bills when this has been done, or what is missing. */
function leftAfter({ view, question, teller }: Scene, shown: Figures): { left: string; warn: boolean; spends: number } {
  const { voice } = teller;
  const amount = (name: string) => shown[name] ?? 0;
  if (amount("missing") > 0)
    return { left: voice.say("board-missing-money", { amount: amount("missing") }), warn: true, spends: 0 };
  if (shown["free"] === undefined)
    return { left: voice.say("note-cash", { value: amount("cash") }), warn: false, spends: 0 };
  const spends = -amount("free_by");
  if (amount("short") > 0)
    return { left: voice.say("board-bills-short", { amount: amount("short") }), warn: true, spends };
  const key = mine(view, question.seat)?.settled === true ? "board-left" : "board-left-after-bills";
  return { left: voice.say(key, { amount: amount("free") }), warn: false, spends };
}

export function choicesOf(scene: Scene): Choice[] {
  const { question, view } = scene;
  if (question.name === "trade") return [];
  const found = question.moves
    .flatMap((move) => buttons(move) ?? [])
    .map((move) => choiceOf(scene, move))
    .sort((a, b) => Number(useless(a)) - Number(useless(b)));
  if (question.name !== "buy_investment" && question.name !== "buy_shopping") return found;
  const deck = question.name === "buy_investment" ? "investments" : "shopping";
  const dear = view.table.offer[deck]
    .filter((card) => !found.some((choice) => choice.card === card))
    .map((card) => ({ ...printedCard(scene, null, card), left: tooDear(scene, card), warn: true }));
  return [...found.slice(0, -1), ...dear, ...found.slice(-1)];
}

/** By hand a home may be wasted on a zone without a roof: those come last. */
const useless = (choice: Choice) => choice.zone !== "" && ZONES.find((zone) => zone.id === choice.zone)?.roof === "";

function tooDear({ view, question, teller }: Scene, card: string): string {
  const cash = mine(view, question.seat)?.cash ?? 0;
  return teller.voice.say("board-too-dear", { amount: (view.table.printed[card]?.cost ?? 0) - cash });
}

function printedCard(scene: Scene, move: Move | null, card: string): Choice {
  const { view, teller } = scene;
  const voice = teller.voice;
  const printed = view.table.printed[card];
  const years = view.table.years - view.table.year;
  const cost = printed?.cost ?? 0;
  const choice = {
    ...blank(card, move, voice.say(`card-${card}`)),
    card,
    picture: card,
    price: money(voice.locale, cost),
  };
  if (printed?.income !== undefined) {
    choice.gain =
      years === 0
        ? voice.say("board-pays-never")
        : voice.say("board-pays-back", { years, income: printed.income, total: years * printed.income });
    choice.good = years * printed.income > cost;
  } else {
    const joy = printed?.wellbeing ?? 0;
    const words = [
      printed?.every_year === true && years > 0
        ? voice.say("board-joy-yearly", { n: joy, years, total: joy * (years + 1) })
        : voice.say("board-joy", { n: joy }),
    ];
    const expense = printed?.expense ?? 0;
    if (expense !== 0)
      words.push(
        voice.say(expense > 0 ? "board-card-bills-up" : "board-card-bills-down", { amount: Math.abs(expense) }),
      );
    choice.gain = words.join(" · ");
    choice.good = expense <= 0;
  }
  return choice;
}

function choiceOf(scene: Scene, move: Move): Choice {
  const { view, question, teller } = scene;
  const voice = teller.voice;
  const [name, argument] = move;
  const word = String(argument ?? "");
  const player = mine(view, question.seat);
  const shown = listed(question, move) ?? {};
  const said = (figure: string) => shown[figure] ?? 0;
  const choice = blank(move.join("-"), move, label(teller, name, move.slice(1)));
  switch (name) {
    case "place": {
      const zone = { ...choice, title: voice.say(`zone-${word}`), zone: word, picture: word };
      const offer = word === "Z6" ? view.table.offer.investments : word === "Z7" ? view.table.offer.shopping : null;
      if (said("homes") > 0) zone.left = voice.say("board-homes", { n: said("homes") });
      if (offer !== null) {
        const prices = offer.map((card) => view.table.printed[card]?.cost ?? 0);
        return {
          ...zone,
          gain:
            prices.length === 0
              ? voice.say("board-offer-empty")
              : voice.say(`board-place-${word}`, { n: offer.length, amount: Math.min(...prices) }),
        };
      }
      if (word === "Z4") return { ...zone, gain: voice.say("board-place-Z4", { amount: said("pay") }) };
      if (word === "Z5") return { ...zone, gain: voice.say("board-place-Z5", { n: said("joy") }) };
      if (word === "Z9") return { ...zone, gain: voice.say("board-place-Z9", { amount: said("price") }) };
      if (word === "LZ")
        return {
          ...zone,
          gain: voice.say("board-place-LZ", { n: said("loan_cards"), amount: view.table.terms.loan }),
        };
      return { ...zone, gain: voice.say("board-place-nothing") };
    }
    case "buy_investment":
    case "buy_shopping":
      return {
        ...printedCard(scene, move, word),
        price: money(voice.locale, said("cash_down")),
        ...leftAfter(scene, shown),
      };
    case "pass":
      return {
        ...choice,
        title: voice.say("board-pass"),
        price: money(voice.locale, 0),
        gain: voice.say("board-pass-gain"),
        ...leftAfter(scene, shown),
      };
    case "yes":
      if (question.name !== "buy_insurance")
        return { ...choice, title: voice.say("board-claim-yes"), picture: "wellbeing" };
      return {
        ...choice,
        title: voice.say("board-token-yes"),
        picture: "token",
        price: money(voice.locale, said("cash_down")),
        gain: voice.say("board-token-gain"),
        good: true,
        ...leftAfter(scene, shown),
      };
    case "no":
      if (question.name !== "buy_insurance") return { ...choice, title: voice.say("board-claim-no") };
      return {
        ...choice,
        title: voice.say("board-token-no"),
        price: money(voice.locale, 0),
        gain: voice.say("board-token-held", { n: said("tokens") }),
        ...leftAfter(scene, shown),
      };
    case "use_token":
      return {
        ...choice,
        picture: "token",
        gain: voice.say("board-safe"),
        good: true,
        left: voice.say("board-tokens-left", { n: said("tokens") }),
      };
    case "avoid":
      return { ...choice, picture: "token", gain: voice.say("board-safe"), good: true };
    case "accept":
      return {
        ...choice,
        title: voice.say("board-accept-event"),
        picture: "harmful",
        gain: harm(scene),
        ...leftAfter(scene, shown),
      };
    case "choose": {
      const [, owed, sorrow] = player?.effect?.branches.find(([id]) => id === word) ?? ["", 0, 0];
      return {
        ...choice,
        title: voice.say(`move-choose-${word}`),
        price: owed > 0 ? money(voice.locale, owed) : `${signed(voice.locale, -sorrow)} ♥`,
        ...(owed > 0 ? leftAfter(scene, shown) : { left: voice.say("board-joy-left", { n: said("wellbeing") }) }),
      };
    }
    case "choose_home":
      return {
        ...choice,
        title: voice.say(`home-${word}`),
        picture: "home",
        gain: voice.say(`home-${word}.about`),
        left: voice.say("board-home-sum", { income: said("income"), expenses: said("expenses") }),
      };
    case "take_loan":
      return { ...choice, ...loan(scene) };
    case "done":
      return { ...choice, gain: voice.say("board-done-gain") };
    default:
      return choice;
  }
}

/** What a loan gives and costs. */
export function loan({ view, question, teller }: Scene): Partial<Choice> {
  const shown = listed(question, ["take_loan"]) ?? {};
  const said = (figure: string) => shown[figure] ?? 0;
  const over = said("loans") >= view.table.terms.over;
  const voice = teller.voice;
  return {
    title: voice.say("board-borrow", { amount: said("borrowed") }),
    picture: "loans",
    price: `+${money(voice.locale, said("borrowed"))}`,
    gain: voice.say("board-borrow-price", { n: said("loan_cards"), amount: said("back") }),
    left: voice.say(over ? "board-borrow-over" : "board-borrow-then", { n: said("loans"), due: said("minimum") }),
    warn: over,
  };
}

/** What the event does to me, in figures. */
export function harm({ view, question, teller }: Scene): string {
  const effect = mine(view, question.seat)?.effect;
  const voice = teller.voice;
  if (effect === null || effect === undefined) return "";
  const parts = [
    effect.gain > 0 ? voice.say("effect-gain_cash", { amount: effect.gain }) : "",
    effect.joy > 0 ? voice.say("effect-gain_wellbeing", { amount: effect.joy }) : "",
    effect.sorrow > 0 ? voice.say("effect-lose_wellbeing", { amount: effect.sorrow }) : "",
    effect.owed > 0 ? voice.say("effect-pay", { amount: effect.owed }) : "",
    ...Object.entries(effect.next_year).map(([name, amount]) =>
      voice.say(`effect-next-${name}`, { amount: Math.abs(Number(amount)) }),
    ),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** What the event card says to everybody without insurance. */
export function eventWords(view: CityView, teller: Teller): string {
  const card = view.table.event_card;
  const voice = teller.voice;
  if (card === undefined) return "";
  const words = Object.entries(card.pay ?? {}).flatMap(([part, amount]) =>
    amount ? [voice.say(part === "base" ? "effect-pay" : `effect-pay-${part}`, { amount })] : [],
  );
  const lost = card.lose_cash;
  if (lost !== undefined) words.push(voice.say("effect-lose_cash", { amount: lost.max, part: lost.part }));
  if (card.gain_cash !== undefined) words.push(voice.say("effect-gain_cash", { amount: card.gain_cash }));
  if (card.gain_wellbeing !== undefined)
    words.push(voice.say("effect-gain_wellbeing", { amount: card.gain_wellbeing }));
  if (card.lose_wellbeing !== undefined)
    words.push(voice.say("effect-lose_wellbeing", { amount: card.lose_wellbeing }));
  for (const [name, amount] of Object.entries(card.next_year ?? {}))
    if (amount) words.push(voice.say(`effect-next-${name}`, { amount: Math.abs(Number(amount)) }));
  const ways = (card.choice ?? []).map((branch) =>
    branch.pay
      ? voice.say("effect-pay", { amount: branch.pay["base"] ?? 0 })
      : voice.say("effect-lose_wellbeing", { amount: branch.lose_wellbeing }),
  );
  if (ways.length > 0) words.push(voice.say("board-either", { ways: ways.join(" / ") }));
  return words.join(" ");
}
