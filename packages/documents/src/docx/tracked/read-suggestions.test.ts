import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { acceptedDocument, listSuggestions, rejectedDocument } from "../../suggestions/index.ts";
import { docxDocument } from "../docx-document.ts";
import type { DocxParts } from "../docx-parts.ts";
import { readSuggestions } from "./read-suggestions.ts";
import { settledXml } from "./settled-xml.ts";

const around = (body: string) => `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`;
const none = { styles: "", numbering: "", footnotes: "", endnotes: "", links: new Map<string, string>(), others: [] };
const by = (author: string) => `w:id="1" w:author="${author}" w:date="2027-01-02T03:04:05Z"`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const gone = (text: string) => `<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r>`;
const p = (content: string, mark = "") => `<w:p>${mark && `<w:pPr><w:rPr>${mark}</w:rPr></w:pPr>`}${content}</w:p>`;
const read = (parts: DocxParts) => docxDocument(parts).doc;
const suggestions = (body: string) => readSuggestions({ ...none, document: around(body) }, read);
const lines = (of: Node | undefined) => of?.children.map(({ textContent }) => textContent);
const listed = (of: Node | undefined) =>
  of && listSuggestions(of).map(({ name, inserted, deleted }) => [name, inserted, deleted]);

test("inserted and deleted words are suggestions of those who made them, with their time", () => {
  const text = suggestions(
    p(
      `${run("It was ")}<w:del ${by("Ann")}>${gone("dark")}</w:del><w:ins ${by("Ann")}>${run("bright")}</w:ins>${run(" and ")}<w:ins ${by("Bob")}>${run("very ")}</w:ins>${run("cold.")}`,
    ),
  );
  expect(listed(text)).toEqual([
    ["Ann", "bright", "dark"],
    ["Bob", "very ", ""],
  ]);
  expect(text && listSuggestions(text)[0]?.at).toBe(Date.UTC(2027, 0, 2, 3, 4, 5));
  expect(lines(text && acceptedDocument(text))).toEqual(["It was bright and very cold."]);
  expect(lines(text && rejectedDocument(text))).toEqual(["It was dark and cold."]);
});

test("what someone deletes of another’s insertion is both", () => {
  const text = suggestions(
    p(
      `${run("A ")}<w:ins ${by("Ann")}>${run("big ")}<w:del ${by("Bob")}>${gone("old ")}</w:del></w:ins>${run("house.")}`,
    ),
  );
  expect(lines(text && acceptedDocument(text))).toEqual(["A big house."]);
  expect(lines(text && rejectedDocument(text))).toEqual(["A house."]);
  expect(listed(text)?.map(([name]) => name)).toEqual(expect.arrayContaining(["Ann", "Bob"]));
});

test("paragraphs that are new, gone, divided, or joined are as Word has them", () => {
  const ends = (kind: string) => `<w:${kind} ${by("Ann")}/>`;
  const [ins, del] = [
    (text: string) => `<w:ins ${by("Ann")}>${run(text)}</w:ins>`,
    (text: string) => `<w:del ${by("Ann")}>${gone(text)}</w:del>`,
  ];
  const text = suggestions(
    p(run("one")) +
      p(ins("new"), ends("ins")) +
      p(del("gone"), ends("del")) +
      p(run("left "), ends("ins")) +
      p(run("right")) +
      p(run("first "), ends("del")) +
      p(run("second")),
  );
  expect(lines(text && acceptedDocument(text))).toEqual(["one", "new", "left ", "right", "first second"]);
  expect(lines(text && rejectedDocument(text))).toEqual(["one", "gone", "left right", "first ", "second"]);
});

test("a row of a table that is gone goes, and with its last row the table", () => {
  const row = (text: string, mark = "") =>
    `<w:tr>${mark && `<w:trPr>${mark}</w:trPr>`}<w:tc>${p(run(text))}</w:tc></w:tr>`;
  const table = (rows: string) => `<w:tbl>${rows}</w:tbl>`;
  const xml = around(
    table(row("a") + row("b", `<w:del ${by("Ann")}/>`)) + p("") + table(row("c", `<w:ins ${by("Ann")}/>`)) + p(""),
  );
  const settled = (is: boolean) => read({ ...none, document: settledXml(xml, () => is) }).textContent;
  expect(settled(true)).toBe("ac");
  expect(settled(false)).toBe("ab");
});

test("a file without tracked changes has no suggestions, and broken XML is refused", () => {
  expect(suggestions(p(run("one")))).toBeUndefined();
  expect(() => settledXml("<w:p><w:r></w:p>", () => true)).toThrow();
  expect(() => settledXml("<a>".repeat(100_000), () => true)).toThrow();
});
