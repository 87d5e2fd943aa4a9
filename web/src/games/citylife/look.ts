import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#1e7f8c",
  accentDark: "#124e56",
  accentWord: "#186872",
  accentWordDark: "#6fc3cf",
};
