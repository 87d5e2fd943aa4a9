/** QR codes drawn by ourselves: byte mode, error correction M, versions 1 to 10 (up to 213 bytes). */

interface Size {
  /** Data codewords, and how they are dealt to blocks of `[blocks, data codewords]`. */
  groups: [blocks: number, data: number][];
  check: number;
  marks: number[];
}

const SIZES: Size[] = [
  { groups: [[1, 16]], check: 10, marks: [] },
  { groups: [[1, 28]], check: 16, marks: [6, 18] },
  { groups: [[1, 44]], check: 26, marks: [6, 22] },
  { groups: [[2, 32]], check: 18, marks: [6, 26] },
  { groups: [[2, 43]], check: 24, marks: [6, 30] },
  { groups: [[4, 27]], check: 16, marks: [6, 34] },
  { groups: [[4, 31]], check: 18, marks: [6, 22, 38] },
  {
    groups: [
      [2, 38],
      [2, 39],
    ],
    check: 22,
    marks: [6, 24, 42],
  },
  {
    groups: [
      [3, 36],
      [2, 37],
    ],
    check: 22,
    marks: [6, 26, 46],
  },
  {
    groups: [
      [4, 43],
      [1, 44],
    ],
    check: 26,
    marks: [6, 28, 50],
  },
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const at = (list: number[], index: number): number => list[index] ?? 0;
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : at(EXP, (at(LOG, a) + at(LOG, b)) % 255));

function generator(degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...poly, 0];
    poly.forEach((factor, index) => (next[index + 1] = at(next, index + 1) ^ times(factor, at(EXP, i))));
    poly = next;
  }
  return poly;
}

function checkwords(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = at(rest, i);
    if (lead !== 0) divisor.forEach((factor, index) => (rest[i + index] = at(rest, i + index) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

function capacity(size: Size): number {
  return size.groups.reduce((sum, [blocks, data]) => sum + blocks * data, 0);
}

function codewords(bytes: Uint8Array, version: number, size: Size): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  const room = capacity(size) * 8;
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  const blocks: number[][] = [];
  let from = 0;
  for (const [count, length] of size.groups) {
    for (let i = 0; i < count; i++) blocks.push(data.slice(from, (from += length)));
  }
  const checks = blocks.map((block) => checkwords(block, size.check));
  return [...dealt(blocks), ...dealt(checks)];
}

function dealt(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return [...Array(longest).keys()].flatMap((index) =>
    blocks.filter((block) => index < block.length).map((block) => at(block, index)),
  );
}

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** Finders, timing and alignment marks; `null` is where data goes, `false` what is kept free for the format. */
function frame(version: number, size: Size): Grid {
  const side = 17 + 4 * version;
  const grid: Grid = Array.from({ length: side }, () => Array<boolean | null>(side).fill(null));
  const put = (y: number, x: number, dark: boolean) => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < side) row[x] = dark;
  };
  for (const [top, left] of [
    [0, 0],
    [0, side - 7],
    [side - 7, 0],
  ] as const) {
    for (let y = -1; y <= 7; y++) {
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        put(top + y, left + x, ring !== 2 && ring <= 3);
      }
    }
  }
  for (let i = 8; i < side - 8; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const y of size.marks) {
    for (const x of size.marks) {
      const corner = (y === 6 && (x === 6 || x === side - 7)) || (y === side - 7 && x === 6);
      if (!corner)
        for (let i = -2; i <= 2; i++)
          for (let j = -2; j <= 2; j++) put(y + i, x + j, Math.max(Math.abs(i), Math.abs(j)) !== 1);
    }
  }
  for (let i = 0; i < 9; i++) {
    if (grid[8]?.[i] === null) put(8, i, false);
    if (grid[i]?.[8] === null) put(i, 8, false);
    if (i < 8) {
      put(8, side - 1 - i, false);
      put(side - 1 - i, 8, false);
    }
  }
  if (version >= 7) for (let i = 0; i < 18; i++) versionBit(put, side, version, i);
  return grid;
}

function versionBit(
  put: (y: number, x: number, dark: boolean) => void,
  side: number,
  version: number,
  i: number,
): void {
  let rest = version;
  for (let k = 0; k < 12; k++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const dark = ((((version << 12) | rest) >> i) & 1) === 1;
  const [a, b] = [Math.floor(i / 3), side - 11 + (i % 3)];
  put(a, b, dark);
  put(b, a, dark);
}

function format(grid: boolean[][], mask: number): void {
  const side = grid.length;
  let rest = mask;
  for (let k = 0; k < 10; k++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const put = (y: number, x: number, i: number) => {
    const row = grid[y];
    if (row !== undefined) row[x] = ((bits >> i) & 1) === 1;
  };
  for (let i = 0; i < 15; i++) {
    if (i < 6) put(i, 8, i);
    else if (i < 8) put(i + 1, 8, i);
    else if (i === 8) put(8, 7, i);
    else put(8, 14 - i, i);
    if (i < 8) put(8, side - 1 - i, i);
    else put(side - 15 + i, 8, i);
  }
  const low = grid[side - 8];
  if (low !== undefined) low[8] = true;
}

function fill(empty: Grid, words: number[], mask: number): boolean[][] {
  const side = empty.length;
  const grid = empty.map((row) => row.map((cell) => cell === true));
  const masked = MASKS[mask];
  let bit = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = ((right + 1) & 2) === 0 ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (empty[y]?.[x] !== null || row === undefined) continue;
        const dark = ((at(words, bit >> 3) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        row[x] = dark !== masked?.(y, x);
      }
    }
  }
  format(grid, mask);
  return grid;
}

/** How hard it is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const side = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  let points = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const finder of ["10111010000", "00001011101"])
      for (let i = text.indexOf(finder); i >= 0; i = text.indexOf(finder, i + 1)) points += 40;
  }
  for (let y = 1; y < side; y++) {
    for (let x = 1; x < side; x++) {
      const dark = grid[y]?.[x];
      if (grid[y - 1]?.[x] === dark && grid[y]?.[x - 1] === dark && grid[y - 1]?.[x - 1] === dark) points += 3;
    }
  }
  const share = (grid.flat().filter(Boolean).length * 100) / (side * side);
  return points + Math.floor(Math.abs(share - 50) / 5) * 10;
}

/** The dark squares, row by row; null if the text is too long. */
export function qr(text: string, only?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex((size, index) => bytes.length + (index < 9 ? 2 : 3) <= capacity(size)) + 1;
  const size = SIZES[version - 1];
  if (size === undefined) return null;
  const empty = frame(version, size);
  const words = codewords(bytes, version, size);
  const grids = MASKS.map((_, mask) => fill(empty, words, mask));
  if (only !== undefined) return grids[only] ?? null;
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** The same as one path of unit squares. */
export function qrPath(grid: boolean[][]): string {
  return grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
