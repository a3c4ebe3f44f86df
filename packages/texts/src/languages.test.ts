import { expect, test } from "vitest";
import { bestLanguage, loadLanguage } from "./languages.ts";

const there = ["de", "pt-BR", "en-XA"];

test.each([
  [["de"], "de"],
  [["de-CH"], "de"],
  [["PT-br"], "pt-BR"],
  [["pt"], "en"],
  [["fr", "de"], "de"],
  [["en-GB", "de"], "en"],
  [["en-XA", "de"], "en-XA"],
  [["tlh", "*", ""], "en"],
  [[], "en"],
])("of %j people are spoken to in %s", (wanted, spoken) => expect(bestLanguage(wanted, "en", there)).toBe(spoken));

test("who wants none that there is, is spoken to as everybody is", () => {
  expect(bestLanguage(["tlh"], "de", there)).toBe("de");
  expect(bestLanguage(["en-GB"], "de", there)).toBe("en");
});

test("a language that nobody has is English", async () => {
  expect((await loadLanguage("tlh")).tag).toBe("en");
  expect((await loadLanguage("en-XA")).tag).toBe("en-XA");
});
