/**
 * Keys that choose: a digit goes to the option of that number, a letter to the next one that begins with it. They only
 * lead there; Enter takes it, so that nobody makes a move by a slip.
 */

const OPTIONS = "button, a[href], [role=button], [role=radio], input, summary";
const WRITES = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

/** What can be chosen in a question, from the first to the last. */
export function optionsOf(prompt: Element): HTMLElement[] {
  return [...prompt.querySelectorAll<HTMLElement>(OPTIONS)].filter(
    (option) => !option.matches(":disabled, .rule") && option.getClientRects().length > 0,
  );
}

const bare = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .toLowerCase();
const named = (option: HTMLElement) => bare(option.getAttribute("aria-label") ?? option.textContent ?? "");

/** Which option a key means; null where it means none. `at`: the one that has the focus. */
export function meant(names: string[], key: string, at: number): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= names.length ? Number(key) - 1 : null;
  if (!/^\p{L}$/u.test(key)) return null;
  const sought = bare(key);
  const order = names.map((_, index) => (at + 1 + index) % names.length);
  return order.find((index) => names[index]?.startsWith(sought)) ?? null;
}

/** Somebody pressed a key at the table: lead them to the option they mean. */
export function lead(event: KeyboardEvent, room: Element): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
  const { target } = event;
  if (!(target instanceof Element) || target.matches(WRITES) || target.closest("dialog") !== null) return;
  const prompt = room.querySelector("[data-prompt]");
  if (prompt === null || prompt.closest("[inert]") !== null) return;
  const options = optionsOf(prompt);
  const to = meant(options.map(named), event.key, options.indexOf(document.activeElement as HTMLElement));
  if (to === null) return;
  event.preventDefault();
  options[to]?.focus();
}

/** To the question: its first option, or where it stands. */
export function toQuestion(room: Element): void {
  const prompt = room.querySelector<HTMLElement>("[data-prompt]");
  const goal = prompt === null ? room.querySelector<HTMLElement>("[tabindex]") : (optionsOf(prompt)[0] ?? prompt);
  goal?.focus();
  goal?.scrollIntoView({ block: "nearest" });
}
