import { beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../kernel/boxed.svelte";
import * as drafts from "./draft";
import { fieldsOf } from "./fields";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

const kite: Entry = {
  id: "SP01",
  names: { en: { "": "Kite", about: "Up!" }, es: { "": "Cometa" } },
  figures: { id: "SP01", kind: "product", cost: "60" },
  says: {},
  word: "card-SP01",
};
const ball: Entry = { ...kite, id: "SP02", figures: { id: "SP02", kind: "service", cost: "80", wellbeing: "5" } };
const empty = drafts.draftOf("town", {}, "");

test("only what differs is a change, and what is put back is none", () => {
  let draft = drafts.setFigure(empty, "shopping", kite, "cost", "70");
  draft = drafts.setWord(draft, "shopping", kite, "es", "", "Volantín");
  expect(drafts.editsOf(draft)).toEqual([
    {
      table: "shopping",
      entry: "SP01",
      figures: { cost: "70" },
      words: { es: { "": "Volantín" } },
      like: "",
      out: false,
    },
  ]);
  draft = drafts.setFigure(draft, "shopping", kite, "cost", " 60 ");
  draft = drafts.setWord(draft, "shopping", kite, "es", "", "Cometa");
  expect(drafts.changes(draft)).toBe(0);
});
test("a new card stands beside the one it is like, under an id of its own, until it is taken out", () => {
  const [draft, id] = drafts.addLike(empty, "shopping", [kite, ball], "SP01");
  const [two, other] = drafts.addLike(draft, "shopping", drafts.entriesOf(draft, "shopping", [kite, ball]), "SP01");
  expect(id).not.toBe(other);
  expect(drafts.entriesOf(two, "shopping", [kite, ball]).map((entry) => entry.id)).toEqual(["SP01", other, id, "SP02"]);
  expect(drafts.changes(drafts.takeOut(drafts.takeOut(two, "shopping", id, true), "shopping", other, true))).toBe(0);
  const out = drafts.takeOut(empty, "shopping", "SP02", true);
  expect(drafts.cardIn(out, "shopping", "SP02").out).toBe(true);
  expect(drafts.changes(drafts.takeOut(out, "shopping", "SP02", false))).toBe(0);
});
test("work stays on this device until it is forgotten", () => {
  const draft = drafts.setFigure(empty, "shopping", kite, "cost", "70");
  drafts.keepDraft("town", draft);
  expect(drafts.draftOf("town", {}, "")).toEqual(draft);
  expect(drafts.draftOf("city", { en: "x" }, "₡")).toEqual({ title: { en: "x" }, money: "₡", cards: {} });
  drafts.forgetDraft("town");
  expect(drafts.changes(drafts.draftOf("town", {}, ""))).toBe(0);
  store.set("alcancia-draft-town", "{nonsense");
  expect(drafts.changes(drafts.draftOf("town", {}, ""))).toBe(0);
});
test("a fault finds its card", () => {
  const entries = [kite, ball, { id: "SP0" }];
  expect(drafts.faultAt({ entry: "SP01 cost: -80" }, entries)).toBe("SP01");
  expect(drafts.faultAt({ entry: "card-SP02" }, entries)).toBe("SP02");
  expect(drafts.faultAt({ entry: "3: KeyError" }, entries)).toBeNull();
});
test("figures become fields, and of a quiz the right answer can be said but is not known", () => {
  expect(fieldsOf("shopping", [kite, ball])).toEqual([
    { way: "kind", kind: "choice", values: ["product", "service"] },
    { way: "cost", kind: "number", values: [] },
    { way: "wellbeing", kind: "number", values: [] },
  ]);
  const question = { "questions.1.ask.en": "?", "questions.1.answers.1.en": "x", "questions.1.answers.2.en": "y" };
  expect(fieldsOf("quiz", [{ ...kite, figures: question }]).map(({ way, kind }) => [way, kind])).toEqual([
    ["questions.1.ask.en", "text"],
    ["questions.1.answers.1.en", "text"],
    ["questions.1.answers.2.en", "text"],
    ["questions.1.right", "right"],
    ["questions.1.why.en", "text"],
  ]);
});
