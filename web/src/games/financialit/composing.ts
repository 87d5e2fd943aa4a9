/** What a move is put together from, step by step, with the bill in view. */

import type { Teller } from "../../kernel/telling";
import type { Move, NamedMove, Question } from "../../kernel/wire";
import type { Weighed } from "./receipt";
import type { Home, TownView } from "./table";

export interface Composing {
  view: TownView;
  question: Question;
  move: NamedMove;
  home: Home;
  teller: Teller;
  busy: boolean;
  send(move: Move): void;
  weighing(weighed: Weighed | null): void;
}
