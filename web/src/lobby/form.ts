/**
 * The rules of a table as they are being arranged: what the form shows, and whether the server agrees. Nothing the host
 * sets is ever dropped: what is refused stays in the form with the reason, and no game begins before both agree.
 */

import type { Options, OptionSchema, Plain } from "../kernel/wire";
import { changed } from "./options";

export interface Refusal {
  reason: string;
  detail: { [key: string]: Plain };
}
export interface Terms {
  seats?: number;
  options: Options;
}
/** What the server says about terms: why not, or how the lobby stands now. */
export type Verdict = Refusal | { rev: number; options: Options };
export type Schema = { [name: string]: OptionSchema };

const isRefusal = (verdict: Verdict): verdict is Refusal => "reason" in verdict;

/** How the form stands at one moment, and what can be done with it. */
export interface Sheet {
  different: Options;
  refusal: Refusal | null;
  refused: string[];
  agrees: boolean;
  value(name: string): Plain;
  set(name: string, value: Plain): void;
  replace(terms: Terms): void;
  giveUp(): void;
}

export class RulesForm {
  refusal: Refusal | null = null;
  busy = false;
  #schema: Schema = {};
  #settled: Options = {};
  #rev = -1;
  /** What is not agreed yet; nothing: the form shows what the server has. */
  #wanted: Options | null = null;
  #latest = 0;
  #sent: Promise<void> = Promise.resolve();

  constructor(
    private readonly send: (terms: Terms) => Promise<Verdict>,
    private readonly told: () => void = () => undefined,
  ) {}

  /** The lobby as the server last told it. Older news than what is known already is none. */
  hear(schema: Schema, options: Options, rev: number): void {
    this.#schema = schema;
    if (rev < this.#rev) return;
    this.#rev = rev;
    this.#settled = changed(schema, options);
  }

  /** Every rule that is not as usual, as the form shows it. */
  get different(): Options {
    return this.#wanted ?? this.#settled;
  }

  /** Do form and server agree on what will be played? Only then may the game begin. */
  get agrees(): boolean {
    return this.#wanted === null && !this.busy;
  }

  /** The option that is refused, and those it does not go with. */
  get refused(): string[] {
    const { option, other } = this.refusal?.detail ?? {};
    return [option, other].filter((name): name is string => typeof name === "string");
  }

  set(name: string, value: Plain): Promise<void> {
    const { [name]: _, ...others } = this.different;
    const usual = JSON.stringify(value) === JSON.stringify(this.#schema[name]?.default);
    return this.replace({ options: usual ? others : { ...others, [name]: value } });
  }

  /** Other rules altogether: a lesson, a file, the usual ones; or another number of seats for these. */
  replace(terms: Terms): Promise<void> {
    const mine = ++this.#latest;
    this.#wanted = terms.options;
    this.refusal = null;
    this.busy = true;
    this.told();
    // One after the other; of several that wait only the last is worth sending, since each holds everything.
    this.#sent = this.#sent.then(async () => {
      if (mine !== this.#latest) return;
      const verdict = await this.send(terms);
      if (mine !== this.#latest) return;
      this.busy = false;
      if (isRefusal(verdict)) this.refusal = verdict;
      else {
        this.#wanted = null;
        this.hear(this.#schema, verdict.options, verdict.rev);
      }
      this.told();
    });
    return this.#sent;
  }

  /** As it stands now, to be drawn. */
  sheet(): Sheet {
    const { different, refusal, refused, agrees } = this;
    const schema = this.#schema;
    return {
      different,
      refusal,
      refused,
      agrees,
      value: (name) => different[name] ?? schema[name]?.default ?? null,
      set: (name, value) => void this.set(name, value),
      replace: (terms) => void this.replace(terms),
      giveUp: () => this.giveUp(),
    };
  }

  /** Back to what the server has: whatever was refused is given up. */
  giveUp(): void {
    this.#latest++;
    this.#wanted = this.refusal = null;
    this.busy = false;
    this.told();
  }
}
