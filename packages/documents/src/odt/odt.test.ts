import { expect, test } from "vitest";
import { Unreadable } from "../unreadable.ts";
import { flatOdtDocument, odtDocument } from "./index.ts";

const content = (body: string, styles = "") =>
  `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
const read = (body: string, styles = "") => {
  const files: Readonly<Record<string, string>> = { "content.xml": content(body, styles) };
  return odtDocument((name) => files[name]).toString();
};
const look = (name: string, family: string, properties: string) =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`;

test("headings, quotations, code, and dividers are known by their styles, also by those they rest on", () => {
  const styles =
    '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/><style:style style:name="P2" style:family="paragraph" style:parent-style-name="P3"/><style:style style:name="P3" style:family="paragraph" style:parent-style-name="Preformatted_20_Text"/>';
  const body =
    '<text:p text:style-name="Title">T</text:p><text:h text:outline-level="2">H</text:h><text:p text:style-name="P1">Q</text:p><text:p text:style-name="P2">a</text:p><text:p text:style-name="P2">b</text:p><text:p text:style-name="Horizontal_20_Line"/><text:p>P</text:p>';
  expect(read(body, styles)).toBe(
    'doc(heading("T"), heading("H"), quote(paragraph("Q")), code("a\\nb"), rule, paragraph("P"))',
  );
});

test("bold, italic, code, and links are read; hidden words are not", () => {
  const styles =
    look("T1", "text", 'fo:font-weight="bold"') +
    look("T2", "text", 'fo:font-style="italic"') +
    look("T3", "text", 'text:display="none"') +
    look("P9", "paragraph", 'fo:font-weight="bold"');
  const body =
    '<text:p>a <text:span text:style-name="T1">b <text:span text:style-name="T2">c</text:span></text:span><text:span text:style-name="T3">no</text:span> <text:span text:style-name="Source_20_Text">d</text:span></text:p><text:p text:style-name="P9">e</text:p><text:p><text:a xlink:href="https://example.org/">f</text:a><text:a xlink:href="javascript:x">g</text:a></text:p>';
  expect(read(body, styles)).toBe(
    'doc(paragraph("a ", strong("b "), em(strong("c")), " d"), paragraph(strong("e")), paragraph(link("f"), "g"))',
  );
});

test("spaces count as one, others are elements; tabs and line breaks are read", () => {
  expect(read('<text:p>  a\n  b<text:s text:c="3"/>c<text:tab/>d<text:line-break/>e</text:p>')).toBe(
    'doc(paragraph("a b   c\\td", newline, "e"))',
  );
});

test("lists count or have points as their level says, and items may have more paragraphs", () => {
  const styles =
    '<text:list-style style:name="L1"><text:list-level-style-number text:level="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>';
  const body =
    '<text:list text:style-name="L1"><text:list-item><text:p>a</text:p><text:p>more</text:p><text:list><text:list-item><text:p>b</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>c</text:p></text:list-item></text:list>';
  expect(read(body, styles)).toBe(
    'doc(numbers(item(paragraph("a"), paragraph("more"), bullets(item(paragraph("b")))), item(paragraph("c"))))',
  );
});

test("a list goes on after other text where the file says so, or starts with a number of its own", () => {
  const styles =
    '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" text:start-value="3"/></text:list-style>';
  const list = (attributes: string, start = "") =>
    `<text:list text:style-name="L1"${attributes}><text:list-item${start}><text:p>a</text:p></text:list-item></text:list>`;
  const parts = [
    list(' xml:id="one"'),
    list(""),
    list(' text:continue-numbering="true"'),
    list(' text:continue-list="one"'),
    list("", ' text:start-value="9"'),
  ];
  const found = flatOdtDocument(content(parts.join("<text:p>b</text:p>"), styles));
  const starts = found.children.flatMap(({ type, attrs }) => (type.name === "numbers" ? [attrs.start] : []));
  expect(starts).toEqual([3, 3, 4, 4, 9]);
});

test("notes are read with their marks; deleted words, comments, and tables of contents are left out", () => {
  const body =
    "<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes><text:table-of-content><text:p>Contents</text:p></text:table-of-content><text:p>Text<text:note><text:note-citation>1</text:note-citation><text:note-body>\n<text:p>A note.</text:p></text:note-body></text:note> goes on<office:annotation><text:p>comment</text:p></office:annotation>.</text:p>";
  expect(read(body)).toBe('doc(paragraph("Text", noteMark, " goes on."), note(paragraph("A note.")))');
});

test("tables are read, and text boxes as paragraphs", () => {
  expect(
    read(
      "<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table><text:p>b<draw:frame>\n<svg:desc>no</svg:desc><draw:text-box><text:p>c</text:p></draw:text-box></draw:frame></text:p>",
    ),
  ).toBe('doc(table(row(cell(paragraph("a")))), paragraph("c"), paragraph("b"))');
});

test("a document in one file is read, and one without content is empty", () => {
  expect(flatOdtDocument(content("<text:p>a</text:p>")).toString()).toBe('doc(paragraph("a"))');
  expect(read("")).toBe("doc(paragraph)");
});

test.each([
  ["no content", {}, "damaged"],
  ["an element that does not end", { "content.xml": "<text:p>" }, "damaged"],
  ["elements that cross", { "content.xml": "<text:p><text:span></text:p></text:span>" }, "damaged"],
  ["entities of its own", { "content.xml": '<!DOCTYPE x [<!ENTITY a "b">]><text:p>&a;</text:p>' }, "damaged"],
  ["a password", { "META-INF/manifest.xml": "<manifest:encryption-data/>", "content.xml": "x" }, "locked"],
] as const)("%s is refused", (_, files, reason) => {
  expect(() => odtDocument((name) => (files as Record<string, string>)[name])).toThrow(new Unreadable(reason));
});
