import type { Teller } from "../../kernel/telling";
import type { Move } from "../../kernel/wire";
import type { Output } from "./making";
import type { Player, Sheet } from "./table";
import type { Work } from "./work.svelte";

/** What the two answers are given that are put together on the plan itself: the arrangement and the production. */
export interface Composing {
  work: Work;
  player: Player;
  sheet: Sheet;
  output: Output;
  teller: Teller;
  busy: boolean;
  send(move: Move): void;
}
