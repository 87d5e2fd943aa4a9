/** What streams and outcomes are called at the desk, and what an outcome does in words. */

import { choice, type Teller } from "../kernel/telling";
import { titled } from "../kernel/boxed.svelte";
import type { OutcomeNames, Figures, Plain, Stream, View } from "../kernel/wire";

/** A stream of one round and seat is called `income_2_0`. */
export function streamName(teller: Teller, stream: string): string {
  const [, base = stream, round = "0", seat = "0"] = /^(.*)_(\d+)_(\d+)$/.exec(stream) ?? [];
  return teller.voice.say(`stream-${base}`, { n: Number(round), name: teller.name(Number(seat)) });
}

/** The same stream when the desk speaks in another round: it names the round after that. */
export function streamIn(stream: string, period: number): string {
  return stream.replace(/^(.*)_\d+_(\d+)$/, `$1_${period + 1}_$2`);
}

/** What the table calls outcomes that come from its own cards. */
export const calledIn = (view: View | null | undefined): OutcomeNames =>
  (view?.table as { called?: OutcomeNames } | undefined)?.called ?? {};

export function outcomeName(
  teller: Teller,
  { stream, says }: Pick<Stream, "stream" | "says">,
  outcome: Plain,
  called: OutcomeNames = {},
): string {
  const own = called[String(outcome)];
  if (own !== undefined) return titled(own, teller.voice.locale);
  if (stream === "first_player" && typeof outcome === "number") return teller.name(outcome);
  const prefixed = says === "" ? null : teller.voice.maybe(`${says}-${String(outcome)}`);
  return prefixed ?? choice(teller, stream, outcome);
}

/** By how much each figure would change: "money −60, wellbeing −10". Borrowed money is told apart from what it is paid with. */
export function figuresIn({ voice }: Teller, by: Figures, paid: Figures = {}): string {
  const borrowed = Math.max(0, -(paid["loan"] ?? 0));
  const apart: Figures = borrowed === 0 ? by : { ...by, cash: (by["cash"] ?? 0) - borrowed, borrowed };
  return voice.list(
    Object.entries(apart).map(([figure, n]) => {
      const own = [`desk-${figure}`, `desk-figure-${figure}`].find((id) => voice.has(id));
      if (own !== undefined) return voice.say(own, { n, more: n > 0 ? "yes" : "no" });
      const what = [`label-${figure}`, `purse-${figure}`, `kind-${figure}`, `view-${figure}`].find((id) =>
        voice.has(id),
      );
      return voice.say("desk-figure-other", { what: what === undefined ? figure : voice.say(what, { n }), n });
    }),
  );
}
