import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#3b6e2f",
  accentDark: "#24441d",
  accentWord: "#36642a",
  accentWordDark: "#9ccf8c",
};
