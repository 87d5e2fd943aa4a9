/** What may be chosen with one press: what it is, what it costs, what is left after the bill. */

import { shownOf, type Shown } from "../../kernel/preview";
import type { Teller } from "../../kernel/telling";
import type { Move, Plain, Question } from "../../kernel/wire";
import { blank, type Choice } from "../shared/choices";
import type { Weighed } from "./receipt";
import { BUILDINGS, type Home, type Place, type TownView } from "./table";
import { cardWords, effectsOf } from "./words";

export interface TownChoice extends Choice {
  place: Place | "";
  card: string;
  weighed: Weighed | null;
}

export interface Scene {
  view: TownView;
  question: Question;
  home: Home | null;
  teller: Teller;
}

const plainly = (key: string, move: Move | null, title: string): TownChoice => ({
  ...blank(key, move, title),
  place: "",
  card: "",
  weighed: null,
});
export const figure = (shown: Shown | null, name: string): number =>
  typeof shown?.[name] === "number" ? shown[name] : 0;
const has = (question: Question, name: string) => question.moves.some((move) => move.name === name);

/** May this move be made with this argument? */
function allowed(question: Question, name: string, argument: Plain): boolean {
  return (question.about ?? []).some(
    ({ move }) => move[0] === name && JSON.stringify(move[1]) === JSON.stringify(argument),
  );
}

/** A small tag: what is left after goods and bills, or what is missing. */
export function tag(teller: Teller, left: number): { left: string; warn: boolean } {
  return {
    left: teller.voice.say(left < 0 ? "board-short-word" : "board-left-word", { n: Math.abs(left) }),
    warn: left < 0,
  };
}

/** The same in a sentence. */
export function afterBills(teller: Teller, left: number): { left: string; warn: boolean } {
  return left < 0
    ? { left: teller.voice.say("board-short", { n: -left }), warn: true }
    : { left: teller.voice.say("board-left", { n: left }), warn: false };
}

/** The figures the server gave for an option, as the receipt wants them. */
export function weigh(label: string, shown: Shown | null): Weighed | null {
  if (shown === null) return null;
  const [spends, bill, left, hungry] = [
    -figure(shown, "cash_by"),
    figure(shown, "bill"),
    figure(shown, "after_bills"),
    figure(shown, "hungry"),
  ];
  return { label, spends, bill, left, hungry };
}

function weighedChoice({ question, teller }: Scene, choice: TownChoice): TownChoice {
  const shown = choice.move === null ? null : shownOf(question, choice.move);
  if (shown === null) return choice;
  return { ...choice, ...tag(teller, figure(shown, "after_bills")), weighed: weigh(choice.title, shown) };
}

/** Why the server would refuse to have a pawn sent there, or this card taken. */
const barred = ({ view, question }: Scene, what: string): string =>
  view.table.ahead[question.seat]?.barred[what] ?? "card_not_shown";

/** Where a pawn can go: every building stays in its place, with the reason where it is closed to me. */
function placements(scene: Scene): TownChoice[] {
  const { question, teller } = scene;
  const { voice } = teller;
  return BUILDINGS.map(({ id }) => {
    const move =
      (question.about ?? []).find(
        ({ move }) => move[0] === "place" && (move[1] === id || (Array.isArray(move[1]) && move[1][0] === id)),
      )?.move ?? null;
    const choice = { ...plainly(`place-${id}`, move, voice.say(`board-place-${id}`)), place: id, picture: id };
    const shown = move === null ? null : shownOf(question, move);
    if (shown === null) return { ...choice, gain: voice.say(`board-not-${barred(scene, id)}`) };
    const [fee, price, saves] = [figure(shown, "cash_down"), figure(shown, "usual_price"), figure(shown, "bill_down")];
    const [bill, left, hungry] = ["usual_bill", "usual_left", "usual_hungry"].map((name) => figure(shown, name));
    const words = [
      voice.say(`board-go-${id}`, { n: price - fee, saves }),
      ...(fee > 0 ? [voice.say("board-fee", { n: fee })] : []),
    ];
    return {
      ...choice,
      gain: words.join(" "),
      good: id === "BIL" && saves > 0,
      ...tag(teller, left ?? 0),
      weighed: {
        label: voice.say(`board-buy-${id}`),
        spends: price,
        bill: bill ?? 0,
        left: left ?? 0,
        hungry: hungry ?? 0,
      },
    };
  });
}

/** Saving; with an empty pantry and no pawn in the Market it says what that costs. */
function saving(scene: Scene): TownChoice {
  const { question, view, home, teller } = scene;
  const hungry = figure(shownOf(question, ["save"]), "hungry");
  const words =
    hungry > 0
      ? teller.voice.say("board-save-hungry", { n: hungry, joy: hungry * view.options.missing_goods_penalty })
      : teller.voice.say("board-save", { n: home?.pawns_free ?? 0 });
  return weighedChoice(scene, {
    ...plainly("save", ["save"], teller.voice.say("move-save")),
    picture: "save",
    gain: words,
  });
}

/** The open cards of a place, those I cannot have with the reason. */
function cardsOf(scene: Scene, name: string, cards: string[]): TownChoice[] {
  const { question, teller } = scene;
  return [...new Set(cards)].map((card) => {
    const move: Move | null = allowed(question, name, card) ? [name, card] : null;
    const choice = { ...plainly(`${name}-${card}`, move, teller.voice.say(`card-${card}`)), card, picture: card };
    return move === null
      ? { ...choice, ...printed(scene, card), left: refusal(scene, card), warn: false }
      : weighedChoice(scene, { ...choice, ...printed(scene, card, shownOf(question, move)) });
  });
}

/** The server's reason in words: how much money, which condition, or how many goods are missing. */
function refusal(scene: Scene, card: string): string {
  const { view, home, teller, question } = scene;
  const reason = barred(scene, card);
  if (reason === "luxury_locked") return locked(teller, view.table.ahead[question.seat]?.lacking ?? {});
  if (reason === "goods_minimum")
    return teller.voice.say("board-goods-first", { n: Number(view.options["goods_min_per_visit"] ?? 1) });
  if (reason !== "not_enough_units") return teller.voice.say(`refused-${reason}`);
  const cost = card.startsWith("SKI") ? (home?.skill_price ?? 0) : (view.table.figures[card]?.cost ?? 0);
  return teller.voice.say("board-too-dear", { n: Math.max(1, cost - (home?.units ?? 0)) });
}

/** What of the condition for luxuries is not met: "Luxuries need: Skills 0 of 2, No loans". */
export function locked({ voice }: Teller, lacking: { [name: string]: [number, number] }): string {
  const what = Object.entries(lacking).map(([name, [has, needs]]) => {
    const called = voice.first([`option-part-${name}`, `label-${name}`]);
    return name.startsWith("no_") ? called : voice.say("board-lacks", { what: called, has, needs });
  });
  return what.length === 0 ? voice.say("refused-luxury_locked") : voice.say("board-locked", { what: voice.list(what) });
}

/** Price and effect as they stand on a card, or as the server worked them out for me. */
function printed({ view, home, teller }: Scene, card: string, shown: Shown | null = null): Partial<TownChoice> {
  const { voice } = teller;
  const figures = view.table.figures[card];
  const effects = effectsOf(teller, figures);
  const price = (n: number) => (n === 0 ? voice.say("board-free") : voice.say("board-units", { n }));
  const late = shown !== null && figure(shown, "in_time") === 0;
  switch (card.slice(0, 3)) {
    case "CAR":
    case "SKI": {
      const cost = card.startsWith("CAR") ? 0 : (home?.skill_price ?? 0);
      if (shown === null) return { price: price(cost), gain: cardWords(teller, figures).join(" · "), good: true };
      const [n, round] = [figure(shown, "income"), figure(shown, "from_round")];
      const income = late
        ? voice.say("board-too-late")
        : voice.say(n === 0 ? "board-works-from" : "board-income-from", { n, round });
      return { price: price(figure(shown, "cash_down")), gain: [income, ...effects].join(" · "), good: !late };
    }
    case "SHO":
    case "LON": {
      const joy = figures?.happiness ?? 0;
      const joys = joy > 0 ? [voice.say("board-joy", { n: joy })] : [];
      if (shown === null) {
        const [cost, pays, slots] = [figures?.cost ?? 0, figures?.units ?? 0, figures?.slots ?? 0];
        const words = [
          voice.say("board-invest", { cost, pays }),
          voice.say("board-invest-when", { n: slots }),
          ...joys,
        ];
        return { price: price(cost), gain: words.join(" · "), good: true };
      }
      const n = figure(shown, "to_come_up");
      const pays = late
        ? voice.say("board-cut-short", { n })
        : voice.say("board-pays", { n, round: figure(shown, "round") });
      return { price: price(figure(shown, "cash_down")), gain: [pays, ...joys].join(" · "), good: !late };
    }
    default: {
      const words = [
        ...((figures?.happiness ?? 0) > 0 ? [voice.say("board-joy", { n: figures?.happiness ?? 0 })] : []),
        ...((figures?.upkeep ?? 0) !== 0 ? [voice.say("board-bill-more", { n: figures?.upkeep ?? 0 })] : []),
        ...effects,
      ];
      return { price: price(figures?.cost ?? 0), gain: words.join(" · "), good: (figures?.happiness ?? 0) > 0 };
    }
  }
}

/** A way to raise money: what it brings, what it costs later. */
export function raising(question: Question, name: string, teller: Teller): TownChoice {
  const { voice } = teller;
  const shown = shownOf(question, [name]);
  const amount = figure(shown, name === "take_loan" ? "credit_down" : "aid_down");
  const choice = {
    ...plainly(name, [name], voice.say(`move-${name}`)),
    picture: name === "take_loan" ? "loan" : "aid",
    price: `+${amount}`,
    weighed: { label: voice.say(`move-${name}`), spends: -amount, bill: null, left: null, hungry: null },
  };
  if (name === "family_aid") return { ...choice, gain: voice.say("board-aid-terms"), good: true };
  const [joy, back] = [figure(shown, "happiness_down"), figure(shown, "debt_up")];
  return {
    ...choice,
    gain: voice.say("board-loan-terms", { half: back / 2, back }),
    ...(joy > 0 ? { left: voice.say("board-joy-cost", { n: joy }), warn: true } : {}),
  };
}

function lastCall(scene: Scene): TownChoice[] {
  const { question, teller } = scene;
  const { voice } = teller;
  const ways = ["take_loan", "family_aid"]
    .filter((name) => has(question, name))
    .map((name) => raising(question, name, teller));
  if (!has(question, "proceed")) return ways;
  const missing = figure(shownOf(question, ["proceed"]), "short");
  return [
    ...ways,
    {
      ...plainly("proceed", ["proceed"], voice.say("move-proceed")),
      picture: "bills",
      gain: voice.say("board-proceed", { n: missing }),
    },
  ];
}

/** One button each; what has to be put together (clauses, goods, a settlement) has a control of its own. */
export function choicesOf(scene: Scene): TownChoice[] {
  const { question, teller, view } = scene;
  const { voice } = teller;
  const { shows } = view.table;
  const leave = {
    ...plainly("forgo", ["forgo"], voice.say("move-forgo")),
    picture: "leave",
    gain: voice.say("board-forgo"),
  };
  switch (question.name) {
    case "action_turn":
      return [...placements(scene), saving(scene)];
    case "pay_labour":
      return [...cardsOf(scene, "learn", shows.skill), ...cardsOf(scene, "seek", shows.career), leave];
    case "pay_invest":
      return [...cardsOf(scene, "invest", [...shows.short, ...shows.long]), leave];
    case "pay_insurance": {
      const basics = ["take_basic", "remove_basic"].filter((name) => has(question, name));
      const words = (name: string) => voice.say("board-bill-becomes", { n: figure(shownOf(question, [name]), "bill") });
      return [
        ...basics.map((name) =>
          weighedChoice(scene, {
            ...plainly(name, [name], voice.say(`move-${name}`)),
            picture: "home",
            card: "INS-0",
            gain: words(name),
          }),
        ),
        leave,
      ];
    }
    case "pay_market": {
      const again = has(question, "refresh_market")
        ? [
            weighedChoice(scene, {
              ...plainly("refresh_market", ["refresh_market"], voice.say("move-refresh_market")),
              picture: "refresh",
              price: voice.say("board-units", { n: view.options.refresh_cost }),
              gain: voice.say("board-refresh"),
            }),
          ]
        : [];
      const done = has(question, "done")
        ? [{ ...plainly("done", ["done"], voice.say("move-done")), picture: "leave", gain: voice.say("board-done") }]
        : [];
      return [...cardsOf(scene, "buy_luxury", view.table.market), ...again, ...done];
    }
    case "pay_last_call":
    case "raise_money":
      return lastCall(scene);
    case "setup_family":
      return (question.about ?? [])
        .filter(({ move }) => move[0] === "choose_family")
        .map(({ move }) => ({
          ...plainly(move.join("-"), move, voice.say(`card-${String(move[1])}`)),
          card: String(move[1]),
          picture: "family",
        }));
    default:
      return [];
  }
}
