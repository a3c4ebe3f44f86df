import { expect, test } from "vitest";
import { shortcutOf } from "./shortcut-of.ts";

/** “Ctrl+Shift+Space” as the browser tells of it. */
function pressed(keys: string) {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  return {
    key: key === "Space" ? " " : key,
    code: key === "Space" ? "Space" : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : "",
    altKey: parts.includes("Alt"),
    ctrlKey: parts.includes("Ctrl"),
    metaKey: parts.includes("Cmd"),
    shiftKey: parts.includes("Shift"),
  };
}

test.each([
  ["F8", "next"],
  ["Shift+F8", "previous"],
  ["Alt+ArrowDown", "next"],
  ["Alt+ArrowUp", "previous"],
  ["Ctrl+.", "open"],
  ["Cmd+.", "open"],
  ["Ctrl+s", "save"],
  // With Caps Lock on.
  ["Cmd+S", "save"],
  ["Ctrl+Shift+Space", "snippets"],
  ["Shift+F7", "synonyms"],
  ["Ctrl+F7", "rephrase"],
  ["Cmd+F7", "rephrase"],
  ["F1", "commands"],
  ["Ctrl+Shift+P", "commands"],
  ["F2", "speech"],
  ["Shift+F2", "silence"],
  ["F9", "focus"],
  ["Shift+F9", "typewriter"],
  ["Ctrl+Shift+o", "outline"],
  ["Cmd+Shift+O", "outline"],
  ["Ctrl+Shift+e", "suggesting"],
  ["Ctrl+Alt+m", "comment"],
  ["Cmd+Alt+m", "comment"],
  ["Ctrl+f", "find"],
  ["Ctrl+H", "replace"],
  ["Ctrl+k", "link"],
  ["Escape", "leave"],
])("%s asks for “%s”", (keys, shortcut) => {
  expect(shortcutOf(pressed(keys), false)).toBe(shortcut);
});

test.each([
  "a",
  "s",
  ".",
  "Enter",
  "F7",
  "Alt+F7",
  "ArrowDown",
  "Shift+Space",
  "Ctrl+Space",
  "Ctrl+Alt+s",
  "Ctrl+Alt+Shift+Space",
  "Alt+Shift+ArrowDown",
  "Alt+F8",
  "Ctrl+F8",
  "Ctrl+c",
  "Alt+Escape",
  "Ctrl+Shift+f",
  "Cmd+f",
])("%s is left to the text and the browser", (keys) => {
  expect(shortcutOf(pressed(keys), false)).toBeUndefined();
});

test("on a Mac the keys that move the cursor stay its own", () => {
  expect(shortcutOf(pressed("Cmd+f"), true)).toBe("find");
  expect(shortcutOf(pressed("Cmd+Alt+f"), true)).toBe("replace");
  expect(shortcutOf(pressed("Cmd+k"), true)).toBe("link");
  for (const keys of ["Ctrl+f", "Ctrl+h", "Ctrl+k", "Cmd+h"]) expect(shortcutOf(pressed(keys), true)).toBeUndefined();
});
