import { expect, test } from "vitest";
import { emptyDraft, isShortcut, tagsIn, wireOf } from "./snippet.ts";

test("tags are what stands between commas, each once", () => {
  expect(tagsIn(" legal, mail ,, legal")).toEqual(["legal", "mail"]);
  expect(tagsIn("")).toEqual([]);
});

test("a snippet without a shortcut is sent without one", () => {
  expect(wireOf({ ...emptyDraft(3), Name: "A", Shortcut: "  " })).not.toHaveProperty("Shortcut");
  expect(wireOf({ ...emptyDraft(3), Name: "A", Shortcut: " sig " })).toMatchObject({ Shortcut: "sig", Tags: [] });
});

test.each([
  ["", true],
  ["sig", true],
  ["s", false],
  ["my sig", false],
  ["x".repeat(31), false],
])("“%s” may be a shortcut: %s", (shortcut, expected) => {
  expect(isShortcut(shortcut)).toBe(expected);
});
