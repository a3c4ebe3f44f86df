import { describe, expect, test } from "vitest";
import { configOf, decided, type Guide, type GuideTemplate, grouped, isOn } from "./guide.ts";

const template = (Id: number, Name: string, Group: string, Default: Record<string, unknown> = {}): GuideTemplate => ({
  Id,
  Name,
  Group,
  Category: Group,
  Description: `About ${Name.toLowerCase()}.`,
  Example: { Wrong: "red, white and blue", Right: "red, white, and blue" },
  Options: [],
  Default,
});
const serial = template(1, "Serial comma", "Punctuation", { mode: "always", strict: false });
const dates = template(5, "Date format", "Numbers");
const guide: Guide = {
  Templates: [serial, dates],
  Config: {
    "1": { StyleGuideTemplateId: 1, IsSelected: true, Config: { mode: "never" }, TeamId: null, SetByTeam: false },
  },
};

test("a template is on only when it was chosen", () => {
  expect([serial, dates].map((each) => isOn(guide, each))).toEqual([true, false]);
});

test("what was decided stands over what a template comes with, also as a text of JSON", () => {
  expect(configOf(guide, serial)).toEqual({ mode: "never", strict: false });
  const asText = { ...guide, Config: { "1": { ...guide.Config["1"], Config: '{"strict":true}' } } } as Guide;
  expect(configOf(asText, serial)).toEqual({ mode: "always", strict: true });
  const broken = { ...guide, Config: { "1": { ...guide.Config["1"], Config: "{" } } } as Guide;
  expect(configOf(broken, serial)).toEqual(serial.Default);
});

describe("searching", () => {
  const names = (search: string, shown: "all" | "on" | "off" = "all") =>
    grouped(guide, search, shown).map(({ group, templates }) => [group, ...templates.map(({ Name }) => Name)]);

  test("keeps the order of the catalogue, by group", () => {
    expect(names("")).toEqual([
      ["Punctuation", "Serial comma"],
      ["Numbers", "Date format"],
    ]);
  });
  test("wants every word, anywhere", () => {
    expect(names("comma BLUE")).toEqual([["Punctuation", "Serial comma"]]);
    expect(names("comma date")).toEqual([]);
  });
  test("can leave out what is on or off", () => {
    expect(names("", "on")).toEqual([["Punctuation", "Serial comma"]]);
    expect(names("", "off")).toEqual([["Numbers", "Date format"]]);
  });
});

test("switching off keeps the configuration", () => {
  const off = decided(guide, serial, false, configOf(guide, serial));
  expect(isOn(off, serial)).toBe(false);
  expect(configOf(off, serial)).toEqual({ mode: "never", strict: false });
  expect(isOn(guide, serial)).toBe(true);
});
