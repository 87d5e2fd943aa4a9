/** What may be chosen with one press: what it is, what it costs, what is left after the bill. */

import { aboutOf } from "../../kernel/spaces";
import type { Teller } from "../../kernel/telling";
import type { About, Move, Plain, Question } from "../../kernel/wire";
import { blank, type Choice } from "../shared/choices";
import type { Weighed } from "./receipt";
import { BUILDINGS, freeSlot, type Home, type Place, type TownView } from "./table";
import { effectsOf } from "./words";

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
const figure = (about: About | null, name: string): number => (typeof about?.[name] === "number" ? about[name] : 0);
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
export function weigh(label: string, about: About | null, spends = figure(about, "price")): Weighed | null {
  if (about === null) return null;
  const known = typeof about["after_bills"] === "number";
  const [bill, left, hungry] = ["bill", "after_bills", "hungry"].map((name) => (known ? figure(about, name) : null));
  return { label, spends, bill: bill ?? null, left: left ?? null, hungry: hungry ?? null };
}

function weighedChoice({ question, teller }: Scene, choice: TownChoice): TownChoice {
  const about = choice.move === null ? null : aboutOf(question, choice.move);
  if (about === null || typeof about["after_bills"] !== "number") return choice;
  return { ...choice, ...tag(teller, about["after_bills"]), weighed: weigh(choice.title, about) };
}

/** Where a pawn can go: every building stays in its place, with the reason where it is closed to me. */
function placements(scene: Scene): TownChoice[] {
  const { view, question, home, teller } = scene;
  const { voice } = teller;
  return BUILDINGS.map(({ id }) => {
    const slots = view.table.locations[id];
    const about =
      (question.about ?? []).find(
        ({ move }) => move[0] === "place" && (move[1] === id || (Array.isArray(move[1]) && move[1][0] === id)),
      ) ?? null;
    const choice = {
      ...plainly(`place-${id}`, about?.move ?? null, voice.say(`board-place-${id}`)),
      place: id,
      picture: id,
    };
    if (about === null) {
      const reason = view.table.closed.includes(id)
        ? "location_closed"
        : home !== null && id in home.placed
          ? "already_here"
          : freeSlot(slots) === undefined
            ? "location_full"
            : home?.pawns_free === 0
              ? "no_pawn"
              : "not_enough_units";
      return { ...choice, gain: voice.say(`board-not-${reason}`) };
    }
    const [fee, spend, saves] = [figure(about, "price"), figure(about, "spend"), figure(about, "saves")];
    const words = [
      voice.say(`board-go-${id}`, { n: spend, saves }),
      ...(fee > 0 ? [voice.say("board-fee", { n: fee })] : []),
    ];
    return {
      ...choice,
      gain: words.join(" "),
      good: id === "BIL" && saves > 0,
      ...tag(teller, figure(about, "after_bills")),
      weighed: weigh(voice.say(`board-buy-${id}`), about, fee + spend),
    };
  });
}

/** Saving; with an empty pantry and no pawn in the Market it says what that costs. */
function saving(scene: Scene): TownChoice {
  const { question, view, home, teller } = scene;
  const hungry = figure(aboutOf(question, ["save"]), "hungry");
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
function cardsOf(scene: Scene, name: string, cards: string[], missing: (card: string) => string): TownChoice[] {
  const { question, teller } = scene;
  return [...new Set(cards)].map((card) => {
    const move: Move | null = allowed(question, name, card) ? [name, card] : null;
    const choice = { ...plainly(`${name}-${card}`, move, teller.voice.say(`card-${card}`)), card, picture: card };
    return move === null
      ? { ...choice, ...printed(scene, card), left: missing(card), warn: false }
      : weighedChoice(scene, { ...choice, ...printed(scene, card, aboutOf(question, move)) });
  });
}

/** Price and effect as they stand on a card, or as the server worked them out for me. */
function printed({ view, home, teller }: Scene, card: string, about: About | null = null): Partial<TownChoice> {
  const { voice } = teller;
  const figures = view.table.figures[card];
  const effects = effectsOf(teller, figures);
  const price = (n: number) => (n === 0 ? voice.say("board-free") : voice.say("board-units", { n }));
  switch (card.slice(0, 3)) {
    case "CAR":
    case "SKI": {
      const starts = about === null ? view.table.round + (card.startsWith("CAR") ? 2 : 1) : figure(about, "from_round");
      const late = starts > view.table.rounds;
      const income = late
        ? voice.say("board-too-late")
        : voice.say((figures?.income ?? 0) === 0 ? "board-works-from" : "board-income-from", {
            n: figures?.income ?? 0,
            round: starts,
          });
      return {
        price: price(card.startsWith("CAR") ? 0 : (home?.skill_price ?? 0)),
        gain: [income, ...effects].join(" · "),
        good: !late,
      };
    }
    case "SHO":
    case "LON": {
      const joy = figures?.happiness ?? 0;
      const late = about !== null && figure(about, "in_time") === 0;
      const pays = late
        ? voice.say("board-cut-short", { n: figure(about, "pays") })
        : voice.say("board-pays", {
            n: about === null ? (figures?.units ?? 0) : figure(about, "pays"),
            round: view.table.round + (figures?.slots ?? 0),
          });
      return {
        price: price(about === null ? (figures?.cost ?? 0) : figure(about, "price")),
        gain: [pays, ...(joy > 0 ? [voice.say("board-joy", { n: joy })] : [])].join(" · "),
        good: !late,
      };
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

function luxuries(scene: Scene): TownChoice[] {
  const { view, home, teller } = scene;
  const { voice } = teller;
  const why = (card: string): string => {
    const cost = view.table.figures[card]?.cost ?? 0;
    if (home?.luxuries.includes(card) === true) return voice.say("refused-duplicate_luxury");
    if (home !== null && cost > home.units) return voice.say("board-too-dear", { n: cost - home.units });
    return voice.say(has(scene.question, "done") ? "refused-luxury_locked" : "refused-goods_minimum");
  };
  return cardsOf(scene, "buy_luxury", view.table.market, why);
}

function labour(scene: Scene): TownChoice[] {
  const { view, home, teller } = scene;
  const { voice } = teller;
  const dear = Math.max(0, (home?.skill_price ?? 0) - (home?.units ?? 0));
  const learning = cardsOf(scene, "learn", view.table.shows.skill, () =>
    voice.say(dear > 0 ? "board-too-dear" : "refused-skills_cap", { n: dear }),
  );
  return [
    ...learning,
    ...cardsOf(scene, "seek", view.table.shows.career, () =>
      voice.say(home?.career_pawn === null ? "refused-careers_cap" : "refused-career_in_progress"),
    ),
  ];
}

function investments(scene: Scene): TownChoice[] {
  const { view, home, teller } = scene;
  const dear = (card: string) => Math.max(1, (view.table.figures[card]?.cost ?? 0) - (home?.units ?? 0));
  return cardsOf(scene, "invest", [...view.table.shows.short, ...view.table.shows.long], (card) =>
    teller.voice.say("board-too-dear", { n: dear(card) }),
  );
}

/** A way to raise money: what it brings, what it costs later. */
export function raising(question: Question, name: string, teller: Teller): TownChoice {
  const { voice } = teller;
  const about = (question.about ?? []).find(({ move }) => move[0] === name) ?? null;
  const amount = figure(about, "amount");
  const choice = {
    ...plainly(name, [name], voice.say(`move-${name}`)),
    picture: name === "take_loan" ? "loan" : "aid",
    price: `+${amount}`,
    weighed: { label: voice.say(`move-${name}`), spends: -amount, bill: null, left: null, hungry: null },
  };
  if (name === "family_aid") return { ...choice, gain: voice.say("board-aid-terms"), good: true };
  const joy = figure(about, "happiness");
  return {
    ...choice,
    gain: voice.say("board-loan-terms", { half: figure(about, "back") / 2, back: figure(about, "back") }),
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
  const missing = figure(aboutOf(question, ["proceed"]), "missing");
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
  const leave = {
    ...plainly("forgo", ["forgo"], voice.say("move-forgo")),
    picture: "leave",
    gain: voice.say("board-forgo"),
  };
  switch (question.name) {
    case "action_turn":
      return [...placements(scene), saving(scene)];
    case "pay_labour":
      return [...labour(scene), leave];
    case "pay_invest":
      return [...investments(scene), leave];
    case "pay_insurance": {
      const basics = ["take_basic", "remove_basic"].filter((name) => has(question, name));
      const words = (name: string) => voice.say("board-bill-becomes", { n: figure(aboutOf(question, [name]), "bill") });
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
      return [...luxuries(scene), ...again, ...done];
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
