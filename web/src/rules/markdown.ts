/**
 * The little Markdown of the rulebooks (emphasis, code, links, lists, tables) as plain pieces; nothing is ever put in
 * as HTML.
 */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "p" | "li"; inline: Inline[] }
  | { kind: "picture"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)/g;

export function inline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > at) pieces.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, strong, em, code, link] = found;
    if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (em !== undefined) pieces.push({ kind: "em", text: em });
    else pieces.push(code !== undefined ? { kind: "code", text: code } : { kind: "text", text: link ?? whole });
    at = found.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

export function blocks(text: string): Block[] {
  return text
    .replace(/<!--.*?-->/gs, "")
    .split(/\n\s*\n/)
    .flatMap((chunk): Block[] => {
      const lines = chunk.split("\n").filter((line) => line.trim() !== "");
      if (lines.length === 0) return [];
      if (lines.every((line) => line.trim().startsWith("|"))) {
        const [head = "", , ...rows] = lines;
        return [{ kind: "table", head: cells(head), rows: rows.map(cells) }];
      }
      const picture = /^!\[(.*?)\]\([^)]*\)$/.exec(chunk.trim());
      if (picture !== null) return [{ kind: "picture", text: picture[1] ?? "" }];
      if (/^(- |\d+\. )/.test(lines[0]?.trim() ?? "")) {
        return chunk.split(/\n(?=\s*(?:- |\d+\. ))/).map((item) => ({
          kind: "li",
          inline: inline(
            item
              .trim()
              .replace(/^- /, "")
              .replace(/\s*\n\s*/g, " "),
          ),
        }));
      }
      return [{ kind: "p", inline: inline(lines.join(" ")) }];
    });
}
