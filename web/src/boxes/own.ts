/** Boxes that somebody brought along on this device: their names and titles, no more. The server finds a box by its name only. */

import type { BoxRow } from "../kernel/boxed.svelte";
import { keep, kept } from "../kernel/keeping";

const MOST = 30;
const NAME = /^[a-z]+@[0-9a-f]{16}$/;

export function ownBoxes(): BoxRow[] {
  try {
    const found: unknown = JSON.parse(kept("boxes") ?? "[]");
    return Array.isArray(found) ? found.filter(isRow).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is BoxRow {
  const { box, game, title } = (row ?? {}) as Partial<BoxRow>;
  return typeof box === "string" && NAME.test(box) && typeof game === "string" && typeof title === "object";
}

export function rememberBox({ box, game, title }: BoxRow): void {
  keep(
    "boxes",
    JSON.stringify([{ box, game, title }, ...ownBoxes().filter((other) => other.box !== box)].slice(0, MOST)),
  );
}

export function forgetBox(box: string): void {
  keep("boxes", JSON.stringify(ownBoxes().filter((other) => other.box !== box)));
}

const PIECE = 8192;

/** Bytes as the server takes them. */
export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** The other way round. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const found = atob(text);
  return Uint8Array.from(found, (sign) => sign.charCodeAt(0));
}
