/** A voice: the messages of one language, for the page and one game. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { money, number } from "./numbers";

export type Said = { [name: string]: string | number };
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
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly locale: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: {
        MONEY: ([value]) => money(locale, amount(value)),
        NUMBER: ([value], named) => new Figure(amount(value), locale, !("useGrouping" in named) || amount(named["useGrouping"]) !== 0),
      },
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.lists = new Intl.ListFormat(locale, { type: "conjunction" });
  }

  /** Is there such a message (or attribute: `ask-bet.last`)? */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message in this language. One that nobody wrote is shown by its name: readable, and never a blank. */
  say: Say = (id, args) => {
    const pattern = this.pattern(id);
    return pattern === null ? plainly(id) : this.bundle.formatPattern(pattern, this.figures(args), []);
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
    return this.lists.format(words);
  }

  private pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }

  private figures(args: Said | undefined) {
    const figures: { [name: string]: string | FluentNumber } = {};
    for (const [name, value] of Object.entries(args ?? {})) {
      figures[name] = typeof value === "number" ? new Figure(value, this.locale, true) : value;
    }
    return figures;
  }
}

/** `card-oll20a` → `Oll20a`: what is left to say when there is no message. */
export function plainly(id: string): string {
  const word = id.replace(/^[a-z]+-/, "").replace(/[._-]+/g, " ").trim();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
