import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { docxDocument, docxParts } from "../docx/index.ts";
import { schema } from "../schema.ts";
import { asParagraphs } from "../testing/as-paragraphs.ts";
import { randomDocument } from "../testing/random-document.ts";
import { docxFile } from "./docx-file.ts";

const { doc, paragraph, heading, quote, code, bullets, numbers, item, rule, newline } = schema.nodes;
const { strong, em, literal, link } = schema.marks;
const properties = { title: "The sea & we", language: "en-GB" };
const written = async (from: Node) => unzipSync(await docxFile(from, properties));
const readAgain = async (from: Node) => {
  const files = await written(from);
  return docxDocument(docxParts((name) => (files[name] ? strFromU8(files[name]) : undefined)).parts).doc;
};
const p = (text: string) => paragraph.create(null, schema.text(text));

test("headings, lists in lists, quotations, code, dividers, and looks come back as they were", async () => {
  const made = doc.create(null, [
    heading.create({ level: 1 }, schema.text("The sea")),
    paragraph.create(null, [
      schema.text("We "),
      schema.text("saw", [strong.create()]),
      schema.text(" a  very\tbig ", [em.create()]),
      newline.create(),
      schema.text("boat", [link.create({ href: "https://example.org/?a=1&b=2" })]),
      schema.text(" & "),
      schema.text("x < y", [literal.create()]),
    ]),
    numbers.create(null, [
      item.create(null, [p("one"), p("and more"), bullets.create(null, [item.create(null, p("deep"))])]),
      item.create(null, p("two")),
    ]),
    quote.create(null, [p("Call me"), p("Ishmael.")]),
    code.create(null, schema.text("let a;\n\tlet b;")),
    rule.create(),
    heading.create({ level: 6 }, schema.text("End")),
    paragraph.create(),
  ]);
  expect((await readAgain(made)).toJSON()).toEqual(made.toJSON());
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
  const list = () => numbers.create(null, item.create(null, p("one")));
  const files = await written(doc.create(null, [list(), p("between"), list()]));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const used = [...text("word/document.xml").matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(used).size).toBe(2);
  expect(text("docProps/core.xml")).toContain("<dc:title>The sea &amp; we</dc:title>");
  expect(text("word/styles.xml")).toContain('<w:lang w:val="en-GB"/>');
  // LibreOffice takes a heading for one by this alone.
  expect(text("word/styles.xml").match(/<w:outlineLvl w:val="[0-5]"\/>/g)).toHaveLength(6);
});
