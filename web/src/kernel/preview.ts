/** What is shown of a move before it is made: the variables of its sentence, the same as in the terminal. */

import { aboutOf } from "./spaces";
import type { About, Figures, Move, Plain, Question } from "./wire";

const PARTS = ["move", "by", "paid", "then", "until", "other_by", "other_paid"];

export interface Shown {
  [name: string]: Plain;
}

/**
 * Each figure as it will be, and by how much it changes (_by), rises (_up) or falls (_down); what is paid for each reason
 * (paid_…); what follows by itself (then_…); the same of the other side of a deal (other_…); and the game's own words.
 */
export function shown(row: About, figures: Figures): Shown {
  const given: Shown = {};
  for (const name of Object.keys({ ...figures, ...row.by })) {
    const by = row.by?.[name] ?? 0;
    given[name] = (figures[name] ?? 0) + by;
    given[`${name}_by`] = by;
    given[`${name}_up`] = Math.max(by, 0);
    given[`${name}_down`] = Math.max(-by, 0);
  }
  const prefixed = (prefix: string, part: Figures = {}) =>
    Object.entries(part).forEach(([name, value]) => (given[prefix + name] = value));
  prefixed("paid_", row.paid);
  prefixed("then_", row.then);
  prefixed("other_", row.other_by);
  prefixed("other_paid_", row.other_paid);
  return { ...given, ...wordsOf(row) };
}

/** What the game itself adds to a preview. */
export function wordsOf(row: About): Shown {
  return Object.fromEntries(
    Object.entries(row).filter(
      (entry): entry is [string, Plain] => !PARTS.includes(entry[0]) && entry[1] !== undefined,
    ),
  );
}

/** What is shown of this move, or null if the question says nothing about it. */
export function shownOf(question: Question, move: Move): Shown | null {
  const row = aboutOf(question, move);
  return row === null ? null : shown(row, question.figures ?? {});
}
