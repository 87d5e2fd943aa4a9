/** Is this a phone held upright? Boards that would be too small then show a window on themselves, and ask twice before a tap counts. */

const narrow = matchMedia("(max-width: 40rem)");

class Screen {
  phone = $state(narrow.matches);

  constructor() {
    narrow.addEventListener("change", () => (this.phone = narrow.matches));
  }
}

export const screen = new Screen();
