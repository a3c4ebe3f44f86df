import { schema } from "@housestyle/documents";
import { writeZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { withNotesOf } from "./named-notes.ts";
import { isWritable } from "./open-file.ts";
import { readDocument } from "./read-file.ts";
import { here } from "./testing/here.ts";

const { doc, paragraph, note, noteMark } = schema.nodes;
const encoder = new TextEncoder();
const files = {
  "a.docx": {
    "word/document.xml":
      '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>We saw the sea.</w:t></w:r></w:p></w:body></w:document>',
  },
  "a.odt": {
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml":
      "<office:document-content><office:body><office:text><text:p>We saw the sea.</text:p></office:text></office:body></office:document-content>",
  },
};

/** A document with notes after its words. */
const noted = (...notes: (readonly [id: string, words: string])[]): Node =>
  doc.create(null, [
    paragraph.create(null, [schema.text("We saw the sea."), ...notes.map(([id]) => noteMark.create({ id }))]),
    ...notes.map(([id, words]) => note.create({ id }, paragraph.create(null, schema.text(words)))),
  ]);

async function opened(content: Uint8Array<ArrayBuffer>, name: string) {
  const read = await readDocument(new File([content], name), here);
  if ("refused" in read || !isWritable(read)) throw new Error("This can be written.");
  return read;
}

test.each(Object.entries(files))("notes that are new in %s are written once", async (name, parts) => {
  const entries = Object.entries(parts).map(([part, text]) => [part, encoder.encode(text)] as const);
  let read = await opened(new Uint8Array(writeZip(new Map(entries))), name);
  const save = async (now: Node) => {
    const bytes = await read.bytesWith(now);
    if (!(bytes instanceof Uint8Array)) throw new Error("This can be written.");
    read = withNotesOf(now, await opened(bytes, name));
    return bytes;
  };
  const one = noted(["n1", "First."]);
  const first = await save(one);
  expect(read.doc.eq(one)).toBe(true);
  expect(await save(one)).toEqual(first);
  const two = noted(["footnote-1", "Zeroth."], ["n1", "First."]);
  const second = await save(two);
  expect(read.doc.eq(two)).toBe(true);
  expect(await save(two)).toEqual(second);
});
