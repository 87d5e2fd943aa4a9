/** Small pictures on the squares, each a list of strokes in a box from -14 to 14. */

/** [fill, stroke, path, width]; `ink` stands for the square's own ink. */
export type Stroke = [fill: string, stroke: string, path: string, width?: number];

const disc = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const lamp = (y: number) => `M-2.6 ${y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z`;
const PAPER = "#fffdf8";

const MOTIFS: { [name: string]: Stroke[] } = {
  dollar: [
    ["#2e7d4f", "#fff", disc(12), 1.6],
    ["none", "#fff", "M4-5.5Q2-7.5-.5-7C-4.5-6.6-5-2-1.5-.8L2 .6C5.6 2 4.6 6.6.6 7Q-2.6 7-4.6 5M0-9.4V9.4", 2.1],
  ],
  advance: [
    ["ink", "#fff", disc(11), 1.6],
    ["none", "#fff", "M-5 0H4M1-4L5 0 1 4", 2.4],
  ],
  traffic: [
    ["ink", "none", "M-1-12H1A5 5 0 0 1 6-7V6A5 5 0 0 1 1 11H-1A5 5 0 0 1-6 6V-7A5 5 0 0 1-1-12Z"],
    ["#fff", "none", lamp(-7)],
    ["#f2b705", "none", lamp(-0.4)],
    ["#9bd3a8", "none", lamp(6.3)],
  ],
  school: [
    ["ink", "ink", "M-13-3L0-9 13-3 0 3Z"],
    ["none", "ink", "M-7 1V7Q0 12 7 7V1M13-3V5"],
  ],
  extra: [
    [PAPER, "ink", "M-8-10H3V10H-8Z"],
    ["none", "ink", "M-5-6H0M3-3H7V5Q7 8 10 7V-3L6-7M-10 10H5"],
  ],
  bill: [
    [PAPER, "ink", "M-7-11H7V10L3.5 7 0 10-3.5 7-7 10Z"],
    ["none", "ink", "M-3-6H3M-3-1H3"],
  ],
  tax: [[PAPER, "ink", "M-11-5L0-11 11-5ZM-9-3V7M-3-3V7M3-3V7M9-3V7M-12 9H12"]],
  miss: [
    ["#f08a24", "ink", "M-3-10H3L8 8H-8Z"],
    ["none", "ink", "M-11 9H11M-5 0H5"],
  ],
  hospital: [
    ["#fff", "ink", "M-10-10H10V10H-10Z"],
    ["none", "#b3372b", "M0-6V6M-6 0H6", 3.4],
  ],
  jail: [
    [PAPER, "ink", "M-11-10H11V10H-11Z"],
    ["none", "ink", "M-5-10V10M0-10V10M5-10V10"],
  ],
  tower_move: [["#e4572e", "#8e2e12", "M0-12Q9-4 7 2 6 9 0 9-7 9-7 2-7-1-4-4-3 0-1 0 1-4 0-12Z"]],
  back: [["none", "ink", "M7 8V-1A7 7 0 0 0-7-1V5M-11 1L-7 6-3 1", 3]],
  collect: [
    [PAPER, "ink", "M-9-4H9L7 10H-7Z"],
    ["none", "ink", "M-4-4Q-4-11 0-11 4-11 4-4"],
  ],
  museum: [[PAPER, "ink", "M-11-4L0-11 11-4ZM-9-4V8M-3-4V8M3-4V8M9-4V8M-12 9H12"]],
  amusement_park: [
    ["none", "ink", disc(10), 1.8],
    ["none", "ink", "M0-10V10M-10 0H10M-7-7L7 7M7-7L-7 7M0 1L-6 12M0 1L6 12", 1.5],
  ],
  path: [],
};

export const motifOf = (kind: string): Stroke[] => MOTIFS[kind] ?? [];
