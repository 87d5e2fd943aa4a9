/** Things move when they change: a bought card flies to its owner, notes fly between the Bank and the homes. */

import type { Fact } from "../../kernel/wire";
import { placeOf } from "../shared/flights";
import { figureIn, Purses } from "../shared/purses";

export class Motion extends Purses {
  protected readonly taken = new Set(["investment_bought", "shopping_bought"]);

  protected bank(board: HTMLElement): DOMRect | undefined {
    return placeOf(board, "[data-event]");
  }

  protected flow(fact: Fact): number {
    return flow(fact);
  }
}

/** How much money a fact brings its seat; less than nought if it costs. */
function flow(fact: Fact): number {
  const { key, args } = fact;
  const figure = figureIn(fact);
  switch (key) {
    case "income_paid":
      return figure("total");
    case "job_paid":
    case "loan_taken":
      return figure("amount");
    case "withdrawn":
      return figure("net");
    case "expenses_paid":
    case "loan_repaid":
      return -figure("amount");
    case "investment_bought":
    case "shopping_bought":
    case "insurance_bought":
      return -figure("price");
    case "event_applied":
      return figure("gain") - figure("owed");
    case "savings_changed":
      return args["kind"] === "saved" ? -figure("amount") : args["kind"] === "withdrawn" ? figure("amount") : 0;
    default:
      return 0;
  }
}
