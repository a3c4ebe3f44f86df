import { schema } from "@housestyle/documents";
import { encodeUtf16, writeZip } from "@housestyle/files";
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
  expect((await readDocument(file("a.md")))?.doc.firstChild?.type.name).toBe("heading");
  expect((await readDocument(file("a.txt")))?.doc.firstChild?.type.name).toBe("paragraph");
});

test.each([
  ["a.txt", "One.\r\nTwo.\r\n", "Two", "Too", "One.\r\nToo.\r\n"],
  ["a.txt", "We saw\nteh\n\nboat.\n", "teh", "the", "We saw\nthe\n\nboat.\n"],
  ["a.md", "* one\n* **teh** `x`\n", "teh", "the", "* one\n* **the** `x`\n"],
])(
  "%s is written back with the words put right, and else as it was: %j",
  async (name, source, wrong, right, wanted) => {
    const read = await readDocument(new File([source], name));
    const doc = read && schema.nodeFromJSON(JSON.parse(JSON.stringify(read.doc.toJSON()).replace(wrong, right)));
    expect(new TextDecoder().decode(doc && read.bytesWith(doc))).toBe(wanted);
    expect(new TextDecoder().decode(read?.bytesWith(read.doc))).toBe(source);
  },
);

test("UTF-16 stays UTF-16, and an archive that is no document is refused", async () => {
  const bytes = encodeUtf16("Teh boat.");
  const read = await readDocument(new File([bytes], "a.txt"));
  expect(read?.bytesWith(read.doc)).toEqual(bytes);
  expect(await readDocument(new File([new Uint8Array(writeZip(new Map([["a", bytes]])))], "a.docx"))).toBeUndefined();
});

test("a file is named after the first words of the text", () => {
  expect(fileName("The Long/Night: a “tale”", "md", "text")).toBe("the-longnight-a-tale.md");
  expect(fileName("???", "txt", "text")).toBe("text.txt");
});
