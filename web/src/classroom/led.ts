/** The classes this device leads: address, code, game, and the code that opens them elsewhere. No names. */

import { keep, kept } from "../kernel/keeping";

export interface LedClass {
  id: string;
  code: string;
  game: string;
  return_code: string;
}

const MOST = 12;

export function ledClasses(): LedClass[] {
  try {
    const found: unknown = JSON.parse(kept("classes") ?? "[]");
    return Array.isArray(found) ? (found as LedClass[]).filter((led) => typeof led.id === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberClass(led: LedClass): void {
  keep("classes", JSON.stringify([led, ...ledClasses().filter((other) => other.id !== led.id)].slice(0, MOST)));
}

export function forgetClass(id: string): void {
  keep("classes", JSON.stringify(ledClasses().filter((led) => led.id !== id)));
}
