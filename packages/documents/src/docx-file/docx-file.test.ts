import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { docxDocument } from "../docx/docx-document.ts";
import { docxParts } from "../docx/docx-parts.ts";
import { schema } from "../schema.ts";
import { asParagraphs, withNumberedNotes } from "../testing/as-paragraphs.ts";
import { randomDocument } from "../testing/random-document.ts";
import { plainParagraph, wholeDocument } from "../testing/whole-document.ts";
import { docxFile } from "./docx-file.ts";

const { doc, numbers, item } = schema.nodes;
const properties = { title: "The sea & we", language: "en-GB" };
const written = async (from: Node) => unzipSync(await docxFile(from, properties));
const readAgain = async (from: Node) => {
  const files = await written(from);
  const { parts } = docxParts((name) => (files[name] ? strFromU8(files[name]) : undefined));
  return withNumberedNotes(docxDocument(parts).doc);
};

test("headings, lists in lists, quotations, code, dividers, and looks come back as they were", async () => {
  expect((await readAgain(wholeDocument)).toJSON()).toEqual(wholeDocument.toJSON());
});

test("any document comes back, but for lists that touch and what no file can hold", async () => {
  await holds(
    fc.asyncProperty(randomDocument(), async (any) => {
      expect((await readAgain(any)).toJSON()).toEqual(asParagraphs(any).toJSON());
    }),
    { numRuns: 200 },
  );
});

test("each list counts from one, and the file names its title and its language", async () => {
  const list = () => numbers.create(null, item.create(null, plainParagraph("one")));
  const files = await written(doc.create(null, [list(), plainParagraph("between"), list()]));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const used = [...text("word/document.xml").matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(used).size).toBe(2);
  expect(text("docProps/core.xml")).toContain("<dc:title>The sea &amp; we</dc:title>");
  expect(text("docProps/core.xml")).not.toContain("Un-named");
  expect(text("word/styles.xml")).toContain('<w:lang w:val="en-GB"/>');
  // LibreOffice takes a heading for one by this alone.
  expect(text("word/styles.xml").match(/<w:outlineLvl w:val="[0-5]"\/>/g)).toHaveLength(6);
});

test("a list that goes on after a heading is one list in Word, which numbers its new items too", async () => {
  const list = (start: number) => numbers.create({ start }, item.create(null, plainParagraph("item")));
  const lists = [list(1), plainParagraph("between"), list(2), plainParagraph("between"), list(7), list(1)];
  const from = doc.create(null, lists);
  const files = await written(from);
  const used = [...strFromU8(files["word/document.xml"] ?? new Uint8Array()).matchAll(/<w:numId w:val="(\d+)"/g)];
  const [first, ...others] = used.map(([, id]) => id);
  expect(others[0]).toBe(first);
  expect(new Set(others).size).toBe(3);
  expect((await readAgain(from)).toJSON()).toEqual(from.toJSON());
});

test("a title that was cut within a character leaves a file that XML can hold", async () => {
  const files = unzipSync(await docxFile(wholeDocument, { ...properties, title: "Sea \ud83d\u0001" }));
  expect(strFromU8(files["docProps/core.xml"] ?? new Uint8Array())).toContain("<dc:title>Sea </dc:title>");
});
