import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FakeGoogle } from "./testing/fake-google.ts";

const call = (google: FakeGoogle, name: string, ...args: readonly unknown[]): unknown =>
  JSON.parse(google.call(name, JSON.stringify(args)));

test("the menu of the add-on opens the sidebar", () => {
  const google = new FakeGoogle(["One."]);
  call(google, "onInstall");
  const [name = ""] = [...google.menu.values()];
  call(google, name);
  expect(google.sidebar).toEqual({ file: "Sidebar", title: "Housestyle" });
});

test("paragraphs of body, tables and footnotes are read in their order", () => {
  const google = new FakeGoogle(["One.", [["Two.", "Three."], ["Four."]], "Five."], ["A note."]);
  expect(call(google, "readParagraphs")).toEqual(["One.", "Two.", "Three.", "Four.", "Five.", "", "A note."]);
});

test("words are selected and written over, behind a smiley too, and look as those before", () => {
  const text = "😀 We saw teh boat.";
  const google = new FakeGoogle(["One.", text]);
  google.embolden(1, 10, 13);
  const place = { index: 1, text, start: 10, end: 13 };
  call(google, "selectPlace", place);
  expect(google.selected()).toEqual(["teh"]);
  expect(call(google, "writeEdits", [{ ...place, replacement: "that" }])).toBe("written");
  expect(google.texts()).toEqual(["One.", "😀 We saw THAT boat."]);
});

test("several edits are written at their places, one that deletes and one at the beginning among them", () => {
  const text = "teh cat saw saw teh dog";
  const google = new FakeGoogle([text]);
  const edits = [
    { index: 0, text, start: 0, end: 3, replacement: "The" },
    { index: 0, text, start: 12, end: 16, replacement: "" },
    { index: 0, text, start: 16, end: 19, replacement: "the" },
  ];
  expect(call(google, "writeEdits", edits)).toBe("written");
  expect(google.texts()).toEqual(["The cat saw the dog"]);
});

test("a footnote that is only suggested is left out", () => {
  const google = new FakeGoogle(["One."], [null, "A note."]);
  expect(call(google, "readParagraphs")).toEqual(["One.", "", "A note."]);
});

test("a chip has its place in the text, and words around it are corrected where they are", () => {
  const text = "Meet \uFFFC on teh \uFFFC, not teh\u0002 boat.";
  const google = new FakeGoogle([text, "\uFFFC"]);
  const [read, alone] = call(google, "readParagraphs") as string[];
  expect([read, alone]).toEqual(["Meet \uFFFC on teh \uFFFC, not teh boat.", "\uFFFC"]);
  const at = (start: number) => ({ index: 0, text: read, start, end: start + 3, replacement: "the" });
  call(google, "selectPlace", at(21));
  expect(google.selected()).toEqual(["teh"]);
  expect(call(google, "writeEdits", [at(10), at(21)])).toBe("written");
  expect(google.texts()).toEqual(["Meet  on the , not the boat."]);
  expect(google.things(0)).toBe(3);
});

test.each([
  ["a chip inside", "We met te\uFFFCh boat.", "te\uFFFCh"],
  ["a chip right after them", "We met teh\uFFFC boat.", "teh"],
  ["a note inside", "We met te\u0002h boat.", "teh"],
])("words with %s cannot be corrected from here, and nothing of the same step is", (_, text, words) => {
  const google = new FakeGoogle([text, "They saw teh sea."]);
  const [read = "", other] = call(google, "readParagraphs") as string[];
  const edits = [
    { index: 0, text: read, start: 7, end: 7 + words.length, replacement: "the" },
    { index: 1, text: other, start: 9, end: 12, replacement: "the" },
  ];
  expect(call(google, "writeEdits", edits)).toBe("unplaced");
  expect(google.texts()).toEqual(["We met teh boat.", "They saw teh sea."]);
  expect(google.things(0)).toBe(1);
});

test("nothing is written and nothing selected when one paragraph holds another text by now", () => {
  const google = new FakeGoogle(["We saw teh boat.", "They saw teh sea."]);
  const edits = google.texts().map((text, index) => {
    const start = text.indexOf("teh");
    return { index, text, start, end: start + 3, replacement: "the" };
  });
  google.type(1, "They saw teh big sea.");
  expect(call(google, "writeEdits", edits)).toBe("changed");
  expect(google.texts()).toEqual(["We saw teh boat.", "They saw teh big sea."]);
  call(google, "selectPlace", edits[1]);
  expect(google.selected()).toEqual([]);
});

test("what is kept may be longer than a property, and shorter the next time", () => {
  const google = new FakeGoogle([""]);
  expect(call(google, "recall", "document", "ignored")).toBeNull();
  const long = "ignored words, ".repeat(2_000);
  call(google, "keep", "document", "ignored", long);
  expect(call(google, "recall", "document", "ignored")).toBe(long);
  call(google, "keep", "document", "ignored", "[]");
  expect(call(google, "recall", "document", "ignored")).toBe("[]");
  expect(call(google, "recall", "person", "ignored")).toBeNull();
});

test("it asks for the open document and its own sidebar, and for nothing else", () => {
  const read = (name: string) => readFileSync(new URL(`../addon/${name}`, import.meta.url), "utf8");
  expect(JSON.parse(read("appsscript.json")).oauthScopes).toEqual([
    "https://www.googleapis.com/auth/documents.currentonly",
    "https://www.googleapis.com/auth/script.container.ui",
  ]);
  expect(read("Code.gs")).not.toMatch(/UrlFetchApp|openBy|MailApp|DriveApp/);
});
