/** What may be chosen: start values and checks for every kind of option space. The server has the last word. */

import type { About, Move, NamedMove, Plain, Question, Space, Word } from "./wire";

/** Where a control begins; null means that the player has to choose first. */
export function start(space: Space): Plain {
  switch (space.kind) {
    case "one_of":
      // An empty word: it may be left open.
      return space.options.includes("") ? "" : space.options.length === 1 ? (space.options[0] ?? null) : null;
    case "amount":
      return space.lo;
    case "subset":
      return [];
    case "product":
      return space.spaces.map(start);
    default:
      return null;
  }
}

const sameSet = (a: Word[], b: Word[]) => a.length === b.length && a.every((word) => b.includes(word));

/** Could this be an answer? */
export function fits(space: Space, value: Plain): boolean {
  switch (space.kind) {
    case "one_of":
      return space.options.includes(value as Word);
    case "amount":
      return (
        typeof value === "number" && value >= space.lo && value <= space.hi && (value - space.lo) % space.step === 0
      );
    case "subset": {
      if (!Array.isArray(value) || value.length < space.least || value.length > space.most) return false;
      return (
        value.every((word) => space.options.includes(word as Word)) &&
        !space.but.some((out) => sameSet(out, value as Word[]))
      );
    }
    case "product":
      return (
        Array.isArray(value) &&
        value.length === space.spaces.length &&
        space.spaces.every((part, index) => fits(part, value[index] ?? null))
      );
    default:
      return value !== null;
  }
}

/** Can a person compose an answer, or must the answers be listed? */
export function drawable(space: Space): boolean {
  if (space.kind === "product") return space.spaces.every(drawable);
  return ["one_of", "amount", "subset"].includes(space.kind);
}

/** The answers worth a button each: a move without arguments, or with one choice among few. */
export function buttons(move: NamedMove): Move[] | null {
  const [only] = move.spaces;
  if (only === undefined) return [[move.name]];
  const few = only.kind === "one_of" || only.kind === "listed";
  return move.spaces.length === 1 && few && only.checked !== true
    ? only.options.map((option) => [move.name, option])
    : null;
}

/** What is shown of an option before it is taken. */
export function aboutOf(question: Question, move: Move): About | null {
  const wanted = JSON.stringify(move);
  return question.about?.find((about) => JSON.stringify(about.move) === wanted) ?? null;
}

/**
 * The listed answers of a move whose space only the game understands; at the least what would be played for an absent
 * seat.
 */
export function listed(question: Question, name: string): Move[] {
  const moves = (question.about ?? []).map((about) => about.move).filter((move) => move[0] === name);
  return moves.length === 0 && question.default?.[0] === name ? [question.default] : moves;
}
