import { expect, test } from "vitest";
import { at, within } from "./at";

test("an address inside the house and the same address on its site", () => {
  for (const base of ["/", "/alcancia/", "/school/games/"])
    for (const path of ["/", "/t/abc", "/r/abc/12?eyes=1", "/#financity"])
      expect(within(at(path, base), base)).toBe(path);
  expect(at("/t/abc", "/alcancia/")).toBe("/alcancia/t/abc");
});

test("what stands elsewhere on the site is not of this house", () => {
  expect(within("/alcancia", "/alcancia/")).toBe("/");
  expect(within("/t/abc", "/alcancia/")).toBeNull();
  expect(within("/alcancias/t/abc", "/alcancia/")).toBeNull();
});

/** Ways past `at`: each would lead out of a house that stands below a path. */
const PAST: [string, RegExp][] = [
  ["a link or picture that begins at the site's top", /\b(?:href|src|action|poster|srcset)=["'{`]+\/(?!\/)/],
  ["an address that is asked for or opened", /\b(?:fetch|open|EventSource|WebSocket|register|sendBeacon)\(["'`]\//],
  [
    "an own way of reading where we are",
    /\blocation\.(?:origin|host|hostname|pathname|protocol|href|assign|replace)\b/,
  ],
  ["an own way of going somewhere", /\bhistory\.(?:pushState|replaceState)\b/],
  ["a file at the site's top", /["'`]\/(?:icon|sw\.js|manifest|assets)/],
];
/** Here the house's own addresses become those of the site; `api` and `words` fetch what `at` says. */
const DOORS = ["./at.ts", "./paths.svelte.ts"];

/** Every line that goes past, with what is wrong about it. */
function past(file: string, text: string): string[] {
  const lines = text.split("\n").filter((line) => !/\bat\(["'`]/.test(line) || /href=["']\//.test(line));
  return PAST.flatMap(([why, way]) =>
    lines.filter((line) => way.test(line)).map((line) => `${file}: ${why}: ${line.trim()}`),
  );
}

test("nothing in the page goes past `at`", () => {
  const files: Record<string, string> = import.meta.glob("../**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const ours = Object.entries(files).filter(([name]) => !DOORS.includes(name) && !name.endsWith(".test.ts"));
  expect(ours.length).toBeGreaterThan(200);
  expect(ours.flatMap(([name, text]) => past(name, text))).toEqual([]);
  const fetching = ours.filter(([, text]) => /(?<![#\w.])fetch\((?!at\()/.test(text));
  expect(fetching.map(([name]) => name)).toEqual([]);
});

test.each([
  `<a href="/t/{table}">`,
  `<a href={"/t/abc"}>`,
  "<img src={`/rules/${game}/turn.svg`} />",
  "fetch(`/api/site`)",
  "new WebSocket(`/api/live`)",
  "location.origin + address",
  `history.replaceState(null, "", path)`,
  `const CALM = "/icon.svg";`,
])("a planted address is noticed: %s", (line) => {
  expect(past("planted", line)).toHaveLength(1);
});
