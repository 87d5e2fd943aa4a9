/** What there is to play: the shelf first, and whatever box is opened; each is asked for once. */

import { api, refused, type Answer } from "./api";
import type { GameFacts, GameLid } from "./wire";

class Stock {
  shelf = $state.raw<GameLid[]>([]);
  games = $state.raw<GameFacts[]>([]);
  problem = $state("");
  #asked = new Map<string, Promise<void>>();
  #whole = new Set<string>();

  /** The boxes as they stand on the shelf. */
  look(): Promise<void> {
    return this.#once("shelf", api.shelf, ({ games }) => (this.shelf = games));
  }

  /** One game; `seats`: as far as a table of so many needs it. */
  learn(id: string, seats?: number): Promise<void> {
    if (this.#whole.has(id)) return Promise.resolve();
    if (seats !== undefined)
      return this.#once(
        `game ${id} ${seats}`,
        () => api.game(id, seats),
        (game) => this.#part(game),
      );
    return this.#once(
      `game ${id}`,
      () => api.game(id),
      (game) => this.#add([game]),
    );
  }

  /** All of them, for whoever chooses among their rules. */
  open(): Promise<void> {
    return this.#once("games", api.games, ({ games }) => this.#add(games));
  }

  game(id: string): GameFacts | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  /** What one table needs of a game, unless more is known by now. */
  #part(game: GameFacts): void {
    if (!this.#whole.has(game.id)) this.games = [...this.games.filter(({ id }) => id !== game.id), game];
  }

  #add(found: GameFacts[]): void {
    for (const { id } of found) this.#whole.add(id);
    this.games = [...this.games.filter((known) => !found.some(({ id }) => id === known.id)), ...found];
  }

  #once<T>(what: string, question: () => Promise<Answer<T>>, then: (answer: T) => void): Promise<void> {
    let asked = this.#asked.get(what);
    if (asked === undefined) this.#asked.set(what, (asked = this.#ask(what, question, then)));
    return asked;
  }

  async #ask<T>(what: string, question: () => Promise<Answer<T>>, then: (answer: T) => void): Promise<void> {
    const answer = await question();
    if (refused(answer)) {
      this.problem = answer.reason;
      this.#asked.delete(what);
    } else {
      this.problem = "";
      then(answer);
    }
  }
}

export const stock = new Stock();
