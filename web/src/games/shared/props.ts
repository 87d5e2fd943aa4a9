/** What the parts of a board are told; every game names its own view and options. */

import type { Teller } from "../../kernel/telling";
import type { Move, Question } from "../../kernel/wire";

export interface Told<V, O> {
  view: V;
  options: O;
  teller: Teller;
}

/** Something about one seat. */
export interface ToldOf<V, O> extends Told<V, O> {
  seat: number;
}

/** How another player's plate is laid out. */
export interface PlateState {
  seat: number;
  /** Little room: a chip on a phone, or many seats. */
  chip: boolean;
  compact: boolean;
  /** Something has just happened here. */
  changed: boolean;
  open(): void;
}

export interface PlateProps<V, O> extends Told<V, O>, PlateState {}

/** One's own plate, with what can be done at any time. */
export interface OwnProps<V, O> extends ToldOf<V, O> {
  /** What is being done in place of what is asked. */
  tool: string;
  busy: boolean;
  changed: boolean;
  open(): void;
  pick(tool: string): void;
}

/** Where a move may be sent from. `busy`: one is under way. */
export interface Sending {
  busy: boolean;
  send(move: Move): void;
}

export interface Answering extends Sending {
  question: Question;
}

/** A prompt: all that may be answered, one of it aimed at; on a phone it is taken in two steps. */
export interface Choosing<C> extends Answering {
  choices: C[];
  aimed: string;
  twoSteps: boolean;
  aim(key: string): void;
}

/** Places that may be chosen now, and the one being weighed. */
export interface Pointing {
  targets: string[];
  aimed: string;
  aim(id: string): void;
}

/** One such place. */
export interface Target {
  target: boolean;
  aimed: boolean;
  aim(id: string): void;
}
