import type { GameLook } from "..";

export const look: GameLook = {
  accent: "#2f63b0",
  accentDark: "#1d3d6d",
  accentWord: "#265190",
  accentWordDark: "#93b8ee",
  rules: {
    setup_family: ["FL-3.4", "FL-3.5"],
    action_turn: ["FL-4.2.2", "FL-4.2.6", "FL-4.2.4", "FL-4.0.3"],
    pay_labour: ["FL-4.3.1", "FL-4.3.2", "FL-4.3.3", "FL-4.3.4"],
    pay_invest: ["FL-4.3.6", "FL-4.3.7", "FL-4.1.6", "FL-8.2"],
    pay_insurance: ["FL-4.3.9", "FL-4.3.10", "FL-4.3.11"],
    pay_market: ["FL-4.3.13", "FL-4.3.15", "FL-4.4.1", "FL-4.4.2"],
    pay_last_call: ["FL-4.5.1", "FL-4.0.3", "FL-4.0.6"],
    raise_money: ["FL-4.0.8", "FL-4.0.3", "FL-4.0.5"],
    final_loans: ["FL-8.3", "FL-8.4"],
  },
  quiet: ["saved", "market_refilled", "first_seat_passed", "tokens_placed", "investment_advanced", "goods_used"],
  board: () => import("./Board.svelte"),
  stage: () => import("./Stage.svelte"),
  purses: "below",
  tall: true,
  telling: () => import("./telling"),
  end: () => import("./Debrief.svelte"),
};
