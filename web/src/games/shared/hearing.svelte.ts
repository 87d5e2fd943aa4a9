/** What has just happened, each time once. Called while a board is set up. */

import { untrack } from "svelte";
import type { Fact } from "../../kernel/wire";

export function hearing(fresh: () => Fact[], take: (fresh: Fact[]) => void): void {
  let heard: Fact[] = [];
  $effect(() => {
    const now = fresh();
    if (now === heard) return;
    heard = now;
    untrack(() => take(now));
  });
}
