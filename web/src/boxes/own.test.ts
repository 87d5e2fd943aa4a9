import { beforeEach, expect, test, vi } from "vitest";
import { base64, forgetBox, ownBoxes, rememberBox } from "./own";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
});
beforeEach(() => store.clear());
const row = (n: number) => ({
  box: `financity@${String(n).padStart(16, "0")}`,
  game: "financity",
  title: { en: `No. ${n}` },
});

test("the last one brought comes first, each once", () => {
  rememberBox(row(1));
  rememberBox(row(2));
  rememberBox(row(1));
  expect(ownBoxes()).toEqual([row(1), row(2)]);
  forgetBox(row(1).box);
  expect(ownBoxes()).toEqual([row(2)]);
});

test("no more than thirty are kept", () => {
  for (let n = 0; n < 40; n++) rememberBox(row(n));
  expect(ownBoxes()).toHaveLength(30);
  expect(ownBoxes()[0]).toEqual(row(39));
});

test.each(["{", "7", '[{"box":"financity@../x","game":"financity","title":{}}]', "[null]"])("nonsense: %s", (text) => {
  store.set("alcancia-boxes", text);
  expect(ownBoxes()).toEqual([]);
});

test("bytes travel whole, also many of them", () => {
  const bytes = Uint8Array.from({ length: 20_001 }, (_, at) => (at * 7) % 256);
  expect([...atob(base64(bytes))].map((sign) => sign.charCodeAt(0))).toEqual([...bytes]);
});
