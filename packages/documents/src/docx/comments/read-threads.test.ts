import { expect, test } from "vitest";
import { docxDocument } from "../docx-document.ts";
import type { DocxParts } from "../docx-parts.ts";
import { readThreads } from "./read-threads.ts";

const none = { styles: "", numbering: "", footnotes: "", endnotes: "", links: new Map<string, string>(), others: [] };
const read = (parts: DocxParts) => docxDocument(parts).doc;
const p = (content: string) => `<w:p>${content}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const start = (id: number) => `<w:commentRangeStart w:id="${id}"/>`;
const end = (id: number) => `<w:commentRangeEnd w:id="${id}"/>`;
const reference = (id: number) => `<w:r><w:rPr><w:b/></w:rPr><w:commentReference w:id="${id}"/></w:r>`;
const comment = (id: number, text: string, author = "Ann") =>
  `<w:comment w:id="${id}" w:author="${author}" w:date="2027-01-02T03:04:05Z"><w:p w14:paraId="0000000${id}">${run(text)}</w:p></w:comment>`;
const threads = (body: string, comments: string, extended = "") =>
  readThreads(
    { ...none, document: `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>` },
    { comments: `<w:comments>${comments}</w:comments>`, extended: `<w15:commentsEx>${extended}</w15:commentsEx>` },
    read,
  );
const short = (found: ReturnType<typeof threads>) =>
  found.map(({ quote, comments }) => [quote, ...comments.map(({ text }) => text)]);

test("a comment has its words, its author, its time, its replies, and whether it is resolved", () => {
  const body = p(`${run("The ")}${start(1)}${run("old ")}${start(2)}${run("cat")}${end(1)}${end(2)}${run(" sat.")}`);
  const extended =
    '<w15:commentEx w15:paraId="00000001" w15:done="1"/><w15:commentEx w15:paraId="00000002" w15:paraIdParent="00000001" w15:done="0"/>';
  const at = Date.UTC(2027, 0, 2, 3, 4, 5);
  expect(threads(body, comment(1, "Which &amp; why?") + comment(2, "Hers.", "Bob"), extended)).toEqual([
    {
      ...{ from: 5, to: 12, quote: "old cat", isResolved: true },
      comments: [
        { author: "Ann", at, text: "Which & why?" },
        { author: "Bob", at, text: "Hers." },
      ],
    },
  ]);
});

test("a reply to a reply stays in the thread, and comments that reply to each other are not lost", () => {
  const body = p(`${start(1)}${start(2)}${start(3)}${run("Cat")}${end(1)}${end(2)}${end(3)}`);
  const all = comment(1, "one") + comment(2, "two") + comment(3, "three");
  const replies = (...pairs: readonly (readonly [number, number])[]) =>
    pairs
      .map(([from, to]) => `<w15:commentEx w15:paraId="0000000${from}" w15:paraIdParent="0000000${to}" w15:done="0"/>`)
      .join("");
  expect(short(threads(body, all, replies([2, 1], [3, 2])))).toEqual([["Cat", "one", "two", "three"]]);
  expect(short(threads(body, all, replies([1, 2], [2, 1])))).toEqual([
    ["Cat", "one", "two"],
    ["Cat", "three"],
  ]);
});

test("a comment on no words is about its paragraph, and one that spans paragraphs about all of them", () => {
  const body =
    p(`${run("First line.")}${reference(1)}`) +
    p(`${run("Second ")}${start(2)}${run("line.")}`) +
    p(`${run("Third")}${end(2)}${reference(2)}${run(" line.")}`) +
    p(`${start(3)}${end(3)}`);
  expect(short(threads(body, comment(1, "a") + comment(2, "b") + comment(3, "c")))).toEqual([
    ["First line.", "a"],
    ["line.\nThird", "b"],
    ["Third line.", "c"],
  ]);
});

test("what a comment has deleted around it, or in a table, moves nothing", () => {
  const cell = `<w:tbl><w:tr><w:tc>${p(run("one"))}</w:tc><w:tc>${p(start(1) + run("two") + end(1))}</w:tc></w:tr></w:tbl>`;
  const changed = p(
    `<w:del w:id="9" w:author="Ann"><w:r><w:delText>Gone </w:delText></w:r></w:del>${start(2)}${run("here")}${end(2)}`,
  );
  expect(short(threads(cell + changed, comment(1, "a") + comment(2, "b")))).toEqual([
    ["two", "a"],
    ["here", "b"],
  ]);
});

test("comments without words, without a place, or in a document without words are left out", () => {
  const body = p(`${start(1)}${run("Cat")}${end(1)}`);
  expect(threads(body, comment(1, " ") + comment(2, "Where?"))).toEqual([]);
  expect(threads(p(`${start(1)}${end(1)}`), comment(1, "Why?"))).toEqual([]);
});
