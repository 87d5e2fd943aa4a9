/** The seal on a game's luck: SHA-256 of salt, a line feed, and seed, in hex (see docs/record-format.md). */

export interface Opened {
  seed: string;
  salt: string;
}

export interface Shares {
  [who: string]: string;
}

/** Under which name the house brings its part. */
export const HOUSE = "house";

/**
 * The seal made anew by this browser, or null: a page that comes over plain HTTP from another machine may not compute
 * it.
 */
export function sealOf(opened: Opened, subtle: SubtleCrypto | null = crypto.subtle ?? null): Promise<string | null> {
  return hashed(`${opened.salt}\n${opened.seed}`, subtle);
}

/** The seed that these parts make, each under its name. */
export function mixOf(shares: Shares, subtle: SubtleCrypto | null = crypto.subtle ?? null): Promise<string | null> {
  const lines = Object.keys(shares)
    .sort()
    .map((who) => `${who}=${shares[who] ?? ""}`);
  return hashed(lines.join("\n"), subtle);
}

async function hashed(text: string, subtle: SubtleCrypto | null): Promise<string | null> {
  if (subtle === null) return null;
  const bytes = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser found out by itself; null: it may not compute. */
export interface Found {
  /** The seal made anew. */
  seal: string | null;
  /** Do the parts make the seed? */
  mixed: boolean | null;
  /** Is the house's part the one it promised, as far as that was noted? */
  promised: boolean | null;
}

export async function recompute(opened: Opened, shares: Shares, promise: string | null): Promise<Found> {
  const house = shares[HOUSE];
  const [seal, mix, told] = await Promise.all([
    sealOf(opened),
    mixOf(shares),
    house === undefined ? null : sealOf({ seed: house, salt: opened.salt }),
  ]);
  return {
    seal,
    mixed: house === undefined || mix === null ? null : mix === opened.seed,
    promised: promise === null || told === null ? null : told === promise,
  };
}

/** What a record says of its luck; null for anything else. */
export function sealedIn(text: string): ({ seal: string } & Opened) | null {
  try {
    const { commitment: seal, seed, salt } = JSON.parse(text) as { [name: string]: unknown };
    return typeof seal === "string" && typeof seed === "string" && typeof salt === "string"
      ? { seal, seed, salt }
      : null;
  } catch {
    return null;
  }
}
