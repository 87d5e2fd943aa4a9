import type { Voice } from "../../kernel/voice";
import { BLUFF, COIN, digits, printed } from "./money";

/** A card in words, with its serial: what screen readers hear. */
export function cardName(voice: Voice, id: string): string {
  const card = printed(id);
  const serial = digits(card.serial);
  if (card.code === BLUFF) return voice.say("card-bluff");
  if (card.code === COIN) return voice.say("card-coin.full", { serial });
  return voice.say("card-note", { currency: voice.say(`currency-${card.code}`), value: card.value, serial });
}

export function cardNames(voice: Voice, cards: string[]): string {
  return cards.length === 0 ? voice.say("board-no-cards") : voice.list(cards.map((card) => cardName(voice, card)));
}
