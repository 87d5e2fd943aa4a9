import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#2f63b0",
  accentDark: "#1d3d6d",
  accentWord: "#265190",
  accentWordDark: "#93b8ee",
};
