import type { Lobby } from "../kernel/wire";

/**
 * The seat a newcomer could take: a free one first, else a bot's where latecomers are welcome; null if there is none.
 */
export function takeable(lobby: Lobby): number | null {
  const open = lobby.seats.find((seat) => seat.kind === "open");
  if (open !== undefined) return open.seat;
  if (lobby.status !== "playing" || !lobby.manners.latecomers) return null;
  return lobby.seats.find((seat) => seat.kind === "bot")?.seat ?? null;
}
