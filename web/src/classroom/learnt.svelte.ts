/** The words of a game that becomes known when the class does. */

import { words } from "../kernel/words.svelte";

export class Learnt {
  /** The game, once its words are here. */
  game = $state("");

  constructor(
    wanted: () => string | undefined,
    learn: (game: string) => Promise<unknown> = (game) => words.learn(game),
  ) {
    $effect(() => {
      const game = wanted() ?? "";
      if (game !== "" && this.game !== game) void learn(game).then(() => (this.game = game));
    });
  }

  get title(): string {
    return this.game === "" ? "" : words.of(this.game).say("game-name");
  }
}
