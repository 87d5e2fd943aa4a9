/**
 * Small things this device remembers: language, light or dark, a nickname. Works (and forgets) where storage is
 * forbidden.
 */

const PREFIX = "alcancia-";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing is lost but the comfort.
  }
}
