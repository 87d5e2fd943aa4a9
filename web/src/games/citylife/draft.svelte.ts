/** A deal that is being put together. It outlives moments in which nobody may trade. */

export class Draft {
  /** -1: nobody chosen yet. */
  partner = $state(-1);
  give = $state.raw<string[]>([]);
  want = $state.raw<string[]>([]);
  giveShares = $state(0);
  wantShares = $state(0);
  price = $state(0);
  /** Who pays the money: I, or the other. */
  iPay = $state(true);
}
