/** Seconds left on a clock that the server tells only now and then. */

import type { Clock, Counting } from "../kernel/wire";

const BEAT = 500;

export class Countdown {
  #now = $state(performance.now());

  constructor(private readonly clock: () => Counting | null) {
    $effect(() => {
      const counting = clock();
      if (counting === null || counting.told.paused) return;
      const timer = setInterval(() => (this.#now = performance.now()), BEAT);
      return () => clearInterval(timer);
    });
  }

  get seats(): Clock["seats"] {
    return this.clock()?.told.seats ?? [];
  }

  left(seat: Clock["seats"][number]): number {
    const counting = this.clock();
    const gone = counting === null || counting.told.paused ? 0 : Math.max(0, this.#now - counting.at) / 1000;
    return Math.max(0, Math.ceil(seat.left - gone));
  }
}
