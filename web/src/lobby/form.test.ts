import { describe, expect, it } from "vitest";
import type { OptionSchema, Options } from "../kernel/wire";
import { RulesForm, type Terms, type Verdict } from "./form";

const whole = (usual: number): OptionSchema => ({
  type: "int",
  default: usual,
  live: false,
  secret: false,
  lo: 0,
  hi: 9,
});
const SCHEMA = { price: whole(3), least: whole(0), most: whole(9) };

/** A server that refuses a least above the most, and answers when it is told to. */
function table() {
  let options: Options = {};
  let rev = 1;
  const waiting: (() => void)[] = [];
  const sent: Terms[] = [];
  const send = (terms: Terms): Promise<Verdict> => {
    sent.push(terms);
    return new Promise((answer) => {
      waiting.push(() => {
        const { least = 0, most = 9 } = terms.options as { least?: number; most?: number };
        if (least > most) return answer({ reason: "contradiction", detail: { option: "least", other: "most" } });
        options = terms.options;
        answer({ rev: ++rev, options });
      });
    });
  };
  const form = new RulesForm(send);
  form.hear(SCHEMA, {}, 1);
  const go = async (): Promise<void> => {
    await Promise.resolve();
    waiting.shift()?.();
    await new Promise((wake) => setTimeout(wake));
  };
  return { form, sent, go, played: () => options };
}

describe("rules of a table", () => {
  it("agrees only once the server has said so", async () => {
    const { form, go, played } = table();
    void form.set("price", 5);
    expect([form.agrees, form.sheet().value("price")]).toEqual([false, 5]);
    await go();
    expect([form.agrees, form.different, played()]).toEqual([true, { price: 5 }, { price: 5 }]);
  });

  it("keeps what is refused, says where, and agrees again when it fits", async () => {
    const { form, go, played } = table();
    void form.set("price", 5);
    await go();
    void form.set("most", 2);
    await go();
    void form.set("least", 4);
    await go();
    expect(form.refused).toEqual(["least", "most"]);
    expect([form.agrees, form.different]).toEqual([false, { price: 5, most: 2, least: 4 }]);
    void form.set("price", 7);
    await go();
    expect([form.agrees, form.sheet().value("price"), played()]).toEqual([false, 7, { price: 5, most: 2 }]);
    void form.set("most", 6);
    await go();
    expect([form.agrees, played()]).toEqual([true, { price: 7, most: 6, least: 4 }]);
  });

  it("sends the last of several changes, with all of them in it", async () => {
    const { form, go, sent } = table();
    void form.set("price", 1);
    void form.set("price", 2);
    void form.set("least", 3);
    await go();
    await go();
    expect(sent.at(-1)).toEqual({ options: { price: 2, least: 3 } });
    expect([form.agrees, form.different]).toEqual([true, { price: 2, least: 3 }]);
  });

  it("does not take older news for newer", async () => {
    const { form, go } = table();
    void form.set("price", 5);
    await go();
    form.hear(SCHEMA, {}, 1);
    expect(form.different).toEqual({ price: 5 });
    form.hear(SCHEMA, { price: 8 }, 9);
    expect(form.different).toEqual({ price: 8 });
  });

  it("gives up what is refused only when asked to", async () => {
    const { form, go } = table();
    void form.replace({ options: { least: 9, most: 1 } });
    await go();
    expect(form.agrees).toBe(false);
    form.giveUp();
    expect([form.agrees, form.different, form.refusal]).toEqual([true, {}, null]);
  });
});
