import { expect, test } from "vitest";
import { languagesOf } from "./settings.ts";

const codes = (...given: Parameters<typeof languagesOf>) => languagesOf(...given).map(({ isoCode }) => isoCode);

test("languages are the same in both spellings, and called what the page calls them", () => {
  expect(codes({}, undefined)).toEqual(["en-US", "en-GB", "en-CA", "en-AU"]);
  expect(codes({ languageFilter: ["en_US", "en_UK", "de-DE"] }, undefined)).toEqual(["en-US", "en-GB"]);
  const ours = { displayName: "British", isoCode: "en_UK", isEnabled: false };
  expect(languagesOf({ languageFilter: ["en-GB"] }, [ours])).toEqual([ours]);
});
