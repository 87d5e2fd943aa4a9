/** A voice: the messages of one language, for the page and one game. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type Message } from "@fluent/bundle";
import { money, number, signed } from "./numbers";

type Pattern = NonNullable<Message["value"]>;

/** A text that messages may choose by its key (nobody, none, bank) without printing the key. */
export interface Word {
  text: string;
  key: string;
}
export type Said = { [name: string]: string | number | Word };
export type Say = (id: string, args?: Said) => string;

/** Digits as our own rule groups them; plural rules still see a number. */
class Figure extends FluentNumber {
  constructor(
    value: number,
    private readonly locale: string,
    private readonly grouped: boolean,
  ) {
    super(value);
  }

  override toString(): string {
    return number(this.locale, this.value, this.grouped);
  }
}

function amount(given: FluentValue | undefined): number {
  return given instanceof FluentNumber ? given.value : Number(given);
}

export class Voice {
  private readonly bundle: FluentBundle;

  /** `wanting`: called when somebody wants to say what this voice has yet to learn. */
  constructor(
    readonly locale: string,
    sources: string[],
    private readonly wanting: ((id: string) => void) | null = null,
  ) {
    this.bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: {
        SIGNED: ([value]) => signed(locale, amount(value)),
        MONEY: ([value]) => money(locale, amount(value)),
        NUMBER: ([value], named) =>
          new Figure(amount(value), locale, !("useGrouping" in named) || amount(named["useGrouping"]) !== 0),
      },
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Is there such a message (or attribute: `ask-bet.last`)? */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message in this language. One that nobody wrote is shown by its name: readable, and never a blank. */
  say: Say = (id, args) => {
    const pattern = this.pattern(id);
    return pattern === null ? plainly(id) : this.bundle.formatPattern(pattern, this.given(pattern, args), []);
  };

  /** The first of these messages that exists. */
  first(ids: string[], args?: Said): string {
    return this.say(ids.find((id) => this.has(id)) ?? ids[ids.length - 1] ?? "", args);
  }

  /** The message if it exists. */
  maybe(id: string, args?: Said): string | null {
    return this.has(id) ? this.say(id, args) : null;
  }

  /** Names as this language strings them together. */
  list(words: string[]): string {
    const [first = this.say("word-none"), ...others] = words;
    const last = others.pop();
    if (last === undefined) return first;
    const head = others.reduce((list, next) => this.say("list-more", { list, next }), first);
    return this.say("list-last", { list: head, last, sound: sound(last) });
  }

  /** Why something is not possible. */
  refusal(reason: string, detail: Said = {}): string {
    return this.first([`refused-${reason}`, "refused-unknown"], { reason, ...detail });
  }

  private pattern(id: string): Pattern | null {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    if (message === undefined) {
      this.wanting?.(name);
      return null;
    }
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }

  private given(pattern: Pattern, args: Said | undefined) {
    const given: { [name: string]: string | FluentNumber } = {};
    for (const [name, value] of Object.entries(args ?? {})) {
      if (typeof value === "number") given[name] = new Figure(value, this.locale, true);
      else if (typeof value === "string") given[name] = value;
      else given[name] = chooses(pattern, name, value.key) ? value.key : value.text;
    }
    return given;
  }
}

/** Does the message choose a wording by this key of this argument? */
function chooses(pattern: Pattern, name: string, key: string): boolean {
  if (key === "" || typeof pattern === "string") return false;
  return pattern.some((part) => {
    if (typeof part === "string" || part.type !== "select") return false;
    const selected = part.selector.type === "var" && part.selector.name === name;
    if (selected && part.variants.some((variant) => variant.key.type === "str" && variant.key.value === key))
      return true;
    return part.variants.some((variant) => chooses(variant.value, name, key));
  });
}

/** With which sound a word begins, as far as a conjunction cares: i for Inés and Hilda, not for Hielo. */
export function sound(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\P{ASCII}/gu, "")
    .replace(/^h(?=i(?![ae]))/, "");
  return /^[a-z]/.test(bare) ? bare.charAt(0) : "other";
}

/** `card-oll20a` → `Oll20a`: what is left to say when there is no message. */
export function plainly(id: string): string {
  const word = id
    .replace(/^[a-z]+-/, "")
    .replace(/[._-]+/g, " ")
    .trim();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
