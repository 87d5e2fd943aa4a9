import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#b84a26",
  accentDark: "#76311b",
  accentWord: "#a8421f",
  accentWordDark: "#f0a184",
};
