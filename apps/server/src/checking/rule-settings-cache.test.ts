import { expect, test } from "vitest";
import type { RuleSettings } from "./job.ts";
import { cachedRuleSettings, createRuleSettingsCache, joined } from "./rule-settings-cache.ts";

const rule = { id: "1", match: "/utili[sz]e/", replace: "use", message: "" };
const term = { id: "2", text: "Zyntharil", status: "Approved" } as const;

/** Content as it comes from another thread: equal to what was sent, and never the same object. */
const arrived = (words: readonly string[], given: Partial<RuleSettings> = {}): RuleSettings =>
  structuredClone({ words, ignores: [], rules: [rule], terms: [term], templates: [], ...given });

test("a version is kept, and content is asked for only where it is not known", () => {
  const kept = createRuleSettingsCache();
  expect(cachedRuleSettings({ version: "a" }, kept)).toBeUndefined();
  const first = cachedRuleSettings({ version: "a", content: arrived(["one"]) }, kept);
  expect(cachedRuleSettings({ version: "a" }, kept)).toBe(first);
});

test("what has not changed since another version stays the same object, so that nothing of it is compiled again", () => {
  const kept = createRuleSettingsCache();
  const first = cachedRuleSettings({ version: "a", content: arrived(["one"]) }, kept);
  const second = cachedRuleSettings({ version: "b", content: arrived(["one", "two"]) }, kept);
  expect(second?.words).toEqual(["one", "two"]);
  expect(second?.rules).toBe(first?.rules);
  expect(second?.terms).toBe(first?.terms);
  expect(joined({}, second).rules).toBe(joined({}, first).rules);
  const third = cachedRuleSettings(
    { version: "c", content: arrived(["one"], { rules: [{ ...rule, replace: "apply" }] }) },
    kept,
  );
  expect(third?.words).toBe(first?.words);
  expect(third?.rules).toEqual([{ ...rule, replace: "apply" }]);
});
