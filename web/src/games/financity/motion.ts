/** Things move when they change: a bought card flies to its owner, notes fly between the Bank and the homes. */

import type { Fact } from "../../kernel/wire";
import { lays, leave, note, placeOf, type Lay } from "../shared/flights";

const GAP = 120;

export class Motion {
  #cards = new Map<string, Lay>();

  /** `written`: an amount of money in the player's language. */
  constructor(private readonly written: (amount: number) => string) {}

  look(board: HTMLElement): void {
    this.#cards = lays(board);
  }

  fly(board: HTMLElement, sky: HTMLElement, fresh: Fact[]): void {
    const bank = placeOf(board, "[data-event]");
    let late = 0;
    for (const fact of fresh) {
      const plate = placeOf(board, `[data-plate="${String(fact.args["seat"])}"]`);
      if (plate === undefined) continue;
      const lay = this.#cards.get(String(fact.args["card"] ?? ""));
      if ((fact.key === "investment_bought" || fact.key === "shopping_bought") && lay !== undefined)
        leave(sky, lay, plate);
      const amount = flow(fact);
      if (amount !== 0 && bank !== undefined)
        note(
          sky,
          amount > 0 ? bank : plate,
          amount > 0 ? plate : bank,
          this.written(Math.abs(amount)),
          amount > 0,
          GAP * late++,
        );
    }
  }
}

/** How much money a fact brings its seat; less than nought if it costs. */
function flow({ key, args }: Fact): number {
  const figure = (name: string) => (typeof args[name] === "number" ? args[name] : 0);
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
