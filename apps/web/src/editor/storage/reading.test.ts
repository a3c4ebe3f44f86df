import { expect, test } from "vitest";
import { readingOf, wishOf } from "./reading.ts";
import { wishesOfPerson } from "./wishes-of-person.ts";

const usual = { dialect: "en-US", style: "general" } as const;
const nobody = { document: {}, device: {}, account: {}, team: {} };

test("the document decides, else the person, else their team, else the browser", () => {
  const team = { dialect: "en-AU", style: "business" } as const;
  expect(readingOf(nobody, usual)).toEqual(usual);
  expect(readingOf({ ...nobody, team }, usual)).toEqual(team);
  expect(readingOf({ ...nobody, team, account: { style: "creative" } }, usual)).toEqual({ ...team, style: "creative" });
  const device = { dialect: "en-CA" } as const;
  expect(readingOf({ ...nobody, team, account: { dialect: "en-GB" }, device }, usual).dialect).toBe("en-CA");
  expect(readingOf({ ...nobody, device: { dialect: "en-CA" }, document: { dialect: "en-GB" } }, usual).dialect).toBe(
    "en-GB",
  );
});

test("a kind of text that nobody has chosen leaves the word to the team", () => {
  const teams = [{ Language: "en-GB", DefaultStyle: "academic" }];
  expect(wishesOfPerson({ DefaultStyle: "general" }, teams)).toEqual({
    account: {},
    team: { dialect: "en-GB", style: "academic" },
  });
  expect(wishesOfPerson({ DefaultStyle: "creative" }, [])).toEqual({ account: { style: "creative" }, team: {} });
});

test("what is no English or kind of text of ours counts as nothing", () => {
  expect(wishOf("de-DE", "poem")).toEqual({});
  expect(wishesOfPerson(undefined, [])).toEqual({ account: {}, team: {} });
});
