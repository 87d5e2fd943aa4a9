import { expect, test } from "vitest";
import type { Teller } from "../kernel/telling";
import { outcomeName } from "./streams";

const reader = (locale: string) => ({ voice: { locale } }) as unknown as Teller;

test("a quiz card is called by what it is about, not by its code", () => {
  const called = { "canada-core:QC01": { en: "The Senate", es: "El Senado" } };
  const said = (locale: string) =>
    outcomeName(reader(locale), { stream: "quiz", says: "" }, "canada-core:QC01", called);
  expect([said("en"), said("es")]).toEqual(["The Senate", "El Senado"]);
});
