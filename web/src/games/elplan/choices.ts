/** What may be chosen with one press: what it is, what it costs, what is left or gained. */

import { shownOf, type Shown } from "../../kernel/preview";
import { buttons } from "../../kernel/spaces";
import { label } from "../../kernel/moves";
import type { Teller } from "../../kernel/telling";
import type { Move, Plain, Question } from "../../kernel/wire";
import { blank, type Choice } from "../shared/choices";
import {
  GOODS,
  KINDS,
  kindsOf,
  offersOf,
  PLACE_OF,
  TYPES,
  type Kind,
  type PlanView,
  type Player,
  type Printed,
} from "./table";
import { counted, goods, tokens } from "./words";

interface Scene {
  view: PlanView;
  question: Question;
  player: Player;
  teller: Teller;
}

const COMPOSED = new Set(["choose_plan", "administer", "acquire", "produce", "buy", "sell"]);
/** The names of the tokens among a seat's figures. */
const PURSES = ["worker", "cash", "energy"];
/** Figures of a preview by name. */
const read = (shown: Shown | null, names: readonly string[], by = "") =>
  names.map((name) => Number(shown?.[name + by] ?? 0));
const numbers = (value: Plain | undefined) => (Array.isArray(value) ? value.map(Number) : []);

export function choicesOf(scene: Scene): Choice[] {
  const { question } = scene;
  if (COMPOSED.has(question.name)) return [];
  if (question.name === "innovate") return ideas(scene);
  return question.moves.flatMap((move) => buttons(move) ?? []).map((move) => choiceOf(scene, move));
}

function choiceOf(scene: Scene, move: Move): Choice {
  const { view, question, teller } = scene;
  const { voice } = teller;
  const [name, argument] = move;
  const shown = shownOf(question, move);
  const choice = blank(move.join("-"), move, label(teller, name, move.slice(1)));
  switch (name) {
    case "place":
      return {
        ...choice,
        key: String(argument),
        title: voice.say(`board-space-${String(argument)}`),
        picture: pictureOf(String(argument)),
        ...brings(scene, String(argument)),
      };
    case "pay": {
      const [cancelled, handed] = Array.isArray(argument) ? argument.map(numbers) : [[], []];
      return {
        ...choice,
        title: voice.say("choose-pay", { tokens: tokens(teller, handed ?? []) }),
        gain: cancelled?.some((count) => count > 0)
          ? voice.say("choose-cancel", { tokens: tokens(teller, cancelled) })
          : "",
        left: voice.say("board-left", { tokens: tokens(teller, read(shown, PURSES)) }),
      };
    }
    case "keep":
      return {
        ...choice,
        title: voice.say("choose-keep", { products: goods(teller, numbers(argument)) }),
        left: voice.say("board-wasted", { products: goods(teller, read(shown, GOODS, "_down")) }),
        warn: true,
      };
    case "claim": {
      return {
        ...choice,
        picture: String(argument),
        gain: voice.say("board-claim", { tokens: counted(teller, KINDS, read(shown, PURSES, "_up")) }),
        good: true,
      };
    }
    case "insure": {
      const event = { ...choice, left: voice.say(`card-${view.table.event}`) };
      if (argument === "ignore") return { ...event, gain: voice.say("move-insure-ignore.about"), picture: "insured" };
      const [due = 0, gift = 0] = read(shown, ["due", "gift"]);
      return { ...event, gain: voice.say("about-insure-apply", { due, gift }), good: gift > 0 };
    }
    default:
      return choice;
  }
}

/** As many ideas as there are sets, or fewer. */
function ideas({ question, teller }: Scene): Choice[] {
  const { voice } = teller;
  const space = question.moves[0]?.spaces[0];
  const most = space?.kind === "amount" ? space.hi : 0;
  return [...Array(most + 1).keys()].reverse().map((n) => ({
    ...blank(
      `innovate-${n}`,
      ["innovate", n],
      n === 0 ? voice.say("board-no-idea") : voice.say("board-make-ideas", { n }),
    ),
    picture: n === 0 ? "" : "idea",
    gain: n === 0 ? "" : voice.say("board-idea-points", { n }),
    good: n > 0,
    left: voice.say("board-left", { tokens: goods(teller, read(shownOf(question, ["innovate", n]), GOODS)) }),
  }));
}

const PICTURES: { [space: string]: string } = {
  "1": "insured",
  "3e": "money",
  "3t": "energy",
  "3i": "adviser",
  "4": "wild",
  "5": "purchase_discount",
};
const pictureOf = (space: string) => PICTURES[space] ?? (space.startsWith("2") ? "worker" : "money");

/** What a space would bring this seat, in words. */
function brings({ view, question, player, teller }: Scene, space: string): Partial<Choice> {
  const { voice } = teller;
  const [negative = 0, of = 0, pile = 0] = read(shownOf(question, ["place", space]), ["negative", "of", "pile"]);
  if (space === "1") return { gain: voice.say("note-negative", { n: negative, of }) };
  if (space.startsWith("2"))
    return { gain: voice.say(player.cards.length > 0 ? "board-place-hall-sell" : "board-place-hall") };
  if (space === "4") return { gain: voice.say("board-place-process") };
  if (space === "5") return { gain: voice.say("board-place-purchase") };
  if (space.startsWith("6")) return { gain: voice.say("board-place-subsidy", { n: pile }) };
  const type = TYPES.find((one) => PLACE_OF[one] === space);
  const offers =
    type === undefined
      ? []
      : offersOf(view.table, type).flatMap((card) =>
          view.table.printed[card] !== undefined ? [{ card, cost: cheaper(space, view.table.printed[card]) }] : [],
        );
  const best = offers.sort(
    (a, b) => lacking(a.cost, player) - lacking(b.cost, player) || a.cost.length - b.cost.length,
  )[0];
  if (best === undefined) return { gain: voice.say("board-place-nothing") };
  const price =
    best.cost.length === 0
      ? voice.say("board-free-of-charge")
      : counted(
          teller,
          KINDS,
          KINDS.map((kind) => best.cost.filter((one) => one === kind).length),
        );
  return { gain: voice.say("board-place-card", { card: voice.say(`card-${best.card}`), price }) };
}

/** The cost after the discount of a District 3 space. */
export function cheaper(space: string, printed: Printed): Kind[] {
  const cost = kindsOf(printed.cost);
  const at = cost.findIndex((kind) => (space === "3e" ? kind === "money" : space === "3t" ? kind === "energy" : true));
  return at < 0 ? cost : cost.filter((_, index) => index !== at);
}

const lacking = (cost: Kind[], player: Player) =>
  KINDS.reduce(
    (all, kind, at) => all + Math.max(0, cost.filter((one) => one === kind).length - (player.free[at] ?? 0)),
    0,
  );

/** Which products are still missing for one more idea. */
export function lacks(player: Player): string[] {
  const sets = Math.min(...player.products);
  return GOODS.filter((_, at) => (player.products[at] ?? 0) <= sets);
}
