import { expect, test } from "vitest";
import { isTyping, typedParagraphs } from "./typed-ahead.ts";

const press = (key: string, more = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false },
  ...more,
});

test("letters, Enter and Backspace are typing; shortcuts and keys that move are not", () => {
  expect(["a", "É", "😀", " ", "Enter", "Backspace"].every((key) => isTyping(press(key)))).toBe(true);
  expect(["Shift", "F8", "ArrowLeft", "Escape", "Tab"].some((key) => isTyping(press(key)))).toBe(false);
  expect(isTyping(press("s", { ctrlKey: true }))).toBe(false);
  expect(isTyping(press("a", { isComposing: true }))).toBe(false);
  const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === "AltGraph" };
  expect(isTyping(press("€", altGr))).toBe(true);
});

test("what was typed becomes paragraphs, and Backspace takes back a whole character", () => {
  expect(typedParagraphs([..."On", "e", "Enter", "T", "😀", "Backspace", "w"])).toEqual(["One", "Tw"]);
  expect(typedParagraphs(["Enter", "Backspace", "Backspace", "a"])).toEqual(["a"]);
  expect(typedParagraphs([])).toEqual([""]);
  expect(typedParagraphs(["Enter", "Enter"])).toEqual([""]);
});
