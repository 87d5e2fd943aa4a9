import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#b84a26",
  accentDark: "#76311b",
  accentWord: "#a8421f",
  accentWordDark: "#f0a184",
  rules: {
    place: ["FC-Z1.1", "FC-Z1.3", "FC-4.2", "FC-LN.2"],
    place_in_secret: ["FC-Z1.1", "FC-Z1.3", "FC-4.2"],
    claim_income: ["FC-Z2.2", "FC-Z2.3"],
    savings: ["FC-Z3.1", "FC-SV.4", "FC-SV.1", "FC-SV.2"],
    buy_investment: ["FC-Z6.1", "FC-Z6.2", "FC-Z2.1"],
    buy_shopping: ["FC-Z7.1", "FC-Z7.2", "FC-Z7.3", "FC-Z7.4"],
    bills: ["FC-Z8.1", "FC-Z8.3", "FC-Z8.5", "FC-LN.6"],
    expenses: ["FC-Z8.1", "FC-Z8.3", "FC-Z8.5", "FC-LN.6"],
    buy_insurance: ["FC-Z9.1", "FC-Z9.2"],
    bear: ["FC-Z10.3", "FC-Z10.4", "FC-Z10.6", "FC-Z10.8"],
    repay_before_count: ["FC-Z11.9", "FC-OI.1", "FC-OI.2"],
    trade: ["FC-TR.1", "FC-TR.2", "FC-TR.4", "FC-TR.5"],
    cancel: ["FC-Z11.10"],
    closing: ["FC-END.2", "FC-END.8"],
  },
  board: () => import("./Board.svelte"),
  stage: () => import("./Stage.svelte"),
  purses: "beside",
  telling: () => import("./telling"),
  end: () => import("./Debrief.svelte"),
};
