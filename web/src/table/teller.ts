/** Whoever tells what happens at a table: the game's words, and the names of those who sit there. */

import { lookOf } from "../games";
import { boxed } from "../kernel/boxed.svelte";
import { stock } from "../kernel/stock.svelte";
import type { Teller } from "../kernel/telling";
import { words } from "../kernel/words.svelte";
import type { LobbySeat, Options } from "../kernel/wire";
import { seatName } from "../lobby/names";

export function tellerOf(game: string, seats: LobbySeat[], options: Options): Teller {
  const voice = words.of(game);
  return {
    voice,
    says: { ...stock.game(game)?.says, ...lookOf(game).says },
    parts: stock.game(game)?.parts ?? {},
    seats: seats.length,
    variants: lookOf(game).variants?.(options) ?? {},
    name: (seat) => seatName(voice, seats, seat),
  };
}

/** What a table that is played at is played with: so many seats, by a box of its own, in a class. */
export interface Laid {
  seats: number;
  box: string | null;
  inClass: boolean;
}

/**
 * Everything a page must know before it can speak about a game and the box it is played with; in a class, also what its
 * people are called.
 */
export async function learnGame(game: string, box: string | null = null, inClass = false): Promise<string> {
  await Promise.all([stock.learn(game), words.learn(box ?? game), words.also("site"), beside(box, inClass)]);
  return entered(game);
}

/** What is needed to play: nothing for tables of other sizes, and words about rules and lessons when somebody wants them. */
export async function sitDown(game: string, { seats, box, inClass }: Laid): Promise<string> {
  await Promise.all([stock.learn(game, seats), words.sit(box ?? game), beside(box, inClass)]);
  return entered(game);
}

const beside = (box: string | null, inClass: boolean) =>
  Promise.all([inClass ? words.also("class") : null, boxed.enter(box)]);

function entered(game: string): string {
  lookOf(game).playWith?.(boxed.now);
  return game;
}
