import type { Teller } from "../kernel/telling";
import type { Timeline } from "../kernel/wire";

/** A marked moment in words: what it was, and whose. */
export function momentName(teller: Teller, mark: Timeline["marks"][number]): string {
  const what = teller.voice.first([`moment-${mark.key}`]);
  const name = mark.seat === null ? "" : mark.seat < 0 ? teller.voice.say("word-trainer") : teller.name(mark.seat);
  return name === ""
    ? teller.voice.say("replay-moment", { step: mark.step, what })
    : teller.voice.say("replay-moment-of", { step: mark.step, what, name });
}
