import { expect, test } from "vitest";
import { classOf } from "./slip-costs.ts";
import { soundKey } from "./sound-key.ts";

const keyOf = (word: string): number => soundKey(Uint8Array.from([...word], classOf), word.length);

test.each([
  ["fone", "phone"],
  ["nite", "night"],
  ["nock", "knock"],
  ["rong", "wrong"],
  ["anurism", "aneurysm"],
  ["naybor", "neighbor"],
  ["sudo", "pseudo"],
  ["lam", "lamb"],
  ["kwik", "qwick"],
])("%s sounds like %s", (typed, meant) => {
  expect(keyOf(typed)).toBe(keyOf(meant));
});

test.each([
  ["cat", "sat"],
  ["rot", "rattle"],
  ["gate", "jute"],
  ["what", "hat"],
])("%s does not sound like %s", (typed, meant) => {
  expect(keyOf(typed)).not.toBe(keyOf(meant));
});
