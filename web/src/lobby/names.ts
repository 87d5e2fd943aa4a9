import type { Voice } from "../kernel/voice";
import type { Called, LobbySeat } from "../kernel/wire";
import { markOf } from "../kernel/seats";

/** What people call a seat: the nickname, a bot's own name, or the seat's letter. */
export function seatName(voice: Voice, seats: LobbySeat[], seat: number): string {
  const found = seats.find((other) => other.seat === seat);
  const letter = markOf(seat).letter;
  if (found?.kind === "bot") return found.name ?? voice.first([`seat-bot-name-${letter}`, "seat-letter"], { letter });
  if (found?.called?.length) return found.called.map((one) => learnerName(voice, one)).join(" + ");
  return found?.name ?? voice.say("seat-letter", { letter });
}

/** Brave Otter, in the reader's language; or the name they gave themselves where that is allowed. */
export function learnerName(voice: Voice, { animal, adjective, name }: Called): string {
  if (name !== null) return name;
  const said = voice.say("class-name", {
    animal: voice.say(`animal-${animal}`),
    adjective: voice.say(`adjective-${adjective}`),
  });
  return said.charAt(0).toUpperCase() + said.slice(1);
}
