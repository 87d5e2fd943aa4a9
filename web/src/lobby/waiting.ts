/**
 * This tab waits at a table's door: so that a page that is loaded again goes on waiting, instead of asking anew for a
 * name. Forgotten with the tab, and soon after the last time it asked.
 */

const SECONDS = 60;
const key = (table: string) => `alcancia-waits-${table}`;

/** Does it, as far as we know? */
export function waits(table: string, now = Date.now()): boolean {
  try {
    return now - Number(sessionStorage.getItem(key(table)) ?? 0) < SECONDS * 1000;
  } catch {
    return false;
  }
}

/** It asked just now; or it need not any more. */
export function wait(table: string, still: boolean): void {
  try {
    if (still) sessionStorage.setItem(key(table), String(Date.now()));
    else sessionStorage.removeItem(key(table));
  } catch {
    // Whoever loads the page again asks again.
  }
}
