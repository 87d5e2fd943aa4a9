/** How long to wait before the next attempt to connect: soon at first, then calmly, never all at the same moment. */

const FIRST = 400;
const LONGEST = 8000;

export function pause(attempt: number, chance: () => number = Math.random): number {
  const calm = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(calm * (0.5 + chance() / 2));
}
