/**
 * This device's own parts of the luck. Each seat taken here brings something random for the seed, and notes it, so that
 * the proof afterwards can be compared with it.
 */

import { keep, kept } from "./keeping";

export interface Brought {
  table: string;
  seat: number;
  share: string;
}

const MOST = 24;
const BYTES = 16;

export function newShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

function all(): Brought[] {
  try {
    const found: unknown = JSON.parse(kept("shares") ?? "[]");
    return Array.isArray(found) ? (found as Brought[]).filter((one) => typeof one.share === "string") : [];
  } catch {
    return [];
  }
}

/** What this device brought to a table, by seat. */
export function broughtTo(table: string): { [seat: string]: string } {
  return Object.fromEntries(all().flatMap((one) => (one.table === table ? [[String(one.seat), one.share]] : [])));
}

export function noteShare(brought: Brought): void {
  const others = all().filter((one) => one.table !== brought.table || one.seat !== brought.seat);
  keep("shares", JSON.stringify([brought, ...others].slice(0, MOST)));
}
