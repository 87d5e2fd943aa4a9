/** Whoever plays by keyboard is led to the new question when the old button is gone. */
export function catchFocus(board: HTMLElement | undefined, goal = "[data-prompt]"): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  board?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
}

/** A tap on the board weighs an option; its button takes it. */
export function toButton(board: HTMLElement | undefined, choice: string): void {
  board?.querySelector<HTMLElement>(`[data-choice="${choice}"]`)?.focus();
}
