/** A game told afterwards: whose game it is, its figures for charts and tables. Made while an end is set up. */

import { onMount } from "svelte";
import { money, number } from "../../kernel/numbers";
import type { EndProps } from "../board";
import { heroOf, Measures } from "./measures";

/** One colour of a chart: the sum of some measures, period by period. */
export interface Part {
  key: string;
  name: string;
  colour: string;
  figures: number[];
}

/** A chart: a line per seat, or where something came from. */
export type Drawn = { title: string; about: string; currency?: boolean } & (
  { lines: string; goal?: number } | { parts: Part[]; sums?: boolean }
);

/** A column of a table of figures. */
export interface Column {
  key: string;
  title: string;
  /** The measures whose sum it shows. */
  names: string[];
  currency: boolean;
}

type Ended = Pick<EndProps, "view" | "standings" | "teller" | "debrief" | "finished">;

export class Retold {
  readonly #end: () => Ended;
  #chosen = $state<number | null>(null);
  readonly measures: Measures = $derived.by(() => new Measures(this.end.debrief));
  readonly seats: number[] = $derived.by(() => [...Array(this.end.view.seats).keys()]);

  constructor(end: () => Ended) {
    this.#end = end;
    // Nothing is counted in public here: the winner may be named at once.
    onMount(() => end().finished());
  }

  get end(): Ended {
    return this.#end();
  }

  /** Whose game is told: mine, or the best one's for those who watched; anybody's can be read. */
  get hero(): number {
    return this.#chosen ?? heroOf(this.end.view.seat, this.end.standings);
  }
  set hero(seat: number) {
    this.#chosen = seat;
  }
  get heroName(): string {
    return this.end.teller.name(this.hero);
  }

  /** The hero's figures for a chart; `name`: what they are called, unless they are one measure. */
  part(key: string, colour: string, name = this.named(key), names = [key]): Part {
    return { key, name, colour, figures: this.measures.figures(this.hero, ...names) };
  }
  parts(measures: [name: string, colour: string][]): Part[] {
    return measures.map(([name, colour]) => this.part(name, colour));
  }

  /** Columns of one measure each; `money`: those that are written as money. */
  columns(names: string[], money: (name: string) => boolean = () => false): Column[] {
    return names.map((name) => ({ key: name, title: this.named(name), names: [name], currency: money(name) }));
  }

  written(value: number, currency: boolean): string {
    const { locale } = this.end.teller.voice;
    return currency ? money(locale, value) : number(locale, value);
  }

  private named(measure: string): string {
    return this.end.teller.voice.say(`measure-${measure}`);
  }
}
