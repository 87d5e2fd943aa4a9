/** Whoever plays by keyboard is led to the new question when the old button is gone. */
export function catchFocus(board: HTMLElement | undefined, goal = "[data-prompt]"): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const place = board?.querySelector<HTMLElement>(goal);
  const title = place?.querySelector<HTMLElement>("h2") ?? place;
  // Who listens hears the question itself, not only where it stands.
  if (title !== place) title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
}

/** A tap on the board weighs an option; its button takes it. */
export function toButton(board: HTMLElement | undefined, choice: string): void {
  board?.querySelector<HTMLElement>(`[data-choice="${choice}"]`)?.focus();
}
