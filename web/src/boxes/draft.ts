/** Cards that somebody is changing: only what differs from the box it began with, kept on this device until it is a box. */

import type { Entry, Title } from "../kernel/boxed.svelte";
import { keep, kept } from "../kernel/keeping";

export interface CardDraft {
  figures: { [way: string]: string };
  words: { [locale: string]: { [attribute: string]: string } };
  /** A new card, made like this one. */
  like: string;
  out: boolean;
}
export interface Draft {
  title: Title;
  money: string;
  cards: { [table: string]: { [entry: string]: CardDraft } };
}
/** What the server is told of one card. */
export interface CardEdit extends Partial<CardDraft> {
  table: string;
  entry: string;
}

const NOTHING: CardDraft = { figures: {}, words: {}, like: "", out: false };
const EMPTY = (title: Title, money: string): Draft => ({ title, money, cards: {} });

const keyOf = (base: string) => `draft-${base}`;

/** What was left here last time, or a new one. */
export function draftOf(base: string, title: Title, money: string): Draft {
  try {
    const found = JSON.parse(kept(keyOf(base)) ?? "null") as Draft | null;
    if (found !== null && typeof found.cards === "object" && typeof found.title === "object") return found;
  } catch {
    // Whatever lies there is none.
  }
  return EMPTY(title, money);
}

export const keepDraft = (base: string, draft: Draft) => keep(keyOf(base), JSON.stringify(draft));
export const forgetDraft = (base: string) => keep(keyOf(base), "null");

export const cardIn = (draft: Draft, table: string, entry: string): CardDraft => draft.cards[table]?.[entry] ?? NOTHING;

const isNothing = (card: CardDraft) =>
  card.like === "" && !card.out && Object.keys(card.figures).length === 0 && Object.keys(card.words).length === 0;

function withCard(draft: Draft, table: string, entry: string, card: CardDraft): Draft {
  const { [entry]: _, ...others } = draft.cards[table] ?? {};
  return {
    ...draft,
    cards: { ...draft.cards, [table]: isNothing(card) ? others : { ...others, [entry]: card } },
  };
}

function put(from: { [key: string]: string }, key: string, text: string, before: string): { [key: string]: string } {
  const { [key]: _, ...others } = from;
  return text.trim() === before ? others : { ...others, [key]: text };
}

/** Another figure; as it was: no longer different. */
export function setFigure(draft: Draft, table: string, entry: Entry, way: string, text: string): Draft {
  const card = cardIn(draft, table, entry.id);
  const figures = put(card.figures, way, text, entry.figures[way] ?? "");
  return withCard(draft, table, entry.id, { ...card, figures });
}

/** Other words in one language. */
export function setWord(draft: Draft, table: string, entry: Entry, locale: string, name: string, text: string): Draft {
  const card = cardIn(draft, table, entry.id);
  const { [locale]: said = {}, ...languages } = card.words;
  const mine = put(said, name, text, entry.names[locale]?.[name] ?? "");
  const words = Object.keys(mine).length === 0 ? languages : { ...languages, [locale]: mine };
  return withCard(draft, table, entry.id, { ...card, words });
}

export const takeOut = (draft: Draft, table: string, entry: string, out: boolean): Draft =>
  cardIn(draft, table, entry).like !== "" && out
    ? withCard(draft, table, entry, NOTHING)
    : withCard(draft, table, entry, { ...cardIn(draft, table, entry), out });

export const asItWas = (draft: Draft, table: string, entry: string): Draft => withCard(draft, table, entry, NOTHING);

/** A card like another, under an id that no other has. */
export function addLike(draft: Draft, table: string, entries: Entry[], like: string): [Draft, string] {
  const taken = new Set(entries.map(({ id }) => id));
  const stem = like.replace(/-?new\d+$/, "").slice(0, 12);
  let number = 1;
  while (taken.has(`${stem}-new${number}`)) number++;
  const id = `${stem}-new${number}`;
  return [withCard(draft, table, id, { ...NOTHING, like }), id];
}

/** The entries of a table with those that are new, each as it was before anything was changed on it. */
export function entriesOf(draft: Draft, table: string, entries: Entry[]): Entry[] {
  const found = [...entries];
  for (const [id, { like }] of Object.entries(draft.cards[table] ?? {})) {
    const at = like === "" ? -1 : found.findIndex((entry) => entry.id === like);
    const copied = found[at];
    if (copied !== undefined) found.splice(at + 1, 0, { ...copied, id });
  }
  return found;
}

const trimmed = (texts: { [key: string]: string }) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]));

export const editsOf = (draft: Draft): CardEdit[] =>
  Object.entries(draft.cards).flatMap(([table, cards]) =>
    Object.entries(cards).map(([entry, card]) => ({
      table,
      entry,
      ...card,
      figures: trimmed(card.figures),
      words: Object.fromEntries(Object.entries(card.words).map(([locale, texts]) => [locale, trimmed(texts)])),
    })),
  );

export const changes = (draft: Draft): number => editsOf(draft).length;

/** Which card a fault is about: the server names it first. */
export function faultAt(detail: { [key: string]: unknown }, entries: { id: string }[]): string | null {
  const said = String(detail["entry"] ?? "");
  const found = entries.filter(({ id }) => new RegExp(`(^|[ -])${id}($|[ .:])`).test(said));
  return found.sort((a, b) => b.id.length - a.id.length)[0]?.id ?? null;
}
