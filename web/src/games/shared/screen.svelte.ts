/**
 * Is this a phone held upright? Boards that would be too small then show a window on themselves, and ask twice before a
 * tap counts.
 */

const narrow = matchMedia("(max-width: 40rem)");
const tight = matchMedia("(max-width: 58rem)");
const broad = matchMedia("(min-width: 75.01rem)");

class Screen {
  phone = $state(narrow.matches);
  /** Too small for a wide board, as a tablet or a page at twice its size. */
  small = $state(tight.matches);

  /** Room beside and below a wide board. */
  wide = $state(broad.matches);

  constructor() {
    narrow.addEventListener("change", () => (this.phone = narrow.matches));
    tight.addEventListener("change", () => (this.small = tight.matches));
    broad.addEventListener("change", () => (this.wide = broad.matches));
  }
}

export const screen = new Screen();
