/**
 * Things move when they change: pawns walk to their slots, cards go to their owners, Units fly between the families and
 * the town.
 */

import type { Fact } from "../../kernel/wire";
import { placeOf, travel } from "../shared/flights";
import { figureIn, Purses } from "../shared/purses";

const PAWN = 22;
/** Where money comes from or goes to; everything else is the bank in the middle. */
const PLACES: { [key: string]: string } = {
  skill_learned: "LAB",
  investment_bought: "INV",
  insurance_changed: "INS",
  insurance_fee: "INS",
  goods_bought: "MKT",
  luxury_bought: "MKT",
  market_refreshed: "MKT",
  bills_paid: "BIL",
};

export class Motion extends Purses {
  protected readonly taken = new Set(["investment_bought", "luxury_bought", "skill_learned", "career_taken"]);

  protected bank(board: HTMLElement, { key }: Fact): DOMRect | undefined {
    return (
      placeOf(board, `[data-building="${PLACES[key] ?? ""}"]`) ??
      placeOf(board, "[data-event]") ??
      placeOf(board, "[data-building]")
    );
  }

  protected flow(fact: Fact): number {
    return flow(fact);
  }

  protected override move(board: HTMLElement, sky: HTMLElement, fact: Fact, plate: DOMRect): void {
    if (fact.key === "pawn_placed") walk(board, sky, fact, plate);
  }
}

function walk(board: HTMLElement, sky: HTMLElement, { args }: Fact, plate: DOMRect): void {
  const pawn = board.querySelector<SVGElement>(
    `[data-place="${String(args["location"])}"][data-slot="${String(args["slot"])}"] .pawn`,
  );
  const to = pawn?.getBoundingClientRect();
  if (pawn === null || to === undefined || to.width === 0) return;
  travel(sky, pawn, new DOMRect(plate.x + plate.width / 2, plate.y + 8, PAWN, PAWN * 1.4), to, 0);
}

/** How many Units a fact brings its seat; less than nought if it costs. */
export function flow(fact: Fact): number {
  const { key } = fact;
  const figure = figureIn(fact);
  switch (key) {
    case "income_set":
      return figure("income");
    case "investment_paid":
    case "final_investment":
    case "event_gain":
      return figure("units");
    case "loan_taken":
    case "aid_taken":
    case "savings_bonus":
      return figure("amount");
    case "skill_learned":
    case "investment_bought":
    case "insurance_changed":
    case "market_refreshed":
    case "goods_bought":
    case "luxury_bought":
    case "loan_repaid":
      return -figure("price");
    case "bills_paid":
    case "insurance_fee":
      return -figure("amount");
    case "event_hit":
    case "final_loan":
      return -figure("units");
    default:
      return 0;
  }
}
