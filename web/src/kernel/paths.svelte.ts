/** Where we are: the address is read, never stored elsewhere. */

import { at, within } from "./at";

export type Place =
  /** `box`: the game whose box is open, with the rules that came in the link. */
  | { page: "home"; box: string; rules: string }
  | { page: "table"; table: string }
  | { page: "show"; table: string }
  | { page: "desk"; table: string }
  /** Everything in a box, or in the usual one of a game. */
  | { page: "catalogue"; box: string }
  /** The same, to be changed. */
  | { page: "editor"; box: string }
  /** What a player wants beside the board: of a game, or of a table. */
  | { page: "aid"; of: string }
  /** An address that leads nowhere. */
  | { page: "lost" }
  | { page: "replay"; table: string; step: number; eyes: number | null }
  /** A class, or (`id` is no class's) a page about all of them; `sign`: from a table's card; `code`: opens a further device,
   *  or is the pin of the projector. */
  | { page: "class"; id: string; part: string; sign: string; code: string }
  | { page: "join"; code: string; sign: string; pin: string };

/** Reads an address inside this house, such as `/r/abc/12?eyes=1` or `/#financity?seats=4`. */
export function place(address: string): Place {
  const { pathname, searchParams, hash } = new URL(address, "http://here");
  const [kind, id = "", more = ""] = pathname.split("/").filter((part) => part !== "");
  const name = decodeURIComponent(id);
  if (kind === "t" && name !== "") return { page: "table", table: name };
  if (kind === "s" && name !== "") return { page: "show", table: name };
  if (kind === "d" && name !== "") return { page: "desk", table: name };
  if (kind === "a" && name !== "") return { page: "aid", of: name };
  if (kind === "b" && name !== "") return { page: more === "edit" ? "editor" : "catalogue", box: name };
  if (kind === "r" && name !== "")
    return { page: "replay", table: name, step: whole(more) ?? 0, eyes: whole(searchParams.get("eyes")) };
  const sign = searchParams.get("sign") ?? "";
  if (kind === "c" && name !== "") return { page: "class", id: name, part: more, sign, code: hash.slice(1) };
  if (kind === "room" || kind === "sheet") return { page: "class", id: kind, part: name, sign: "", code: "" };
  if (kind === "j" && name !== "") return { page: "join", code: name, sign, pin: hash.slice(1) };
  if (kind !== undefined) return { page: "lost" };
  const [, box = "", rules = ""] = /^#([a-z0-9_-]+)(?:\?(.*))?$/.exec(hash) ?? [];
  return { page: "home", box, rules };
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What the browser shows means this in our house; an address of somebody else's leads nowhere. */
function inside({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return (within(pathname) ?? "/lost") + search + hash;
}

class Paths {
  now = $state.raw<Place>(place(inside(location)));

  constructor() {
    addEventListener("popstate", () => (this.now = place(inside(location))));
  }

  go(path: string): void {
    history.pushState(null, "", at(path));
    this.now = place(path);
    scrollTo(0, 0);
  }

  /** The address follows what is shown, without a step in the browser's history. */
  follow(path: string): void {
    history.replaceState(null, "", at(path));
  }
}

export const paths = new Paths();

/** For links: follow them without loading the page again, unless somebody wants a new window. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  paths.go(inside(link));
}
