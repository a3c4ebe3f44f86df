import { expect, test } from "vitest";
import { inSameForm } from "./same-form.ts";

test("a synonym takes the form of the word it stands for", () => {
  expect(inSameForm("walked", "walk", "VERB", "stroll")).toBe("strolled");
  expect(inSameForm("went", "go", "VERB", "leave")).toBe("left");
  expect(inSameForm("houses", "house", "NOUN", "city")).toBe("cities");
  expect(inSameForm("giving", "give", "VERB", "hand out")).toBe("handing out");
  expect(inSameForm("quick", "quick", "ADJ", "fast")).toBe("fast");
});

test("capitals stay", () => {
  expect(inSameForm("Walked", "walk", "VERB", "stroll")).toBe("Strolled");
  expect(inSameForm("FAST", "fast", "ADJ", "quick")).toBe("QUICK");
});
