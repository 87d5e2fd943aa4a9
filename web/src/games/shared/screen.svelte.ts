/**
 * Is this a phone held upright? Boards that would be too small then show a window on themselves, and ask twice before a
 * tap counts.
 */

const narrow = matchMedia("(max-width: 40rem)");
const tight = matchMedia("(max-width: 58rem)");
const broad = matchMedia("(min-width: 75.01rem)");
/** As close as a phone in either position, a tablet held upright, or a page at twice its size. */
const near = matchMedia("(max-width: 58rem), (max-width: 75rem) and (max-height: 34rem)");
/** A phone on its side, or a laptop's page at twice its size: the question stands beside a narrow board. */
const low = matchMedia("(min-width: 40.01rem) and (max-width: 75rem) and (max-height: 34rem)");
/** A tablet on its side: as wide as a small laptop, and flat. */
const sideways = matchMedia("(min-width: 58.01rem) and (max-width: 75rem) and (max-height: 50rem)");
/** As wide as a wall: there is room for a board made for a projector. */
const walled = matchMedia("(min-width: 60rem) and (min-aspect-ratio: 13 / 10)");

class Screen {
  phone = $state(narrow.matches);
  /** Too small for a wide board, as a tablet or a page at twice its size. */
  small = $state(tight.matches);

  /** Room beside and below a wide board. */
  wide = $state(broad.matches);

  /** Not everything fits: what is mine stands in a bar of its own, and what happened in front of the question. */
  close = $state(near.matches);

  /** A board may fit, and what is mine below it no longer. */
  sideways = $state(sideways.matches);

  flat = $state(low.matches);

  wall = $state(walled.matches);

  constructor() {
    sideways.addEventListener("change", () => (this.sideways = sideways.matches));
    walled.addEventListener("change", () => (this.wall = walled.matches));
    low.addEventListener("change", () => (this.flat = low.matches));
    narrow.addEventListener("change", () => (this.phone = narrow.matches));
    tight.addEventListener("change", () => (this.small = tight.matches));
    near.addEventListener("change", () => (this.close = near.matches));
    broad.addEventListener("change", () => (this.wide = broad.matches));
  }
}

export const screen = new Screen();
