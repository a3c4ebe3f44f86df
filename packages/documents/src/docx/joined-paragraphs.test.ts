import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { docxArchive } from "./docx-archive.ts";

const encoder = new TextEncoder();
const archive = (body: string) =>
  docxArchive(
    new Map([["word/document.xml", encoder.encode(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`)]]),
  );
const gone = '<w:pPr><w:rPr><w:del w:id="1" w:author="Ann"/></w:rPr></w:pPr>';
const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const deleted = (text: string) => `<w:del w:id="2" w:author="Ann"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const shown = (body: string) => archive(body).doc.toString();

test.each([
  ["a", `<w:p>${gone}${words("We saw ")}</w:p><w:p>${words("the sea.")}</w:p>`, 'doc(paragraph("We saw the sea."))'],
  [
    "several",
    `<w:p>${gone}${words("a")}</w:p><w:p>${gone}${words("b")}</w:p><w:p>${words("c")}</w:p>`,
    'doc(paragraph("abc"))',
  ],
  ["a deleted", `<w:p>${gone}${deleted("gone")}</w:p><w:p>${words("b")}</w:p>`, 'doc(paragraph("b"))'],
  ["a last", `<w:p>${words("a")}</w:p><w:p>${gone}${words("b")}</w:p>`, 'doc(paragraph("a"), paragraph("b"))'],
])("%s paragraph whose end is deleted goes on in the next one", (_, body, wanted) => {
  expect(shown(body)).toBe(wanted);
});

test("a paragraph does not go on across a table or the end of a cell", () => {
  const cell = (content: string) => `<w:tc>${content}</w:tc>`;
  const one = `<w:p>${gone}${words("a")}</w:p>`;
  const table = `<w:tbl><w:tr>${cell(one)}${cell(`<w:p>${words("b")}</w:p>`)}</w:tr></w:tbl>`;
  expect(shown(`${one}${table}<w:p>${words("c")}</w:p>`)).toBe(
    'doc(paragraph("a"), table(row(cell(paragraph("a")), cell(paragraph("b")))), paragraph("c"))',
  );
});

test("words of a joined paragraph are corrected in their places, and its end stays deleted", () => {
  const body = `<w:p>${gone}${words("We saw teh ")}${deleted("x")}</w:p><w:p w:rsidR="1">${words("see.")}</w:p>`;
  const now = schema.nodes.doc.create(
    null,
    schema.nodes.paragraph.create({ align: "center" }, schema.text("We saw the sea.")),
  );
  const written = new TextDecoder().decode(archive(body).with(now).get("word/document.xml"));
  expect(written).toBe(
    `<w:document xmlns:w="w"><w:body>${body
      .replace("teh", "the")
      .replace("see", "sea")
      .replace('<w:p w:rsidR="1">', '$&<w:pPr><w:jc w:val="center"/></w:pPr>')}</w:body></w:document>`,
  );
});
