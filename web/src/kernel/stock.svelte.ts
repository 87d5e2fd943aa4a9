/** What there is to play, asked once. */

import { api, refused } from "./api";
import type { GameFacts } from "./wire";

class Stock {
  games = $state.raw<GameFacts[]>([]);
  problem = $state("");
  #asked: Promise<void> | null = null;

  open(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  game(id: string): GameFacts | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  async #ask(): Promise<void> {
    const answer = await api.games();
    if (refused(answer)) {
      this.problem = answer.reason;
      this.#asked = null;
    } else {
      this.problem = "";
      this.games = answer.games;
    }
  }
}

export const stock = new Stock();
