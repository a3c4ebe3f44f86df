import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { odtDocument, odtParts } from "../../odt/index.ts";
import { schema } from "../../schema.ts";
import { randomLists } from "../../testing/random-lists.ts";
import { docxArchive } from "../docx-archive.ts";

const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const encoder = new TextEncoder();
const archive = (body: string, parts: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      "[Content_Types].xml": "<Types></Types>",
      "_rels/.rels": `<Relationships><Relationship Id="a" Type="${kind}/officeDocument" Target="word/document.xml"/></Relationships>`,
      "word/document.xml": `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`,
      ...parts,
    }).map(([name, text]) => [name, encoder.encode(text)] as const),
  );

const { doc } = schema.nodes;
/** A document as files hold it: neighboring lists of a kind are one if their numbers go on. */
function flattened(from: Node): Node {
  const parts = odtParts(from, { title: "", language: "en-US" });
  return odtDocument((name) => parts.get(name));
}

const documents = randomLists().map((blocks) => doc.create(null, blocks));

test("lists, quotations, and links of any document are in the file", () => {
  holds(
    fc.property(documents, documents, (before, now) => {
      const files = docxArchive(archive("<w:p/>")).with(before);
      expect(docxArchive(docxArchive(files).with(now)).doc.toJSON()).toEqual(flattened(now).toJSON());
    }),
  );
});

test("the same content leaves every byte", () => {
  holds(
    fc.property(documents, (from) => {
      const files = docxArchive(archive("<w:p/>")).with(from);
      const read = docxArchive(files);
      expect(read.with(read.doc)).toEqual(files);
    }),
  );
});

const word = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const partOf = (files: ReadonlyMap<string, Uint8Array>, name: string) => new TextDecoder().decode(files.get(name));
const bodyOf = (files: ReadonlyMap<string, Uint8Array>) =>
  partOf(files, "word/document.xml").replace(/^.*<w:body>|<w:sectPr\/><\/w:body>.*$/gs, "");
const list = {
  "word/numbering.xml":
    '<w:numbering><w:abstractNum w:abstractNumId="4"><w:lvl><w:numFmt w:val="bullet"/></w:lvl><w:lvl><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num></w:numbering>',
};
const point = (text: string, level = 0) =>
  `<w:p w:rsidR="1"><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="7"/></w:numPr><w:spacing w:after="0"/></w:pPr>${word(text)}</w:p>`;
const { paragraph, bullets, item } = schema.nodes;
const p = (text: string) => paragraph.create(null, schema.text(text));
const items = (...content: readonly Node[]) => bullets.create(null, content);

test("an item is moved in by its level alone, and a new one is as the one before it", () => {
  const archived = docxArchive(archive(point("One") + point("Two"), list));
  const nested = doc.create(null, items(item.create(null, [p("One"), items(item.create(null, p("Two")))])));
  expect(bodyOf(archived.with(nested))).toBe(point("One") + point("Two", 1));
  const longer = doc.create(null, items(...["One", "Two", "Three"].map((text) => item.create(null, p(text)))));
  expect(bodyOf(archived.with(longer))).toBe(point("One") + point("Two") + point("Three").replace(' w:rsidR="1"', ""));
  expect(bodyOf(archived.with(doc.create(null, [items(item.create(null, p("One"))), p("Two")])))).toBe(
    point("One") + point("Two").replace(/<w:numPr>.*<\/w:numPr>/, ""),
  );
});

const sea = "https://example.org/sea";
const relations = {
  "word/_rels/document.xml.rels": `<Relationships><Relationship Id="r4" Type="${kind}/hyperlink" Target="${sea}" TargetMode="External"/></Relationships>`,
};
const linked = (text: string, href: string) => schema.text(text, [schema.marks.link.create({ href })]);

test("a link gets another address, or none, and everything else stays", () => {
  const source = `<w:p>${word("See ")}<w:hyperlink w:history="1" r:id="r4">${word("the sea")}</w:hyperlink>${word(".")}</w:p>`;
  const archived = docxArchive(archive(source, relations));
  const changed = archived.with(
    doc.create(
      null,
      paragraph.create(null, [schema.text("See "), linked("the sea", "https://example.org/?a&b"), schema.text(".")]),
    ),
  );
  expect(bodyOf(changed)).toBe(source.replace("r4", "housestyleLink1"));
  expect(partOf(changed, "word/_rels/document.xml.rels")).toContain(
    '<Relationship Id="housestyleLink1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/?a&amp;b" TargetMode="External"/>',
  );
  expect(bodyOf(archived.with(doc.create(null, p("See the sea."))))).toBe(source.replace(/<\/?w:hyperlink[^>]*>/g, ""));
});

test("a link that is new is around its words", () => {
  const archived = docxArchive(archive(`<w:p>${word("See the sea.")}</w:p>`, relations));
  const now = paragraph.create(null, [schema.text("See "), linked("the sea", sea), schema.text(".")]);
  const files = archived.with(doc.create(null, now));
  expect(bodyOf(files)).toMatch(
    /<w:t xml:space="preserve">See <\/w:t><\/w:r><w:hyperlink xmlns:r="[^"]*" r:id="r4"><w:r>.*the sea<\/w:t><\/w:r><\/w:hyperlink><w:r><w:t xml:space="preserve">\.<\/w:t>/,
  );
  expect(docxArchive(files).doc.toString()).toBe('doc(paragraph("See ", link("the sea"), "."))');
});

const changes = 'w:author="Ann" w:date="2026-01-02T03:04:05Z"';
/** Returns the body of a file whose one paragraph got a link on the word “sea”. */
const withLink = (
  source: string,
  parts: Readonly<Record<string, string>> = {},
  marks = [schema.marks.link.create({ href: sea })],
) => {
  const archived = docxArchive(archive(`<w:p>${source}</w:p>`, { ...relations, ...parts }));
  const content = [schema.text("See the "), schema.text("sea", marks), schema.text(".")];
  const files = archived.with(doc.create(null, paragraph.create(null, content)));
  return { body: bodyOf(files), read: docxArchive(files).doc.toString() };
};
const aLink = 'doc(paragraph("See the ", link("sea"), "."))';

test("a link within a tracked insertion contains a part of it, as Word requires", () => {
  const { body, read } = withLink(`<w:ins w:id="7" ${changes}>${word("See the sea.")}</w:ins>`);
  expect(read).toBe(aLink);
  expect(body).toMatch(
    /<\/w:ins><w:hyperlink [^>]*><w:ins [^>]*><w:r>.*sea<\/w:t><\/w:r><\/w:ins><\/w:hyperlink><w:ins /,
  );
  expect(new Set(body.match(/w:id="\d+"/g)).size).toBe(3);
});

test("a link within a reference to another place of the text takes its words out of it", () => {
  const { body, read } = withLink(`<w:hyperlink w:anchor="there">${word("See the sea.")}</w:hyperlink>`);
  expect(read).toBe(aLink);
  expect(body.match(/<w:hyperlink w:anchor="there">/g)).toHaveLength(2);
});

test("a link on words that a style makes bold stays bold", () => {
  const styles =
    '<w:styles><w:style w:type="character" w:styleId="S"><w:name w:val="Strong"/></w:style><w:style w:type="character" w:styleId="H"><w:name w:val="Hyperlink"/></w:style></w:styles>';
  const bold = '<w:r><w:rPr><w:rStyle w:val="S"/></w:rPr><w:t>sea</w:t></w:r>';
  const { read } = withLink(word("See the ") + bold + word("."), { "word/styles.xml": styles }, [
    schema.marks.link.create({ href: sea }),
    schema.marks.strong.create(),
  ]);
  expect(read).toBe('doc(paragraph("See the ", link(strong("sea")), "."))');
});

test("words that replace a line break have their links", () => {
  expect(withLink("<w:r><w:br/></w:r>").read).toBe(aLink);
});
