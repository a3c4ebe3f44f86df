import { expect, test } from "vitest";
import { Unreadable } from "../unreadable.ts";
import { epubDocument } from "./index.ts";

const chapter = (body: string) =>
  `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title>no</title></head><body>${body}</body></html>`;
const book = (chapters: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) => {
  const names = Object.keys(chapters);
  const files: Record<string, string> = {
    "META-INF/container.xml": '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    "OPS/book.opf": `<package><manifest>${names.map((name) => `<item id="i${name}" href="${encodeURIComponent(name)}" media-type="application/xhtml+xml"/>`).join("")}</manifest><spine>${names.map((name) => `<itemref idref="i${name}"/>`).join("")}</spine></package>`,
    ...Object.fromEntries(names.map((name) => [`OPS/${name}`, chapter(chapters[name] ?? "")])),
    ...others,
  };
  return epubDocument((name) => files[name]);
};
const read = (body: string) => book({ "a.xhtml": body }).toString();

test("chapters are read in their order, with names that are coded", () => {
  expect(book({ "b c.xhtml": "<h1>One</h1>", "a.xhtml": "<p>Two</p>" }).toString()).toBe(
    'doc(heading("One"), paragraph("Two"))',
  );
});

test("what a page shows is read: lists, quotations, code, links, and looks", () => {
  expect(
    read(
      '<section><h2>H</h2>\n<p>a <b>b <i>c</i></b>&nbsp;&mdash; <code>d</code><br/> e <a href="https://example.org/">f</a> <a href="#n1">g</a></p><ul><li>one<ol><li><p>in</p><p>more</p></li></ol></li><li>two</li></ul><blockquote><p>q</p><p>r</p></blockquote><pre>x\n  y</pre><hr/><div>last</div></section>',
    ),
  ).toBe(
    'doc(heading("H"), paragraph("a ", strong("b "), em(strong("c")), "\u00a0— ", literal("d"), newline, "e ", link("f"), " g"), bullets(item(paragraph("one"), numbers(item(paragraph("in"), paragraph("more")))), item(paragraph("two"))), quote(paragraph("q"), paragraph("r")), code("x\\n  y"), rule, paragraph("last"))',
  );
});

test("notes are read with their marks; contents, scripts, and hidden words are left out", () => {
  expect(
    read(
      '<nav><p>no</p></nav><p>Text<a epub:type="noteref" href="#n1">1</a><script>no()</script><span hidden="hidden">no</span>.</p><aside epub:type="footnote" id="n1"><p>A note.</p></aside><table><tr><th>a</th><td>b</td></tr></table>',
    ),
  ).toBe(
    'doc(paragraph("Text", noteMark, "."), table(row(headerCell(paragraph("a")), cell(paragraph("b")))), note(paragraph("A note.")))',
  );
});

test("a book that is encrypted is refused; one with encrypted fonts is read", () => {
  const encryption = (path: string) => ({
    "META-INF/encryption.xml": `<encryption><CipherReference URI="${path}"/></encryption>`,
  });
  expect(() => book({ "a.xhtml": "<p>a</p>" }, encryption("OPS/a.xhtml"))).toThrow(new Unreadable("locked"));
  expect(book({ "a.xhtml": "<p>a</p>" }, encryption("OPS/font.otf")).toString()).toBe('doc(paragraph("a"))');
});

test.each(["<p>a", "<p><b>a</p></b>", '<p a="'])("a chapter with broken XML is refused: %s", (body) => {
  expect(() => read(body)).toThrow(new Unreadable("damaged"));
});

test("an image whose address is none is left out", () => {
  expect(read('<p>a<img src="http://[/a"/></p>')).toBe('doc(paragraph("a"))');
});

test("an archive that is no book is refused", () => {
  expect(() => epubDocument(() => undefined)).toThrow(new Unreadable("damaged"));
});
