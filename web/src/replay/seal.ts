/** The seal on a game's luck: SHA-256 of salt, a line feed, and seed, in hex (see docs/record-format.md). */

export interface Opened {
  seed: string;
  salt: string;
}

/**
 * The seal made anew by this browser, or null: a page that comes over plain HTTP from another machine may not compute
 * it.
 */
export async function sealOf(
  opened: Opened,
  subtle: SubtleCrypto | null = crypto.subtle ?? null,
): Promise<string | null> {
  if (subtle === null) return null;
  const bytes = await subtle.digest("SHA-256", new TextEncoder().encode(`${opened.salt}\n${opened.seed}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
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
