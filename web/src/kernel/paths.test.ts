import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { place } = await import("./paths.svelte");

test.each([
  ["/", { page: "home", box: "", rules: "" }],
  ["/#citylife?seats=4&fee=50", { page: "home", box: "citylife", rules: "seats=4&fee=50" }],
  ["/#citylife", { page: "home", box: "citylife", rules: "" }],
  ["/#no box", { page: "home", box: "", rules: "" }],
  ["/t/abc", { page: "table", table: "abc" }],
  ["/s/abc", { page: "show", table: "abc" }],
  ["/r/abc", { page: "replay", table: "abc", step: 0, eyes: null }],
  ["/r/abc/12?eyes=1", { page: "replay", table: "abc", step: 12, eyes: 1 }],
  ["/r/abc/many?eyes=me", { page: "replay", table: "abc", step: 0, eyes: null }],
  ["/j/B7KPM2X", { page: "join", code: "B7KPM2X", sign: "", pin: "" }],
  ["/j/B7KPM2X?sign=star", { page: "join", code: "B7KPM2X", sign: "star", pin: "" }],
  ["/j/B7KPM2X#482913", { page: "join", code: "B7KPM2X", sign: "", pin: "482913" }],
  ["/room/new", { page: "class", id: "room", part: "new", sign: "", code: "" }],
  ["/sheet", { page: "class", id: "sheet", part: "", sign: "", code: "" }],
  ["/c/abc", { page: "class", id: "abc", part: "", sign: "", code: "" }],
  ["/c/abc/lead#W4TQ-9HXD", { page: "class", id: "abc", part: "lead", sign: "", code: "W4TQ-9HXD" }],
  ["/d/abc", { page: "desk", table: "abc" }],
  ["/b/financity@d54825ce739e9f7b", { page: "catalogue", box: "financity@d54825ce739e9f7b" }],
  ["/b", { page: "lost" }],
  ["/t", { page: "lost" }],
  ["/other/thing", { page: "lost" }],
])("%s", (path, found) => expect(place(path)).toEqual(found));
