/** What stands on a game's box, from the words of the whole shelf: no game's own words are needed for it. */

import type { Said, Voice } from "../kernel/voice";
import { SHELF, words } from "../kernel/words.svelte";

/** The first of these messages that the shelf has for a game. */
export function onTheBox(game: string, ids: string[], args?: Said): string {
  const shelf: Voice = words.of(SHELF);
  const named = ids.map((id) => {
    const [name = "", attribute] = id.split(".");
    return `${name}-${game}${attribute === undefined ? "" : `.${attribute}`}`;
  });
  return shelf.first([...named.filter((id) => shelf.has(id)), ...ids], args);
}
