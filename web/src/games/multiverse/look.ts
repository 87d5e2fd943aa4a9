import type { GameLook } from "..";
import { playWith } from "./money";

export const look: GameLook = {
  accent: "#7a3e9d",
  accentDark: "#421b58",
  accentWord: "#643280",
  accentWordDark: "#cfa6e8",
  variants: (options): { [key: string]: string } =>
    options["tie_break"] === "fewest_cards" ? { turn_tied: "fewest" } : {},
  playWith,
  hides: true,
  quiet: ["bet_placed", "dealt"],
  rules: {
    bet: ["MM-4.4", "MM-4.5", "MM-4.6", "MM-4.15", "MM-8.2", "MM-8.3"],
    exchange: ["MM-4.15", "MM-4.16", "MM-4.18", "MM-8.2", "MM-8.3"],
  },
  board: () => import("./Board.svelte"),
  stage: () => import("./Stage.svelte"),
  purses: "within",
  tall: true,
  telling: () => import("./telling"),
  end: () => import("./Count.svelte"),
  endCounts: true,
};
