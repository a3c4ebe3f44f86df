import { expect, test } from "vitest";
import { filled, isProse } from "./read-messages.mjs";

test("a message gets an example for each placeholder, and its most general form", () => {
  expect(filled("{name} has {count, plural, one {one word} other {# words}} in {place}.")).toBe(
    "Tom has 7 words in Tom.",
  );
  expect(filled("{count} words are left.")).toBe("7 words are left.");
});

test("sentences that quote nothing are prose", () => {
  expect(isProse("All is well.")).toBe(true);
  for (const other of [
    "Well",
    "Write “a apple”.",
    "Run housestyle check --fix.",
    "use 7 letters.",
    "See a.json for it.",
  ])
    expect(isProse(other), other).toBe(false);
});
