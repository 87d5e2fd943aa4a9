/** A game in a few sentences: what is worth calling out, in the game's own words. */

import { arguments_, type Teller } from "../kernel/telling";
import type { Debrief } from "../kernel/wire";

const SENTENCES = 5;

export interface Told {
  kind: string;
  text: string;
}

/** Everything that was learnt at this seat, once each. */
export function lessonsOf(debrief: Debrief | null, teller: Teller, seat: number): Told[] {
  const told = (debrief?.lessons ?? [])
    .filter((row) => row["seat"] === seat && teller.voice.has(`lesson-${String(row["lesson"])}`))
    .map((row) => ({
      kind: String(row["lesson"]),
      text: teller.voice.say(`lesson-${String(row["lesson"])}`, arguments_(teller, row)),
    }));
  return told.filter((one, index) => told.findIndex((other) => other.text === one.text) === index);
}

/** Five of them, of different kinds first; `order` says which kinds come before others. */
export function storyOf(debrief: Debrief | null, teller: Teller, seat: number, order: string[] = []): Told[] {
  const all = lessonsOf(debrief, teller, seat);
  const place = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const firsts = all
    .filter((one, index) => all.findIndex((other) => other.kind === one.kind) === index)
    .sort((a, b) => place(a.kind) - place(b.kind));
  return [...firsts, ...all.filter((one) => !firsts.includes(one))].slice(0, SENTENCES);
}
