/**
 * District 2 while it is being put together: which token lies where, what is left at hand, and the moves that lead
 * there.
 */

import type { Other, Plain, Space } from "../../kernel/wire";
import { outlook, type Output } from "./making";
import { KINDS, sum, TOKENS, type Kind, type Player, type Printed, type Sheet, type Three, type Token } from "./table";

/** What the server says may be arranged. */
export interface Arrangements extends Other {
  slots: { id: string; token: Kind; now: Token | "" }[];
  cards: { id: string; activation: Kind[]; most: number; now: Token[] }[];
  free: Three;
  ideas: number;
  swaps: number;
  liquidations: number;
  refunds: { [card: string]: Three[] };
  wildcards: boolean;
}

export function arrangementsOf(space: Space | undefined): Arrangements | null {
  return (space?.kind as string | undefined) === "arrangements" ? (space as Arrangements) : null;
}

export interface Draft {
  /** Slots and cards by id, and the tokens on each. */
  on: { [item: string]: Token[] };
  sold: { card: string; tokens: Three }[];
  swapped: [given: Kind, taken: Kind][];
}

export function begin(space: Arrangements): Draft {
  const slots = space.slots.map((slot): [string, Token[]] => [slot.id, slot.now === "" ? [] : [slot.now]]);
  return {
    on: Object.fromEntries([...slots, ...space.cards.map((card): [string, Token[]] => [card.id, card.now])]),
    sold: [],
    swapped: [],
  };
}

const index = (token: Token) => TOKENS.indexOf(token);

/** What is at hand: worker, money, energy, idea. */
export function handOf(space: Arrangements, draft: Draft): number[] {
  const hand = [...space.free, space.ideas];
  const change = (token: Token, by: number) => (hand[index(token)] = (hand[index(token)] ?? 0) + by);
  for (const slot of space.slots) if (slot.now !== "") change(slot.now, 1);
  for (const card of space.cards) for (const token of card.now) change(token, 1);
  for (const tokens of Object.values(draft.on)) for (const token of tokens) change(token, -1);
  for (const { tokens } of draft.sold) KINDS.forEach((kind, at) => change(kind, tokens[at] ?? 0));
  for (const [given, taken] of draft.swapped) {
    change(given, -1);
    change(taken, 1);
  }
  return hand;
}

/** The resources an item wants: a slot one, a card all of its own, Risk Prevention up to its most. */
export function wants(space: Arrangements, item: string): Kind[] {
  const slot = space.slots.find((one) => one.id === item);
  if (slot !== undefined) return [slot.token];
  const card = space.cards.find((one) => one.id === item);
  if (card === undefined) return [];
  return card.most > 0 ? Array<Kind>(card.most).fill(card.activation[0] ?? "worker") : card.activation;
}

const counts = (space: Arrangements, item: string) => (space.cards.find((card) => card.id === item)?.most ?? 0) > 0;

/** Tokens leave an item; one of several where each counts by itself. */
export function takeOff(space: Arrangements, draft: Draft, item: string, at = 0): Draft {
  const laid = draft.on[item] ?? [];
  return { ...draft, on: { ...draft.on, [item]: counts(space, item) ? laid.filter((_, place) => place !== at) : [] } };
}

/**
 * Lay tokens on an item: the one that was picked up first, then resources, ideas where a resource is missing.
 * Nothing comes of it if the hand does not hold what is wanted.
 */
export function putOn(space: Arrangements, draft: Draft, item: string, picked: Token | null = null): Draft | null {
  if (picked === "idea" && !space.wildcards) return null;
  const laid = draft.on[item] ?? [];
  const hand = handOf(space, draft);
  const has = (token: Token) => (hand[index(token)] ?? 0) > 0 && (token !== "idea" || space.wildcards);
  const all = wants(space, item);
  if (counts(space, item)) {
    const token = picked ?? (has(all[0] ?? "worker") ? (all[0] ?? "worker") : "idea");
    if (laid.length >= all.length || !has(token) || (token !== "idea" && token !== all[0])) return null;
    return { ...draft, on: { ...draft.on, [item]: [...laid, token] } };
  }
  if (picked !== null && picked !== "idea" && !all.includes(picked)) return null;
  if (laid.length > 0) return picked === "idea" && has("idea") ? stand(draft, item, laid) : null;
  let spare = picked === "idea" ? 1 : 0;
  const tokens: Token[] = [];
  for (const kind of all) {
    const token: Token = spare > 0 ? "idea" : has(kind) ? kind : "idea";
    if (spare > 0) spare--;
    if (!has(token)) return null;
    hand[index(token)] = (hand[index(token)] ?? 0) - 1;
    tokens.push(token);
  }
  return { ...draft, on: { ...draft.on, [item]: tokens } };
}

/** An idea takes the place of a resource that lies there already. */
function stand(draft: Draft, item: string, laid: Token[]): Draft | null {
  const at = laid.findIndex((token) => token !== "idea");
  return at < 0
    ? null
    : { ...draft, on: { ...draft.on, [item]: laid.map((token, place) => (place === at ? "idea" : token)) } };
}

/** From one place to another, if it fits there. */
export function moveOver(space: Arrangements, draft: Draft, from: string, at: number, to: string): Draft | null {
  const token = draft.on[from]?.[at];
  return token === undefined || from === to ? null : putOn(space, takeOff(space, draft, from, at), to, token);
}

/** Fill whatever the hand still fills, slots first; ideas stay at hand. */
export function fillUp(space: Arrangements, draft: Draft): Draft {
  let filled = draft;
  for (const item of Object.keys(draft.on)) {
    for (
      let more = putOn({ ...space, wildcards: false }, filled, item);
      more !== null;
      more = putOn({ ...space, wildcards: false }, filled, item)
    )
      filled = more;
  }
  return filled;
}

export function sell(draft: Draft, card: string, tokens: Three): Draft {
  const { [card]: _, ...on } = draft.on;
  return { ...draft, on, sold: [...draft.sold, { card, tokens }] };
}

/** The moves that lead from the desk as it lies to the draft, in the order the rules want. */
export function movesOf(space: Arrangements, draft: Draft): Plain[] {
  const before = begin(space).on;
  const changed = Object.keys(draft.on).filter((item) => String(before[item]) !== String(draft.on[item]));
  const off = changed.filter((item) => (before[item] ?? []).length > 0);
  const net = KINDS.map((kind) =>
    sum(draft.swapped.map(([given, taken]) => Number(taken === kind) - Number(given === kind))),
  );
  const gives = KINDS.flatMap((kind, at) => Array<Kind>(Math.max(0, -(net[at] ?? 0))).fill(kind));
  const takes = KINDS.flatMap((kind, at) => Array<Kind>(Math.max(0, net[at] ?? 0)).fill(kind));
  return [
    ...draft.sold.map(({ card, tokens }): Plain => ["liquidate", card, tokens]),
    ...(off.length > 0 ? [["deactivate", off]] : []),
    ...gives.map((given, at): Plain => ["swap", given, takes[at] ?? given]),
    ...changed
      .filter((item) => (draft.on[item] ?? []).length > 0)
      .map((item) => activation(space, item, draft.on[item] ?? [])),
  ];
}

function activation(space: Arrangements, item: string, laid: Token[]): Plain {
  const ideas = laid.filter((token) => token === "idea").length;
  if (space.slots.some((slot) => slot.id === item)) return ["activate", item, laid[0] ?? ""];
  if (counts(space, item)) return ["activate", item, laid.length - ideas, ideas];
  const asked = wants(space, item);
  return [
    "activate",
    item,
    KINDS.map((kind) => asked.filter((one) => one === kind).length - laid.filter((one) => one === kind).length),
  ];
}

/** The processes that the draft would switch on, and those of any kind among them. */
export function processesOf(
  sheet: Sheet,
  printed: { [card: string]: Printed },
  draft: Draft,
): { have: Three; wild: number } {
  const have: Three = [0, 0, 0];
  const add = (process: string, times: number) => {
    const at = ["production", "logistics", "marketing"].indexOf(process);
    have[at] = (have[at] ?? 0) + times;
  };
  sheet.slots.forEach(([, process], slot) => add(process, draft.on[`s${slot + 1}`]?.length ?? 0));
  let wild = 0;
  for (const [item, laid] of Object.entries(draft.on)) {
    const card = printed[item];
    if (card === undefined || laid.length === 0) continue;
    for (const process of card.processes ?? []) add(process, card.most_tokens ? laid.length : 1);
    wild += card.wild ?? 0;
  }
  return { have, wild };
}

/** What could be made with the processes that the draft would switch on; so many are `off` in all by an event. */
export function outlookOf(
  player: Player,
  space: Arrangements,
  draft: Draft,
  sheet: Sheet,
  printed: { [card: string]: Printed },
  off: number,
): Output {
  const { have, wild } = processesOf(sheet, printed, draft);
  const before = processesOf(sheet, printed, begin(space));
  return outlook(sheet, have, player.wild - before.wild + wild, off);
}

/** My enterprise as it will be: shown while the others still think, and nothing has been revealed. */
export function arranged(player: Player, space: Arrangements, draft: Draft, output: Output): Player {
  const [worker = 0, money = 0, energy = 0, idea = 0] = handOf(space, draft);
  return {
    ...player,
    slots: player.slots.map((_, slot) => draft.on[`s${slot + 1}`]?.[0] ?? ""),
    cards: player.cards.flatMap(([card]): Player["cards"] => (card in draft.on ? [[card, draft.on[card] ?? []]] : [])),
    free: [worker, money, energy],
    ideas_free: idea,
    processes: output.have,
    wild: output.wild,
    usable: output.most,
  };
}
