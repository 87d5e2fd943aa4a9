import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#1e7f8c",
  accentDark: "#124e56",
  accentWord: "#186872",
  accentWordDark: "#6fc3cf",
  rules: {
    pre_roll: ["CL-4.2", "CL-4.4", "CL-4.6"],
    buy: ["CL-4.140", "CL-4.120"],
    buy_shares: ["CL-4.160", "CL-4.161"],
    hospital: ["CL-4.53"],
    museum: ["CL-4.60"],
    visit: ["CL-4.120", "CL-4.121", "CL-4.122"],
    raise_money: ["CL-4.101", "CL-4.102", "CL-4.105", "CL-4.106"],
    not_covered: ["CL-4.107"],
    take_asset: ["CL-4.105"],
    tender: ["CL-4.104"],
    choose_bid: ["CL-4.104"],
    answer: ["CL-4.71", "CL-4.75", "CL-4.77"],
    at_will: ["CL-4.80"],
    ruling: ["CL-4.85"],
  },
  hides: true,
  trainerAsks: ["ruling"],
  board: () => import("./Board.svelte"),
  telling: () => import("./telling"),
  end: () => import("./Debrief.svelte"),
};
