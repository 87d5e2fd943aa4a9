/** What a component holds for as long as it is shown. */

import { onDestroy, untrack } from "svelte";

/** Something live, left again when the component that made it goes. */
export function whileHere<T extends { leave(): void }>(make: () => T): T {
  const made = untrack(make);
  onDestroy(() => made.leave());
  return made;
}
