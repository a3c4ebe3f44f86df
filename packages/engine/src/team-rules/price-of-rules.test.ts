import { expect, test } from "vitest";
import { priceOfRules } from "./price-of-rules.ts";

const rules = (count: number, match: string) => Array.from({ length: count }, () => ({ match }));

test("a style guide of ordinary expressions is no dearer than a text; two hundred that repeat themselves are", () => {
  expect(priceOfRules(rules(200, "/\\butili[sz]e[ds]?\\b/"), 10_000)).toBeLessThan(150);
  expect(priceOfRules(rules(200, "/((a?){30}){30}/"), 9_500)).toBeGreaterThan(150);
  expect(priceOfRules(rules(200, "e-mail"), 10_000)).toBe(0);
});

test("the price grows with the text, and ends where no more expressions are used", () => {
  const one = rules(1, "/[^x]{1,900}y/");
  expect(priceOfRules(one, 20_000)).toBeGreaterThan(priceOfRules(one, 10_000));
  expect(priceOfRules(rules(200, "/[^x]{1,900}y/"), 1_000)).toBe(priceOfRules(rules(100, "/[^x]{1,900}y/"), 1_000));
});
