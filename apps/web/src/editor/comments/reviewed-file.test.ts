import { documentOfTexts, schema } from "@housestyle/documents";
import { positionText, quotesIn } from "@housestyle/documents/anchors";
import { docxArchive, untrackedDocument } from "@housestyle/documents/docx";
import { docxFile } from "@housestyle/documents/docx-file";
import { acceptedDocument, suggestedChange } from "@housestyle/documents/suggestions";
import { defaultLimits, readZip } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import type { CommentThread } from "./comment-thread.ts";
import { reviewedFile } from "./reviewed-file.ts";

const doc = documentOfTexts(["It was a dark night.", "The old cat sat on the mat."]);
const text = positionText(doc);
const comment = (Id: number, Name: string, Text: string) => ({
  ...{ Id, Name, Text, Mentions: [], CreatedBy: Id, CanDelete: false, IsImported: false, IsGuest: false },
  CreatedOn: "2027-01-02T03:04:05.000Z",
});
const thread = (Quote: string, ...Comments: CommentThread["Comments"]) =>
  ({ Quote, Comments, ResolvedOn: null }) as Pick<CommentThread, "Quote" | "Comments" | "ResolvedOn"> as CommentThread;
const filesIn = (bytes: Uint8Array) =>
  new Map(readZip(bytes, defaultLimits, () => true).map((file) => [file.name, file.bytes ?? new Uint8Array()]));

test("a Word file has each comment at its words, by its author, and says which words are gone", async () => {
  const [cat] = quotesIn(text, "old cat");
  const file = new Uint8Array(await docxFile(doc, { title: "Story", language: "en-US" }, () => undefined));
  const { bytes: commented } = reviewedFile(file, doc, [
    {
      thread: thread("old cat", comment(1, "Pat Reader", "Which cat?"), {
        ...comment(2, "Olive", "Hers."),
        IsGuest: true,
      }),
      ...{ from: cat?.from ?? 0, to: cat?.to ?? 0, isOrphan: false },
    },
    { thread: thread("a lamp", comment(3, "", "Who lit it?")), from: 5, to: 5, isOrphan: true },
  ]);
  const files = new Map(
    readZip(commented, defaultLimits, () => true).map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]),
  );
  const comments = files.get("word/comments.xml") ?? "";
  const written = [...comments.matchAll(/<w:comment [^>]*w:author="([^"]*)"[\s\S]*?<\/w:comment>/g)].map(
    ([all, author]) => [author, [...all.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, words]) => words)],
  );
  expect(written).toEqual(
    expect.arrayContaining([
      ["Pat Reader", ["Which cat?"]],
      ["Olive (guest)", ["Hers."]],
      ["Former user", ["The words are no longer in the text: “a lamp”", "Who lit it?"]],
    ]),
  );
  expect(written).toHaveLength(3);
  const around = /<w:commentRangeStart[^>]*\/>(?:(?!commentRangeEnd)[\s\S])*?<w:t[^>]*>old cat<\/w:t>/;
  expect(files.get("word/document.xml")).toMatch(around);
});

test("a suggested edit is a tracked change of who suggests it, and comments beside it keep their words", async () => {
  const change = new Transform(doc).replaceWith(10, 14, schema.text("bright"));
  const edited = suggestedChange(change, { author: 1, name: "Pat Reader", at: Date.UTC(2027, 0, 2) }).transform.doc;
  const accepted = acceptedDocument(edited);
  const [cat] = quotesIn(positionText(accepted), "old cat");
  const written = await docxFile(untrackedDocument(edited), { title: "Story", language: "en-US" }, () => undefined);
  const placed = { from: cat?.from ?? 0, to: cat?.to ?? 0, isOrphan: false };
  const { bytes, untracked } = reviewedFile(new Uint8Array(written), edited, [
    { thread: thread("old cat", comment(1, "Pat Reader", "Which cat?")), ...placed },
  ]);
  expect(untracked).toBe(0);
  const xml = new TextDecoder().decode(
    readZip(bytes, defaultLimits, () => true).find(({ name }) => name === "word/document.xml")?.bytes,
  );
  expect(xml).toMatch(/<w:del [^>]*w:author="Pat Reader"[^>]*>(?:(?!<\/w:del>)[\s\S])*<w:delText[^>]*>dark</);
  expect(xml).toMatch(/<w:ins [^>]*w:author="Pat Reader"[^>]*>(?:(?!<\/w:ins>)[\s\S])*<w:t[^>]*>bright</);
  expect(xml).toMatch(/<w:commentRangeStart[^>]*\/>(?:(?!commentRangeEnd)[\s\S])*?<w:t[^>]*>old cat<\/w:t>/);
});

test("comments, replies, and what is resolved are the same in a Word file that is opened again", async () => {
  const [begin, end] = [Date.UTC(2000, 0, 1), Date.UTC(2030, 0, 1)];
  const words = (most: number) => fc.stringMatching(new RegExp(`^[a-zé🙂&<>"' ]{0,${most}}[a-z]$`, "u"));
  const written = fc.record({
    Name: words(10).map((name) => name.trim()),
    Text: fc.array(words(12), { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n").trim()),
    CreatedOn: fc.integer({ min: begin / 1000, max: end / 1000 }).map((at) => new Date(at * 1000).toISOString()),
  });
  const about = fc.record({
    block: fc.nat(),
    ...{ from: fc.nat(), length: fc.nat() },
    isResolved: fc.boolean(),
    Comments: fc.array(written, { minLength: 1, maxLength: 4 }),
  });
  const paragraphs = fc.array(fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/), { minLength: 1, maxLength: 5 });
  await holds(
    fc.asyncProperty(paragraphs, fc.array(about, { maxLength: 8 }), async (lines, given) => {
      const document = documentOfTexts(lines);
      const starts = lines.map((_, index) => lines.slice(0, index).reduce((sum, line) => sum + line.length + 2, 1));
      const threads = given.map(({ block, from, length, isResolved, Comments }) => {
        const line = lines[block % lines.length] ?? "";
        const at = line[from % line.length] === " " ? 0 : from % line.length;
        const start = (starts[block % lines.length] ?? 0) + at;
        const place = { from: start, to: start + 1 + (length % (line.length - at)), isOrphan: false };
        const ResolvedOn = isResolved ? "2027-01-02T03:04:05.000Z" : null;
        return { ...place, thread: { Comments, ResolvedOn, Quote: "" } as unknown as CommentThread };
      });
      const file = await docxFile(document, { title: "", language: "en-US" }, () => undefined);
      const { bytes } = reviewedFile(new Uint8Array(file), document, threads);
      const found = docxArchive(filesIn(bytes)).threads();
      const byPlace = threads.toSorted((a, b) => a.from - b.from);
      expect(found.map(({ from, to, isResolved, comments }) => ({ from, to, isResolved, comments }))).toEqual(
        byPlace.map(({ from, to, thread: { ResolvedOn, Comments } }) => ({
          ...{ from, to, isResolved: ResolvedOn !== null },
          comments: Comments.map(({ Name, Text, CreatedOn }) => ({
            author: Name,
            at: Date.parse(CreatedOn),
            text: Text,
          })),
        })),
      );
    }),
  );
});
