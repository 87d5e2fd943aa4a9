/** Light or dark: as the device likes it, or as the person said here. */

import { keep, kept } from "./keeping";

export type Theme = "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Looks {
  theme = $state<Theme>("light");
  reducedMotion = $state(still.matches);
  /** The table in words and lists instead of a drawn board. */
  plainTable = $state(kept("plain") === "yes");
  #chosen = kept("theme");

  constructor() {
    this.#settle();
    night.addEventListener("change", () => this.#settle());
    still.addEventListener("change", () => (this.reducedMotion = still.matches));
    // Colours that are worked out here have to be those of paper, too.
    addEventListener("beforeprint", () => this.#show("light"));
    addEventListener("afterprint", () => this.#settle());
  }

  showPlain(plain: boolean): void {
    this.plainTable = plain;
    keep("plain", plain ? "yes" : "no");
  }

  turn(): void {
    this.#chosen = this.theme === "dark" ? "light" : "dark";
    keep("theme", this.#chosen);
    this.#settle();
  }

  #settle(): void {
    this.#show(this.#chosen === "dark" || (this.#chosen !== "light" && night.matches) ? "dark" : "light");
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const looks = new Looks();
