/** What a board does at a new question, and at nothing else: others may act while I weigh mine. */

import { tick, untrack } from "svelte";

/** `begin` puts away what was weighed before; `lead` shows the way to a question that follows another. */
export function whenAsked(id: () => string | undefined, begin: () => void, lead?: () => void): void {
  const asked = $derived(id());
  let before: string | undefined;
  $effect.pre(() => {
    const now = asked;
    untrack(() => {
      begin();
      if (now !== undefined && before !== undefined) void tick().then(lead);
      before = now ?? before;
    });
  });
}
