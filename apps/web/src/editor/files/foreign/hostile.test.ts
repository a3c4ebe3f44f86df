import { smallPdf } from "@housestyle/documents/testing/small-pdf";
import { writeZip } from "@housestyle/files";
import { describe, expect, test } from "vitest";
import { notOpened } from "../../../texts/editor-not-opened.ts";
import { readDocument } from "../read-file.ts";
import { here } from "../testing/here.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  new Uint8Array(
    writeZip(
      new Map(Object.entries(files).map(([name, given]) => [name, typeof given === "string" ? bytes(given) : given])),
    ),
  );
const odt = (content: string) =>
  zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": content, "styles.xml": "<a/>" });
const docx = (document: string, others: Readonly<Record<string, string>> = {}) =>
  zip({ "word/document.xml": document, ...others });
const epub = (chapter: string, rootfile = "book.opf") =>
  zip({
    "META-INF/container.xml": `<container><rootfile full-path="${rootfile}"/></container>`,
    "book.opf":
      '<package><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a"/></package>',
    "a.xhtml": chapter,
  });
const entities = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
const nested = (name: string, levels: number, inside: string) =>
  `<${name}>`.repeat(levels) + inside + `</${name}>`.repeat(levels);

async function outcome(content: Uint8Array<ArrayBuffer>, name: string) {
  const read = await readDocument(new File([content], name), here);
  if (!("refused" in read)) {
    read.doc.check();
    return read.doc.textContent;
  }
  expect(notOpened[read.refused]("x")).toMatch(/^“x” [^.]+\. [A-Z].+\.$/);
  return { refused: read.refused };
}

const bomb = new Uint8Array(6_000_000).fill(0x20);

describe("bombs, entities, and loops are refused in one sentence", () => {
  test.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
    ["a bomb", "a.docx", zip({ "word/document.xml": bomb }), "unsafe"],
    ["a bomb", "a.odt", zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": bomb }), "unsafe"],
    ["a bomb", "a.epub", zip({ "META-INF/container.xml": bomb }), "unsafe"],
    ["a path out of the archive", "a.docx", zip({ "../a.xml": "<a/>", "word/document.xml": "<w:p/>" }), "unsafe"],
    [
      "more files than any document has",
      "a.epub",
      zip(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, ""]))),
      "too-large",
    ],
    ["entities", "a.docx", docx(`${entities}<w:p><w:r><w:t>&b;&c;</w:t></w:r></w:p>`), "damaged"],
    ["entities", "a.odt", odt(`${entities}<text:p>&b;&c;</text:p>`), "damaged"],
    ["entities", "a.epub", epub(`${entities}<p>&b;&c;</p>`), "damaged"],
    ["an element without an end", "a.docx", docx("<w:p><w:r>"), "damaged"],
    ["an element without an end", "a.odt", odt("<text:p>"), "damaged"],
    ["an element without an end", "a.epub", epub("<p>"), "damaged"],
    ["a chapter outside the book", "a.epub", epub("<p/>", "../../etc/passwd"), "damaged"],
    ["a book without chapters", "a.epub", zip({ "META-INF/container.xml": "<container/>" }), "damaged"],
    ["a PDF that is cut off", "a.pdf", smallPdf([{ text: "a", y: 700 }]).slice(0, 60), "damaged"],
    [
      "a PDF whose pages contain themselves",
      "a.pdf",
      bytes(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 9>>endobj\ntrailer<</Root 1 0 R>>",
      ),
      "without-text",
    ],
    ["an archive in place of its text", "a.docx", zip({ "word/document.xml": zip({ a: "b" }) }), "damaged"],
    ["no XML", "a.odt", odt("words"), "damaged"],
    ["no XML", "a.epub", epub("words"), "damaged"],
    ["no text", "a.docx", docx(""), "damaged"],
    ["no bytes", "a.zip", bytes(""), "misnamed"],
    ["more elements than a book has", "a.html", bytes("<p>a".repeat(200_000)), "too-large"],
    [
      "looks that a browser begins again in each paragraph",
      "a.html",
      bytes(Array.from({ length: 1_000 }, (_, at) => `<font size="${at}">`).join("") + "<p>a".repeat(1_000)),
      "too-large",
    ],
    ["NUL bytes", "a.txt", bytes("a\0b"), "not-text"],
  ])("%s: %s", async (_, name, content, reason) => {
    expect(await outcome(content, name)).toEqual({ refused: reason });
  });
});

describe("what is only odd is read", () => {
  test.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
    ["spans in spans", "a.odt", odt(`<text:p>${nested("text:span", 20_000, "a")}</text:p>`), "a"],
    [
      "lists in lists",
      "a.odt",
      odt(nested("text:list", 2_000, "<text:list-item><text:p>a</text:p></text:list-item>")),
      "a",
    ],
    ["quotations in quotations", "a.epub", epub(nested("blockquote", 20_000, "a")), "a"],
    ["lists in lists", "a.epub", epub(nested("ul", 5_000, "<li>a</li>")), "a"],
    ["groups in groups", "a.rtf", bytes(`{\\rtf1 ${"{".repeat(100_000)}a`), "a"],
    ["numbers that are too large", "a.rtf", bytes("{\\rtf1 \\fs99999999999999999999\\li-99999999999999999999 a"), "a"],
    ["links that do not end", "a.md", bytes("[a](".repeat(40_000)), "[a](".repeat(40_000)],
    ["references to references", "a.md", bytes("[a][".repeat(20_000)), "[a][".repeat(20_000)],
    ["emphasis that does not end", "a.md", bytes("a* ".repeat(40_000)), "a* ".repeat(40_000).trim()],
    ["binary data longer than the file", "a.rtf", bytes("{\\rtf1 a\\bin999999999 b"), "a"],
    [
      "styles that rest on each other",
      "a.docx",
      docx('<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>', {
        "word/styles.xml":
          '<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
      }),
      "a",
    ],
    [
      "styles that rest on each other",
      "a.odt",
      odt(
        '<a><style:style style:name="P1" style:family="paragraph" style:parent-style-name="P2"/><style:style style:name="P2" style:family="paragraph" style:parent-style-name="P1"/><text:p text:style-name="P1">a</text:p></a>',
      ),
      "a",
    ],
    ["an address that runs", "a.epub", epub('<p><a href="javascript:alert(1)">a</a></p>'), "a"],
    ["the name of a document type", "a.epub", epub('<!DOCTYPE html SYSTEM "http://127.0.0.1:1/a.dtd"><p>a</p>'), "a"],
  ])("%s: %s", async (_, name, content, text) => {
    expect(await outcome(content, name)).toBe(text);
  });
});

test("whatever is cut off a document, it is refused", async () => {
  const whole = odt('<office:text><text:h text:outline-level="1">A</text:h><text:p>b</text:p></office:text>');
  for (let length = 0; length < whole.length; length += 7) {
    const found = await outcome(whole.slice(0, length), "a.odt");
    expect([length, found]).toEqual([length, { refused: expect.any(String) }]);
  }
});
