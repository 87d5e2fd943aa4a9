import { expect, test } from "vitest";
import { Lessons } from "./lessons";

test("questions are counted by name, once each", () => {
  const lessons = new Lessons("t");
  expect(lessons.count("bet", "0.0")).toBe(1);
  expect(lessons.count("bet", "0.0")).toBe(1);
  expect(lessons.count("take", "1.0")).toBe(1);
  expect(lessons.count("bet", "2.0")).toBe(2);
});
test("a question put again after a move was taken back is the same one", () => {
  const lessons = new Lessons("t");
  lessons.count("bet", "5.2");
  expect(lessons.count("bet", "5.2~1")).toBe(1);
});
