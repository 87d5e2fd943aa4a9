/** A lesson's script as a file, and its lines in words. */

import { rule, type Teller } from "../kernel/telling";
import type { OutcomeNames, GameFacts, Move, Plain, ScriptLine } from "../kernel/wire";
import { outcomeName, streamName } from "./streams";

export interface Row {
  period: number;
  do: Move;
}

const FORM = "alcancia-script";
const MOST = 30_000;

export function scriptFile(game: string, rows: Row[]): string {
  return (
    JSON.stringify({ form: FORM, game, rows: rows.map(({ period, do: word }) => ({ period, do: word })) }, null, 1) +
    "\n"
  );
}

/** What a file says, or null if it is no script for this game. The server has the last word on each line. */
export function readScript(game: string, text: string): Row[] | null {
  if (text.length > MOST) return null;
  try {
    const found = JSON.parse(text) as { form?: unknown; game?: unknown; rows?: unknown } | null;
    if (found?.form !== FORM || found.game !== game || !Array.isArray(found.rows)) return null;
    const rows = found.rows as { period?: unknown; do?: unknown }[];
    const fine = rows.every(
      (row) => Number.isInteger(row.period) && Array.isArray(row.do) && typeof row.do[0] === "string",
    );
    return fine ? rows.map((row) => ({ period: Number(row.period), do: row.do as Move })) : null;
  } catch {
    return null;
  }
}

/** A line in words. */
export function lineInWords(
  teller: Teller,
  game: GameFacts,
  says: string,
  line: Pick<ScriptLine, "do">,
  called: OutcomeNames = {},
): string {
  const { voice } = teller;
  const [word, first = "", second = null] = line.do as [string, Plain?, Plain?];
  if (word === "stop") return voice.say("script-stop", { text: String(first) });
  if (word === "change")
    return voice.say("script-change", {
      option: voice.say(`option-${String(first)}`),
      value: rule({ voice, says: game.says }, String(first), second),
    });
  const stream = String(first);
  return voice.say("script-force", {
    stream: streamName(teller, stream),
    outcome: outcomeName(teller, { stream, says }, second, called),
  });
}
