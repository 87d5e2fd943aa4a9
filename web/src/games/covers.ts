/** The pictures on the boxes, in one file: a request for each would make a first visit wait. */

const covers = import.meta.glob<{ default: string }>("./*/cover.svg", { eager: true, query: "?inline" });

export function coverOf(game: string): string | null {
  return covers[`./${game}/cover.svg`]?.default ?? null;
}
