/** Where we are: the address is read, never stored elsewhere. */

export type Place = { page: "home" } | { page: "table"; table: string; watch: boolean } | { page: "join"; code: string };

export function place(path: string): Place {
  const [kind, id = ""] = path.split("/").filter((part) => part !== "");
  const name = decodeURIComponent(id);
  if ((kind === "t" || kind === "r") && name !== "") return { page: "table", table: name, watch: kind === "r" };
  if (kind === "j" && name !== "") return { page: "join", code: name };
  return { page: "home" };
}

class Paths {
  now = $state.raw<Place>(place(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = place(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = place(path);
    scrollTo(0, 0);
  }
}

export const paths = new Paths();

/** For links: follow them without loading the page again, unless somebody wants a new window. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  paths.go(link.pathname);
}
