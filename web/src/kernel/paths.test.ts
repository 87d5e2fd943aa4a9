import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { place } = await import("./paths.svelte");

test.each([
  ["/", { page: "home" }],
  ["/t/abc", { page: "table", table: "abc", watch: false }],
  ["/r/abc", { page: "table", table: "abc", watch: true }],
  ["/j/B7KPM2X", { page: "join", code: "B7KPM2X" }],
  ["/t", { page: "home" }],
  ["/other/thing", { page: "home" }],
])("%s", (path, found) => expect(place(path)).toEqual(found));
