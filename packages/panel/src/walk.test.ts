import { expect, test } from "vitest";
import { walk } from "./walk.ts";

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["ArrowRight", -1, 0],
  ["ArrowLeft", -1, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
])("%s from %i of three leads to %s", (key, at, to) => {
  expect(walk(key, at, 3)).toBe(to);
});
