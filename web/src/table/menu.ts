import type { Live } from "../kernel/live.svelte";
import type { Teller } from "../kernel/telling";
import type { GameFacts, Lobby, You } from "../kernel/wire";

/** What a menu of the table is told. `problem`: why the last wish was refused. */
export interface MenuProps {
  live: Live;
  lobby: Lobby;
  you: You;
  game: GameFacts;
  teller: Teller;
  problem: string;
  change(action: string, body: object): Promise<boolean>;
}
