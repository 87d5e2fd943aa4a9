import type { Voice } from "../kernel/voice";
import type { LobbySeat } from "../kernel/wire";
import { markOf } from "../kernel/seats";

/** What people call a seat: the nickname, a bot's own name, or the seat's letter. */
export function seatName(voice: Voice, seats: LobbySeat[], seat: number): string {
  const found = seats.find((other) => other.seat === seat);
  const letter = markOf(seat).letter;
  if (found?.kind === "bot") return found.name ?? voice.first([`seat-bot-name-${letter}`, "seat-letter"], { letter });
  return found?.name ?? voice.say("seat-letter", { letter });
}
