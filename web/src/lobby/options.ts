import type { Options, OptionSchema } from "../kernel/wire";

/** Only what differs from the usual rules: the server fills in the rest. */
export function changed(schema: { [name: string]: OptionSchema }, values: Options): Options {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in schema && !same(value, schema[name]?.default)),
  );
}
