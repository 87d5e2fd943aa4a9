import { expect, test } from "vitest";
import { minutes } from "./minutes";

test.each([
  [0, "0:00"],
  [83, "1:23"],
  [120, "2:00"],
  [3900, "1:05:00"],
])("%i seconds", (seconds, text) => expect(minutes(seconds)).toBe(text));
