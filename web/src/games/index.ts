/** What the page knows of single games: their colours, the picture on the box, and a board if somebody built one. */

import type { Component } from "svelte";
import type { Catalogue } from "../kernel/boxed.svelte";
import type { Options, Says } from "../kernel/wire";
import type { BoardProps, EndProps, StageProps } from "./board";
import type { Telling } from "./shared/happening";

export interface GameLook {
  accent: string;
  accentDark: string;
  /** For words on paper: dark enough to read. */
  accentWord: string;
  accentWordDark: string;
  /** Paragraphs of the rulebook worth showing first while a question is open. */
  rules?: { [question: string]: string[] };
  /** What arguments of facts are called on the page, where that is not what they are called elsewhere. */
  says?: Says;
  /** Facts that pass without anything moving over the table. */
  quiet?: string[];
  /** Wordings of facts that depend on the table's options: fact key -> attribute of its message. */
  /** A table is entered that is played with this box, or (null) with the usual one: its cards are drawn by it. */
  playWith?: (box: Catalogue | null) => void;
  variants?: (options: Options) => { [key: string]: string };
  /** A trainer at this game knows things that players must not see yet. */
  hides?: boolean;
  /** Questions to the trainer that the board itself puts, where everything needed for the answer lies. */
  trainerAsks?: string[];
  // Each board knows the view of its own game only.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  board?: () => Promise<{ default: Component<BoardProps<any, any>> }>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  end?: () => Promise<{ default: Component<EndProps<any, any>> }>;
  /** The board alone, large, for a projector; everybody's purses stand beside it, below it, or on the board itself. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  stage?: () => Promise<{ default: Component<StageProps<any, any>> }>;
  purses?: "beside" | "below" | "within";
  /** Everybody sees on the board itself how far they are from the goals. */
  goalsOnBoard?: boolean;
  /** Questions in the middle of the board, where what happened would lie on them: that is seen first, on any screen. */
  onBoard?: string[];
  /** On a tablet on its side the board leaves no room for what is mine: it stands in a bar, as on a phone. */
  tall?: boolean;
  /** How it is told what happened to me. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  telling?: () => Promise<{ telling: Telling<any> }>;
  /** The game's own end counts the score and no more: story and charts are added. */
  endCounts?: boolean;
}

const looks = import.meta.glob<{ look: GameLook }>("./*/look.ts", { eager: true });

const PLAIN: GameLook = { accent: "#6f5a45", accentDark: "#4a3a2b", accentWord: "#5a4836", accentWordDark: "#d8c3ab" };

export function lookOf(game: string): GameLook {
  return looks[`./${game}/look.ts`]?.look ?? PLAIN;
}
