import type { GameLid } from "../kernel/wire";

/** `3–5`, or `2` where there is but one way. */
export function playersOf(game: GameLid): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  return least === most ? String(least) : `${least}–${most}`;
}
