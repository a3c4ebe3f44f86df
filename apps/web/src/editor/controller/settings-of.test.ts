import { expect, test } from "vitest";
import { noAccountRules } from "../account-rules/account-rules.ts";
import { freshPersonal } from "../storage/personal.ts";
import { settingsOf } from "./settings-of.ts";

const guide = { Kind: "guide", Name: "Guide", TeamId: 3, TeamName: "The Desk", SetBy: "" };

test("a rule that is switched off here says nothing, unless it has become a team's that does not allow it", () => {
  const personal = { ...freshPersonal("en"), disabled: new Set(["house/17", "grammar/a-or-an"]) };
  const disabled = (MayTurnOff: boolean) => {
    const house = {
      ...noAccountRules,
      sources: { "guide/4": { ...guide, MayTurnOff } },
      ruleSources: { "house/17": "guide/4" },
    };
    return settingsOf({ personal, house, templates: [], silent: new Set() }).disabled;
  };
  expect(disabled(true)).toEqual(["house/17", "grammar/a-or-an"]);
  expect(disabled(false)).toEqual(["grammar/a-or-an"]);
});

test("a rule that is silent in the document says nothing there, whoever has set it", () => {
  const house = {
    ...noAccountRules,
    sources: { "guide/4": { ...guide, MayTurnOff: false } },
    ruleSources: { "house/17": "guide/4" },
  };
  const decided = { personal: freshPersonal("en"), house, templates: [], silent: new Set(["house/17"]) };
  expect(settingsOf(decided).disabled).toEqual(["house/17"]);
});
