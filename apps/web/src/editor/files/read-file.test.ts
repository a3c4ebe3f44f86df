import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";
import { readDocument, readText } from "./read-file.ts";

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

test.each([
  ["UTF-8", bytes(0xc3, 0xa9), "é"],
  ["UTF-8 with its mark", bytes(0xef, 0xbb, 0xbf, 0x61), "a"],
  ["UTF-16", bytes(0xff, 0xfe, 0xe9, 0x00), "é"],
  ["UTF-16, big end first", bytes(0xfe, 0xff, 0x00, 0xe9), "é"],
  ["Windows-1252", bytes(0x93, 0xe9, 0x94), "“é”"],
])("%s is read", async (_name, file, text) => {
  expect(await readText(file)).toBe(text);
});

test("a picture is refused", async () => {
  expect(await readText(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toBeUndefined();
});

test("the ending of its name says how a file is read", async () => {
  const file = (name: string) => new File(["# Title"], name);
  expect((await readDocument(file("a.md")))?.firstChild?.type.name).toBe("heading");
  expect((await readDocument(file("a.txt")))?.firstChild?.type.name).toBe("paragraph");
});

test("a file is named after the first words of the text", () => {
  expect(fileName("The Long/Night: a “tale”", "md", "text")).toBe("the-longnight-a-tale.md");
  expect(fileName("???", "txt", "text")).toBe("text.txt");
});
