import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { docxArchive } from "../docx/docx-archive.ts";
import { docxFile } from "../docx-file/docx-file.ts";
import { epubDocument } from "../epub/index.ts";
import { htmlPage } from "../html/html-page.ts";
import { storedImages } from "../html/stored-images.ts";
import { fromMarkdown, heldInMarkdown, storedInMarkdown, toMarkdown } from "../markdown/index.ts";
import { odtDocument, odtImages, odtParts } from "../odt/index.ts";
import { schema } from "../schema.ts";
import { smallImage } from "../testing/small-image.ts";
import { ImageCollection } from "./image-collection.ts";

const { doc, paragraph, figure, caption, alternative, table, row, cell } = schema.nodes;
const p = (text: string) => paragraph.create(null, text ? schema.text(text) : null);

const collection = new ImageCollection();
const image = collection.add(smallImage(300, 200));
if (!image) throw new Error("This is an image.");
const resolve = (hash: string) => collection.images.get(hash);
const shown = (words: string, described: string) =>
  figure.create({ ...image }, [
    caption.create(null, words ? schema.text(words) : null),
    alternative.create(null, described ? schema.text(described) : null),
  ]);
const letter = doc.create(null, [
  p("Before."),
  shown("The harbor", "A harbor & a “boat”"),
  p("Between."),
  shown("", ""),
  table.create(null, row.create(null, [cell.create(null, [p("a"), shown("", "In a cell"), p("")])])),
  p("After."),
]);
const properties = { title: "Images", language: "en-US" };

const archiveOf = async () => new Map(Object.entries(unzipSync(await docxFile(letter, properties, resolve))));

test("images, captions, and descriptions come back from a file for Word", async () => {
  const files = await archiveOf();
  const opened = docxArchive(files);
  expect(opened.doc.toJSON()).toEqual(letter.toJSON());
  expect([...opened.images]).toEqual([...collection.images]);
  expect(opened.with(opened.doc)).toEqual(files);
});

test("they come back from an OpenDocument file, and an image without a paragraph of its own follows it", () => {
  const parts = odtParts(letter, properties, resolve);
  const files = odtImages(letter, resolve);
  expect(parts.get("META-INF/manifest.xml")).toContain('manifest:media-type="image/png"');
  const again = new ImageCollection();
  const read = odtDocument((name) => parts.get(name), { images: again, fileOf: (name) => files.get(name)?.bytes });
  expect(read.toJSON()).toEqual(letter.toJSON());
  expect([...again.images]).toEqual([...collection.images]);
  const body = (text: string) =>
    `<office:document-content><office:body><office:text>${text}</office:text></office:body></office:document-content>`;
  const frame =
    '<draw:frame svg:width="1in" svg:height="0.5in"><draw:image xlink:href="Pictures/a.bin"/><svg:title>Gull</svg:title><svg:desc>A gull</svg:desc></draw:frame>';
  const beside = odtDocument(
    (name) => (name === "content.xml" ? body(`<text:p>See ${frame}this.</text:p>`) : undefined),
    {
      images: again,
      fileOf: () => smallImage(300, 200),
    },
  );
  expect(beside.toString()).toBe('doc(paragraph("See this."), figure(caption, alternative("A gull")))');
  expect(beside.child(1).attrs).toMatchObject({ width: 96, height: 48 });
});

test("they come back from Markdown that holds them", () => {
  const plain = doc.create(null, [p("Before."), shown("The harbor", "A harbor"), p("After.")]);
  const text = heldInMarkdown(toMarkdown(plain), resolve);
  expect(text).toContain("](<data:image/png;base64,");
  const again = new ImageCollection();
  const read = fromMarkdown(storedInMarkdown(text, (address) => again.addFrom(address)));
  expect(read.textContent).toBe(plain.textContent);
  expect(read.child(1).attrs.src).toBe(image.src);
  expect([...again.images]).toEqual([...collection.images]);
});

test("images of a book are read with their captions, wherever its chapters are", () => {
  const files: Readonly<Record<string, string>> = {
    "META-INF/container.xml": '<container><rootfile full-path="OEBPS/book.opf"/></container>',
    "OEBPS/book.opf":
      '<package><item id="a" href="text/a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a"/></package>',
    "OEBPS/text/a.xhtml":
      '<html><body><p>One <img src="../images/a%20b.png" alt="A gull"/> two</p><figure><img src="../images/a%20b.png" alt=""/><figcaption>The sea</figcaption></figure></body></html>',
  };
  const asked: string[] = [];
  const read = epubDocument(
    (name) => files[name],
    (path) => {
      asked.push(path);
      return image;
    },
  );
  expect(read.toString()).toBe(
    'doc(paragraph("One "), figure(caption, alternative("A gull")), paragraph("two"), figure(caption("The sea"), alternative))',
  );
  expect(new Set(asked)).toEqual(new Set(["OEBPS/images/a b.png"]));
});

test("words beside images are corrected in a file for Word, and its images stay", async () => {
  const opened = docxArchive(await archiveOf());
  const now = doc.create(
    null,
    letter.children.map((node, index) => (index === 1 ? shown("The old harbor", "Another description") : node)),
  );
  const again = docxArchive(opened.with(now));
  expect(again.doc.child(1).firstChild?.textContent).toBe("The old harbor");
  expect([...again.images.keys()]).toEqual([...collection.images.keys()]);
});

test("an image in a paragraph with words follows it, and one that is shown in two ways is one", () => {
  const drawing =
    '<mc:AlternateContent><mc:Choice><w:drawing><wp:inline><wp:extent cx="952500" cy="476250"/><wp:docPr id="1" descr="A gull"/><a:blip r:embed="r1"/></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape alt="A gull"><v:imagedata r:id="r1"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent>';
  const deleted = '<w:del><w:r><w:drawing><a:blip r:embed="r1"/></w:drawing></w:r></w:del>';
  const body = `<w:p><w:r><w:t>See this.</w:t>${drawing}</w:r>${deleted}</w:p>`;
  const part = (xml: string) => new TextEncoder().encode(xml);
  const files = new Map([
    ["word/document.xml", part(`<w:document><w:body>${body}</w:body></w:document>`)],
    ["word/media/a.bin", smallImage(300, 200)],
    [
      "word/_rels/document.xml.rels",
      part('<Relationships><Relationship Id="r1" Type="x/image" Target="media/a.bin"/></Relationships>'),
    ],
  ]);
  const opened = docxArchive(files);
  expect(opened.doc.toString()).toBe('doc(paragraph("See this."), figure(caption, alternative("A gull")))');
  expect(opened.doc.child(1).attrs).toMatchObject({ width: 100, height: 50, src: image.src });
  expect(strFromU8(opened.with(opened.doc).get("word/document.xml") ?? part(""))).toContain(body);
});

test("a page holds its images, and gives them back", () => {
  const page = htmlPage(letter, properties, resolve);
  expect(page).toContain('alt="A harbor &amp; a “boat”" width="300" height="200"');
  const again = new ImageCollection();
  const html = storedImages(page, (address) => again.addFrom(address));
  expect(html).toContain(`<img data-image="${image.src}"`);
  expect([...again.images]).toEqual([...collection.images]);
  expect(storedImages('<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="">', () => undefined)).toContain("svg+xml");
});
