import { defaultLimits, readZip } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import { docxFile } from "../../docx-file/index.ts";
import { schema } from "../../schema.ts";
import { acceptedDocument, rejectedDocument, suggestedChange } from "../../suggestions/index.ts";
import { settledChanges } from "../../testing/settled-changes.ts";
import { docxArchive } from "../docx-archive.ts";
import { trackedSuggestions, untrackedDocument } from "./tracked-suggestions.ts";

const { doc, paragraph } = schema.nodes;
const ann = { author: 1, name: "Ann", at: Date.UTC(2027, 0, 2, 3, 4) };
const bob = { author: 2, name: "Bob", at: Date.UTC(2027, 0, 3, 4, 5) };
const p = (text: string) => paragraph.create(null, text === "" ? null : schema.text(text));
const suggested = (before: Node, by: typeof ann, change: (tr: Transform) => Transform) =>
  suggestedChange(change(new Transform(before)), by).transform.doc;
const lines = (of: Node) => of.children.map(({ textContent }) => textContent);

async function written(text: Node) {
  const bytes = await docxFile(untrackedDocument(text), { title: "Story", language: "en-US" });
  const files = new Map(
    readZip(bytes, defaultLimits, () => true).flatMap(({ name, bytes }) => (bytes ? [[name, bytes] as const] : [])),
  );
  return trackedSuggestions(files, text);
}

const partOf = (files: ReadonlyMap<string, Uint8Array>) => new TextDecoder().decode(files.get("word/document.xml"));

/** The lines of a .docx when the changes of two people are accepted or rejected. */
function settled(files: ReadonlyMap<string, Uint8Array>, ofAnn: "accept" | "reject", ofBob: "accept" | "reject") {
  const xml = settledChanges(settledChanges(partOf(files), "Ann", ofAnn), "Bob", ofBob);
  return lines(docxArchive(new Map(files).set("word/document.xml", new TextEncoder().encode(xml))).doc);
}

test("what each person suggests is a tracked change by them, with its time", async () => {
  const one = suggested(doc.create(null, [p("It was dark."), p("The end.")]), ann, (tr) =>
    tr.insert(12, schema.text("er")).split(8),
  );
  const both = suggested(one, bob, (tr) => tr.delete(1, 4));
  const { files, untracked } = await written(both);
  expect(untracked).toEqual([]);
  expect(partOf(files)).toMatch(/<w:ins [^>]*w:author="Ann" w:date="2027-01-02T03:04:00Z"/);
  expect(partOf(files)).toMatch(/<w:del [^>]*w:author="Bob" w:date="2027-01-03T04:05:00Z"/);
  expect(settled(files, "reject", "reject")).toEqual(["It was dark.", "The end."]);
  expect(settled(files, "accept", "reject")).toEqual(["It was ", "darker.", "The end."]);
  expect(settled(files, "reject", "accept")).toEqual(["was dark.", "The end."]);
  expect(lines(docxArchive(files).doc)).toEqual(lines(acceptedDocument(both)));
});

test("a link in suggested words is around their tracked insertion, in a paragraph and in a new one", async () => {
  const href = "https://example.org/sea";
  const link = schema.marks.link.create({ href });
  const text = suggested(doc.create(null, [p("See it."), p("The end.")]), ann, (tr) =>
    tr
      .insert(5, [schema.text("the "), schema.text("sea", [link]), schema.text(", ")])
      .insert(tr.doc.child(0).nodeSize, paragraph.create(null, schema.text("Another", [link]))),
  );
  const { files, untracked } = await written(text);
  expect(untracked).toEqual([]);
  expect(partOf(files).match(/<w:hyperlink [^>]*><w:ins [^>]*>/g)).toHaveLength(2);
  expect(docxArchive(files).doc.toString()).toBe(
    'doc(paragraph("See the ", link("sea"), ", it."), paragraph(link("Another")), paragraph("The end."))',
  );
  expect(settled(files, "reject", "reject")).toEqual(["See it.", "The end."]);
  expect(docxArchive(files).suggested()?.toString()).toContain('link("sea")');
});

test("a look that is suggested is in the file as it would be, and nothing says that it is suggested", async () => {
  const text = suggested(doc.create(null, [p("It was dark.")]), ann, (tr) =>
    tr.addMark(1, 3, schema.marks.strong.create()),
  );
  const { files } = await written(text);
  expect(partOf(files)).not.toContain("w:ins");
  expect(docxArchive(files).doc.firstChild?.firstChild?.marks.map(({ type }) => type.name)).toEqual(["strong"]);
});

const word = fc.constantFrom("one", "two, ", " three", "four.", "x");
const edit = fc.tuple(fc.nat(3), fc.nat(), fc.nat(), word, fc.constantFrom(ann, bob));

/** A document with some words or a paragraph changed, as the suggestion of someone. */
const edited = (text: Node, [what, a, b, words, by]: typeof edit extends fc.Arbitrary<infer T> ? T : never): Node =>
  suggested(text, by, (tr) => {
    const size = tr.doc.content.size + 1;
    const [from = 0, to = 0] = [a % size, b % size].sort((one, other) => one - other);
    const $from = tr.doc.resolve(from);
    if (!$from.parent.isTextblock) return tr;
    const end = Math.min(to, $from.end());
    const acts = [
      () => tr.insert(from, schema.text(words)),
      () => tr.delete(from, end),
      () => tr.split(from),
      () => tr.replaceWith(from, end, schema.text(words)),
    ];
    return acts[what]?.() ?? tr;
  });

test("accepted in Word or read again, suggestions of words give exactly the text that they give here; rejected, the one before", async () => {
  await holds(
    fc.asyncProperty(
      fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      fc.array(edit, { minLength: 1, maxLength: 6 }),
      async (texts, edits) => {
        const before = doc.create(
          null,
          texts.map((words) => p(words.join(" "))),
        );
        const text = edits.reduce(edited, before);
        const { files } = await written(text);
        expect(settled(files, "reject", "reject")).toEqual(lines(before));
        expect(settled(files, "accept", "accept")).toEqual(lines(acceptedDocument(text)));
        const again = docxArchive(files);
        if (!again.isTracked) return;
        const read = again.suggested();
        expect(read && lines(acceptedDocument(read))).toEqual(lines(acceptedDocument(text)));
        expect(read && lines(rejectedDocument(read))).toEqual(lines(before));
      },
    ),
    { numRuns: 60 },
  );
});
