/** The browser's tab: its title and its icon tell from afar that it is your turn. */

import { at } from "./at";

const CALM = at("/icon.svg");
const TURN = at("/icon-turn.svg");

export function markTab(title: string, turn: boolean): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const icon = turn ? TURN : CALM;
  if (link !== null && link.getAttribute("href") !== icon) link.href = icon;
}
