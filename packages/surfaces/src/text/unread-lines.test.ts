import { expect, test } from "vitest";
import { unreadLines } from "./unread-lines.ts";

/** The lines of a text that are read. */
function readOf(text: string): readonly string[] {
  const lines = text.split("\n");
  const unread = unreadLines(lines);
  return lines.filter((_, index) => !unread[index]);
}

test("fenced code is not read, whichever way it is fenced", () => {
  expect(readOf("One\n```js\nconst teh = 1;\n```\ntwo")).toEqual(["One", "two"]);
  expect(readOf("One\n~~~~\nteh\n```\n~~~\n~~~~ \ntwo")).toEqual(["One", "two"]);
  expect(readOf("One\n   ````\nteh\n```\n`````\ntwo")).toEqual(["One", "two"]);
  expect(readOf("One\n```\nteh\n``` js\nteh")).toEqual(["One"]);
});

test("what only looks like a fence is read", () => {
  const text = "One ```\n`teh`\n``\n```teh```\n    ```\ntwo";
  expect(readOf(text)).toEqual(text.split("\n"));
});

test("quotes are not read, and what only begins like one is", () => {
  expect(readOf("> teh\n>teh\n  >> teh\nMine.\n>\n>:( no\n>= 3\n-> so")).toEqual(["Mine.", ">:( no", ">= 3", "-> so"]);
});
