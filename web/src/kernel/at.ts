/** Where this house stands on its site: at the top, or below a path (`--base-path`). Inside, every address begins at the house's own `/`. */

const BASE =
  typeof document === "undefined" ? "/" : (document.querySelector<HTMLMetaElement>("meta[name=base]")?.content ?? "/");

/** The address of something in this house, as links and requests need it: `/t/abc` may be `/alcancia/t/abc`. */
export function at(path: string, base = BASE): string {
  return base + path.slice(1);
}

/** The other way round: what an address of the browser's means in this house, or null if it is not of this house. */
export function within(pathname: string, base = BASE): string | null {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1);
  return pathname + "/" === base ? "/" : null;
}

/** The address of a socket. */
export function socketAt(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(path)}`;
}

/** The house as this device reaches it, with nothing after its name: what a link for others begins with. */
export function house(): string {
  return location.origin + at("/").slice(0, -1);
}
