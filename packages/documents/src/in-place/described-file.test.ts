import { expect, test } from "vitest";
import { openOfficeFile } from "./index.ts";

const encoder = new TextEncoder();
const filesOf = (parts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(parts).map(([name, text]) => [name, encoder.encode(text)] as const));
const by = { author: "Ann", date: new Date(0) };

const docx = (description: string) => ({
  "word/document.xml": `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Some text.</w:t></w:r><w:r><w:drawing><wp:docPr id="1" name="A" descr="${description}"/></w:drawing></w:r><w:r><w:drawing><wp:docPr id="2" descr="image1.png"/></w:drawing></w:r></w:p></w:body></w:document>`,
});
const odt = (description: string) => ({
  mimetype: "application/vnd.oasis.opendocument.text",
  "content.xml": `<office:document-content><office:body><office:text><text:p>Some text.<draw:frame><draw:image/><svg:title>image1.png</svg:title><svg:desc>${description}</svg:desc></draw:frame></text:p></office:text></office:body></office:document-content>`,
});

test.each([
  ["Word", docx, "word/document.xml", "Teh sea &amp; a gull", "The &quot;sea&quot; &amp; a gull"],
  ["OpenDocument", odt, "content.xml", "Teh sea &amp; a gull", 'The "sea" &amp; a gull'],
])("descriptions of pictures in %s files are read and corrected", (_, around, part, before, now) => {
  const files = filesOf(around(before));
  const file = openOfficeFile(files);
  expect(file.paragraphs.map(({ text, story }) => [text, story])).toEqual([
    ["Some text.", "text"],
    ["Teh sea & a gull", "description"],
  ]);
  const corrections = [
    { paragraph: 1, start: 0, end: 3, words: "The" },
    { paragraph: 1, start: 4, end: 7, words: '"sea"' },
    { paragraph: 0, start: 0, end: 4, words: "Any" },
  ];
  const { files: written, leftOut } = file.with(corrections, undefined);
  expect(leftOut).toBe(0);
  const wanted = filesOf(around(now)).get(part);
  const decoded = (bytes: Uint8Array | undefined) =>
    new TextDecoder().decode(bytes).replace(' xml:space="preserve"', "");
  expect(decoded(written.get(part))).toBe(decoded(wanted).replace("Some", "Any"));
  const tracked = file.with(corrections, by);
  expect(tracked.leftOut).toBe(2);
  expect(decoded(tracked.files.get(part))).toContain(before);
});

test("a comment on a description is on the text, and quotes it", () => {
  const file = openOfficeFile(filesOf(docx("Teh sea and a gull")));
  const comment = { paragraph: 1, start: 0, end: 3, text: "In the description of a picture: “Teh”" };
  const written = file.withComments([comment], by);
  expect(new TextDecoder().decode(written.get("word/comments.xml"))).toContain("Teh");
  expect(new TextDecoder().decode(written.get("word/document.xml"))).toContain("commentRangeStart");
});
