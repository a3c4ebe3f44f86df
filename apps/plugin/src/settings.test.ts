import { expect, test } from "vitest";
import { languagesOf } from "./settings.ts";

const codes = (filter: readonly string[] | null, named?: Parameters<typeof languagesOf>[1]) =>
  languagesOf({ languageFilter: filter }, named).map(({ isoCode }) => isoCode);

test("a language is meant by either spelling, and told by the page's own", () => {
  expect(codes(null)).toEqual(["en-US", "en-GB", "en-CA", "en-AU"]);
  expect(codes(["en-GB", "de-DE"])).toEqual(["en-GB"]);
  expect(codes(["en_UK", "en_US"])).toEqual(["en-US", "en-GB"]);
  const british = { displayName: "British", isoCode: "en_UK", isEnabled: true };
  expect(languagesOf({ languageFilter: ["en-GB"] }, [british])).toEqual([british]);
  expect(codes([])).toEqual([]);
});
