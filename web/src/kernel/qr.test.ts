import { expect, test } from "vitest";
import { qr, qrPath } from "./qr";

const LINK = "http://192.168.1.20:8000/t/q3v8kz2mh4wd6xnr";

/** Read it back: undo the mask, walk the zigzag, take the first codewords. Versions up to 3 have one block. */
function read(grid: boolean[][]): string {
  const side = grid.length;
  const cell = (y: number, x: number) => (grid[y]?.[x] === true ? 1 : 0);
  const mask = ((cell(8, 2) << 2) | (cell(8, 3) << 1) | cell(8, 4)) ^ 0b101;
  const masks = [
    (y: number, x: number) => (y + x) % 2,
    (y: number) => y % 2,
    (_: number, x: number) => x % 3,
    (y: number, x: number) => (y + x) % 3,
    (y: number, x: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (y: number, x: number) => ((y * x) % 2) + ((y * x) % 3),
    (y: number, x: number) => (((y * x) % 2) + ((y * x) % 3)) % 2,
    (y: number, x: number) => (((y + x) % 2) + ((y * x) % 3)) % 2,
  ];
  const mark = side - 7;
  const reserved = (y: number, x: number) =>
    (y < 9 && x < 9) ||
    (y < 9 && x >= side - 8) ||
    (y >= side - 8 && x < 9) ||
    y === 6 ||
    x === 6 ||
    (side > 21 && Math.abs(y - mark) <= 2 && Math.abs(x - mark) <= 2);
  const bits: number[] = [];
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = ((right + 1) & 2) === 0 ? side - 1 - step : step;
      for (const x of [right, right - 1])
        if (!reserved(y, x)) bits.push(cell(y, x) ^ (masks[mask]?.(y, x) === 0 ? 1 : 0));
    }
  }
  const number = (from: number, length: number) => parseInt(bits.slice(from, from + length).join(""), 2);
  return String.fromCharCode(...[...Array(number(4, 8)).keys()].map((index) => number(12 + 8 * index, 8)));
}

test("a short text can be read back from the squares", () => {
  for (const text of ["http://a", "http://a.example/t/q3v8kz2m"]) expect(read(qr(text) ?? [])).toBe(text);
});

test("size grows with the text, and what is too long is refused", () => {
  expect(qr("x")?.length).toBe(21);
  expect(qr(LINK)?.length).toBe(33);
  expect(qr("x".repeat(300))).toBeNull();
});

test("finder patterns stand in three corners", () => {
  const grid = qr(LINK) ?? [];
  const side = grid.length;
  for (const [y, x] of [
    [0, 0],
    [0, side - 7],
    [side - 7, 0],
  ] as const) {
    expect(grid[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true));
    expect(grid[y + 3]?.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
  }
  expect(qrPath(grid)).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
});
