/** What the parts and values of an option are called. */

import type { Said, Voice } from "../kernel/voice";
import { say } from "../kernel/words.svelte";
import type { GameFacts, OptionSchema, Plain } from "../kernel/wire";

export interface Wording {
  /** A part of a record. */
  part(name: string): string;
  /** A card, a place or a word to choose. */
  word(value: string): string;
  /** A phrase of a card with its places filled in; `says`: the kind of message. */
  phrase(says: string, name: string, filled: Said): string;
  /** What a message of some kind calls this. */
  called(says: string, value: string): string;
  /** Who sits there, or the seat's letter. */
  seat(seat: number): string;
  /** The choice to leave it as it stands on the card. */
  asPrinted(word: string): string;
}

/** What a field for a part of an option is given. */
export interface PartProps {
  option: OptionSchema;
  value: Plain | undefined;
  /** What stands on the card; nothing, where no card stands behind it. */
  printed: Plain | undefined;
  /** What it is called, for those who do not see where it stands. */
  label: string;
  wording: Wording;
  editable: boolean;
  /** Nothing: as printed. */
  set(value: Plain | undefined): void;
}

/** What something is called in a language, or else in any. */
export function calledIn(names: { [locale: string]: string } | undefined, locale: string): string | undefined {
  return names?.[locale] ?? names?.[""] ?? Object.values(names ?? {})[0];
}

export function wordingOf(
  option: string,
  game: GameFacts,
  voice: Voice,
  seat: (seat: number) => string = (number) => voice.say(`seat-${String.fromCharCode(65 + number)}`),
): Wording {
  return {
    seat,
    part: (name) => voice.first([`option-part-${name}`, `label-${name}`]),
    phrase: (says, name, filled) => voice.say(`${says}-${name}`, filled),
    called: (says, value) => voice.say(`${says}-${value}`),
    asPrinted: (word) => say("many-printed", { word }),
    word(value) {
      const [, name, n] = /^(\w+) (\d+)$/.exec(value) ?? [];
      if (name !== undefined && n !== undefined) return voice.say(`option-word-${name}-n`, { n: Number(n) });
      const prefixes = [`option-${option}`, ...Object.values(game.says), "option-word"];
      return voice.first(prefixes.map((prefix) => `${prefix}-${value === "" ? "none" : value}`));
    },
  };
}
