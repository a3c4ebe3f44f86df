import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textBlocks, textOf } from "../text-blocks.ts";
import { rtfDocument } from "./index.ts";
import { rtfTokens } from "./rtf-tokens.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);
const read = (body: string) => rtfDocument(bytes(`{\\rtf1\\ansi\\ansicpg1252\\deff0${body}}`)).toString();

test("paragraphs, bold, italic, tabs, and typographic signs are read", () => {
  expect(
    read(
      "{\\fonttbl{\\f0 Arial;}}a {\\b b \\i c\\i0 }\\tab d\\line e\\par \\ldblquote f\\rdblquote\\emdash g\\~h\\par",
    ),
  ).toBe('doc(paragraph("a ", strong("b "), em(strong("c")), "\\td", newline, "e"), paragraph("“f”—g\u00a0h"))');
});

test("characters come from code pages and from Unicode, whose stand-ins are passed over", () => {
  const fonts = "{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}{\\f2\\fcharset128 C;}}";
  expect(read(`${fonts}\\f0 \\'93\\'e9\\'94 {\\f1 \\'e4\\'e0}{\\f2 \\'93\\'fa}`)).toBe('doc(paragraph("“é” да日"))');
  expect(read("\\uc1 \\u8220?a\\u8221\\'94 {\\uc2\\u233 xxb}\\u-10179?\\u-8704?")).toBe('doc(paragraph("“a” éb😀"))');
});

test("headings, quotations, and code are known by their styles or levels", () => {
  const styles =
    "{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}{\\s2 Quote;}{\\s3 HTML Preformatted;}{\\s4\\outlinelevel1 Part;}}";
  expect(
    read(
      `${styles}\\pard\\s1 One\\par\\pard\\s2 two\\par\\pard\\s3 x\\par y\\par\\pard\\s4 three\\par\\pard\\outlinelevel2 four\\par\\pard five\\par`,
    ),
  ).toBe(
    'doc(heading("One"), quote(paragraph("two")), code("x\\ny"), heading("three"), heading("four"), paragraph("five"))',
  );
});

test("lists are read by their tables, and as older programs write them", () => {
  const tables =
    "{\\*\\listtable{\\list{\\listlevel\\levelnfc0{\\leveltext\\'02\\'00.;}}{\\listlevel\\levelnfc23{\\leveltext x;}}\\listid7}}{\\*\\listoverridetable{\\listoverride\\listid7\\listoverridecount0\\ls1}}";
  expect(
    read(`${tables}\\pard\\ls1\\ilvl0 {\\listtext 1.\\tab}a\\par\\ilvl1 b\\par\\pard\\ls1\\ilvl0 c\\par\\pard d\\par`),
  ).toBe('doc(numbers(item(paragraph("a"), bullets(item(paragraph("b")))), item(paragraph("c"))), paragraph("d"))');
  expect(
    read("\\pard{\\pntext\\'B7\\tab}{\\*\\pn\\pnlvlblt{\\pntxtb\\'B7}}a\\par{\\pntext\\'B7\\tab}b\\par\\pard c\\par"),
  ).toBe('doc(bullets(item(paragraph("a")), item(paragraph("b"))), paragraph("c"))');
});

test("links are read; pictures, headers, hidden and deleted words are not; notes are", () => {
  expect(
    read(
      '{\\header no}{\\info{\\title{\\upr{no}{\\*\\ud{no}}}}}{\\*\\unknown no}{\\pict 0a0b}{\\v no}{\\deleted no}See {\\field{\\*\\fldinst{HYPERLINK "https://example.org/"}}{\\fldrslt{\\ul here}}}.{\\footnote \\chftn A {\\i note}.\\par More.} End\\par',
    ),
  ).toBe(
    'doc(paragraph("See ", link("here"), ".", noteMark, " End"), note(paragraph("A ", em("note"), "."), paragraph("More.")))',
  );
});

test("tables are read, and binary data is passed over", () => {
  expect(read("\\trowd\\intbl a\\cell b\\cell\\row\\pard c{\\pict\\bin5 }}{{\\par}\\par")).toBe(
    'doc(table(row(cell(paragraph("a")), cell(paragraph("b")))), paragraph("c"))',
  );
});

const piece = fc.constantFrom(
  ..."{ } \\ ; a \\par \\b \\b0 \\'e9 \\'zz \\u8220 \\u-1 \\uc3 \\uc-2 \\bin2 \\bin99999999 \\* \\footnote \\field \\fldinst \\fldrslt \\upr \\ud \\pn \\fonttbl \\f9 \\fcharset128 \\stylesheet \\s1 \\listtable \\list \\ls4 \\ilvl99 \\ilvl-3 \\shptxt \\cell \\v \\pard \\plain \\ansicpg932 \\outlinelevel-5 \\outlinelevel99".split(
    " ",
  ),
  "\u0093",
  "\n",
  " ",
);

test("whatever RTF comes, there is a document that the editor can show", () => {
  holds(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      rtfDocument(bytes(`{\\rtf1 ${pieces.join("")}`)).check();
    }),
  );
});

test("every character is in one token at most, however deep the groups are", () => {
  holds(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const source = pieces.join("");
      expect([...rtfTokens(source)].length).toBeLessThanOrEqual(source.length);
    }),
  );
  const deep = rtfDocument(bytes(`{\\rtf1 ${"{".repeat(200_000)}deep${"}".repeat(200_000)}`));
  expect(textBlocks(deep).map(({ node }) => textOf(node))).toEqual(["deep"]);
});

test("a list at a level that no program writes ends", () => {
  expect(read("\\ls4\\ilvl-3 a\\par")).toBe('doc(bullets(item(paragraph("a"))))');
});
