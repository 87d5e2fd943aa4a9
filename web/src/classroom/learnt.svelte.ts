/** The words of a game that becomes known when the class does; played with a box, in the box's words and its money. */

import { boxed } from "../kernel/boxed.svelte";
import { words } from "../kernel/words.svelte";

interface Played {
  game: string;
  own_box: string | null;
}

export class Learnt {
  /** The game, once its words are here. */
  game = $state("");
  #played = "";

  constructor(
    wanted: () => Played | null | undefined,
    learn: (game: string, box: string | null) => Promise<unknown> = (game, box) =>
      Promise.all([words.learn(box ?? game), boxed.enter(box)]),
  ) {
    $effect(() => {
      const { game, own_box } = wanted() ?? { game: "", own_box: null };
      const played = own_box ?? game;
      if (played === "" || this.#played === played) return;
      this.#played = played;
      void learn(game, own_box).then(() => (this.game = game));
    });
  }

  get title(): string {
    return this.game === "" ? "" : words.of(this.game).say("game-name");
  }
}
