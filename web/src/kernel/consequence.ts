/** What a move does, in words: what stands beside an option, and what a bot says about its own move. */

import { sentence } from "./moves";
import { shown, wordsOf } from "./preview";
import { arguments_, type Teller } from "./telling";
import type { About, Fact, Figures, Move, Plain } from "./wire";

const isNothing = (value: Plain | undefined) =>
  value === null || value === undefined || value === "" || value === 0 || (Array.isArray(value) && value.length === 0);

/** Price and consequence, by the game's messages where there are some. */
export function consequence(teller: Teller, about: About | null, figures: Figures = {}): string {
  if (about === null) return "";
  const said = arguments_(teller, shown(about, figures));
  const words = Object.keys(wordsOf(about)).filter((key) => !isNothing(about[key]));
  const changes = Object.keys(about.by ?? {}).map((key) => `${key}_by`);
  const [name, only] = about.move;
  const whole = [`about-${name}-${String(only)}`, `about-${name}`].find((id) => teller.voice.has(id));
  if (whole !== undefined) return teller.voice.say(whole, said);
  const notes = changes.map((key) => teller.voice.maybe(`note-${key}`, { ...said, value: said[key] ?? 0 }));
  return [...notes, ...words.map((key) => note(teller, key, said))].filter((text) => text !== null).join(", ");
}

/** A word of the game's own about an option. */
function note(teller: Teller, key: string, said: ReturnType<typeof arguments_>): string {
  const value = said[key] ?? "";
  return (
    teller.voice.maybe(`note-${key}`, { ...said, value }) ??
    `${teller.voice.first([`view-${key}`])}: ${typeof value === "object" ? value.text : value}`
  );
}

/** What a bot says about its move: what it did, with price and consequence where they are open to all, and why. */
export function spoken(teller: Teller, args: Fact["args"]): string {
  const why = teller.voice.maybe(`why-${String(args["why"])}`);
  if (why === null) return "";
  const about = consequence(teller, (args["about"] ?? null) as About | null, (args["figures"] ?? {}) as Figures);
  return teller.voice.say("fact-bot_why", {
    name: teller.name(Number(args["seat"])),
    move: sentence(teller, String(args["question"]), args["move"] as Move, {}),
    about: { text: about, key: about === "" ? "none" : "" },
    why,
  });
}
