import { expect, test } from "vitest";
import { type AccountRules, noAccountRules } from "./account-rules.ts";
import { accountRuleInfos } from "./rule-infos.ts";
import { mayTurnOff, originOf } from "./rule-source.ts";

const team = { TeamId: 3, TeamName: "The Desk", SetBy: "Mia Moss", MayTurnOff: false };
const accountRules: AccountRules = {
  settings: {
    ...noAccountRules.settings,
    rules: [{ id: "17", match: "e-mail", replace: "email", message: "We write email.", name: "Email" }],
    terms: [{ id: "5", text: "log in", status: "Deprecated", replacement: "sign in", description: "Since 2020." }],
  },
  sources: {
    "guide/4/9": { Kind: "guide", Name: "House style", ...team },
    "base/6/1": { Kind: "base", Name: "Terms", TeamId: null, TeamName: "", SetBy: "", MayTurnOff: true },
    "templates/3/9": { Kind: "templates", Name: "", ...team },
  },
  ruleSources: { "house/17": "guide/4/9", "term/5": "base/6/1", "template/1": "templates/3/9" },
  goals: {},
};
const templates = [{ id: 1, key: "serial-comma" }];

test("a rule leads to its guide, a term to its base, a template to the simple style guide", () => {
  expect(originOf("house/17", accountRules, templates)).toMatchObject({
    ...team,
    Name: "House style",
    href: "/style-guides/4",
  });
  expect(originOf("term/5", accountRules, templates)).toMatchObject({ TeamId: null, href: "/term-bases/6" });
  expect(originOf("template/serial-comma", accountRules, templates)).toMatchObject({
    ...team,
    href: "/simple-style-guide",
  });
  expect(originOf("grammar/a-or-an", accountRules, templates)).toBeUndefined();
});

test("the product's rules and one's own may be switched off, a team's only where it allows that", () => {
  expect(mayTurnOff("grammar/a-or-an", accountRules, templates)).toBe(true);
  expect(mayTurnOff("term/5", accountRules, templates)).toBe(true);
  expect(mayTurnOff("house/17", accountRules, templates)).toBe(false);
  expect(mayTurnOff("template/serial-comma", accountRules, templates)).toBe(false);
});

test("help says the rule's own text", () => {
  const rules = accountRuleInfos(accountRules, [
    {
      id: 1,
      key: "serial-comma",
      name: "Serial comma",
      group: "Punctuation",
      description: "A comma before “and”.",
      example: { wrong: "a, b and c", right: "a, b, and c" },
      options: [],
      defaults: {},
    },
  ]);
  expect(rules.get("house/17")).toMatchObject({
    title: "Email",
    explain: "We write email.",
    examples: [{ wrong: "e-mail", right: "email" }],
  });
  expect(rules.get("term/5")).toMatchObject({
    explain: "Since 2020.",
    examples: [{ wrong: "log in", right: "sign in" }],
  });
  expect(rules.get("template/serial-comma")).toMatchObject({ title: "Serial comma", explain: "A comma before “and”." });
});
