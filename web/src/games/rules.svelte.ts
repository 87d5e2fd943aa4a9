/** Rules in place: which paragraphs fit a question, and the book that opens at them. */

import { lookOf } from ".";
import { stock } from "../kernel/stock.svelte";

export function rulesFor(game: string, question: string): string[] {
  return lookOf(game).rules?.[question] ?? stock.game(game)?.asks?.[question] ?? [];
}

class Book {
  /** The paragraphs somebody wants to read; null while the book is shut. */
  at = $state.raw<string[] | null>(null);

  open(numbers: string[] = []): void {
    this.at = numbers;
  }

  shut(): void {
    this.at = null;
  }
}

export const book = new Book();
