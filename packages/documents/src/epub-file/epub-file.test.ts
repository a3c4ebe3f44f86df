import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { epubDocument } from "../epub/index.ts";
import { ImageCollection } from "../images/index.ts";
import { schema } from "../schema.ts";
import { asFromHtml } from "../testing/as-from-html.ts";
import { withNumberedNotes } from "../testing/as-paragraphs.ts";
import { randomDocument } from "../testing/random-document.ts";
import { smallImage } from "../testing/small-image.ts";
import { plainParagraph, wholeDocument } from "../testing/whole-document.ts";
import { epubFile } from "./epub-file.ts";

const { doc, heading, paragraph, figure, caption, alternative, noteMark, note, code } = schema.nodes;
const properties = {
  title: "The sea & we",
  language: "en-GB",
  identifier: "urn:uuid:4dc3a5d9-9e3c-4a64-8d21-1c8f64e51b0a",
  modified: new Date(Date.UTC(2026, 10, 28, 9, 30)),
};
const titled = (level: number, words: string) => heading.create({ level }, schema.text(words));
const textsIn = (files: ReadonlyMap<string, Uint8Array>) => (name: string) => {
  const found = files.get(name);
  return found && new TextDecoder().decode(found);
};
const readAgain = (from: Node) => withNumberedNotes(epubDocument(textsIn(epubFile(from, properties))));

test("headings, lists in lists, quotations, code, dividers, and looks come back", () => {
  expect(readAgain(wholeDocument).toJSON()).toEqual(asFromHtml(wholeDocument).toJSON());
});

test("any document comes back as from HTML, in a book that follows the specification", async () => {
  await holds(
    fc.property(randomDocument(), (any) => {
      expectValid(epubFile(any, properties));
      expect(readAgain(any).toJSON()).toEqual(asFromHtml(any).toJSON());
    }),
    { numRuns: 300 },
  );
});

test("each heading of the first level begins a chapter, and the contents lead to all headings", () => {
  const files = epubFile(
    doc.create(null, [
      plainParagraph("Before."),
      titled(1, "One & more"),
      titled(3, "Deep"),
      titled(2, "Less deep"),
      titled(1, "Two"),
      heading.create({ level: 2 }),
    ]),
    properties,
  );
  expectValid(files);
  expect([...files.keys()]).toEqual([
    "mimetype",
    "META-INF/container.xml",
    "OPS/package.opf",
    "OPS/contents.xhtml",
    "OPS/style.css",
    "OPS/chapter1.xhtml",
    "OPS/chapter2.xhtml",
    "OPS/chapter3.xhtml",
  ]);
  const contents = textsIn(files)("OPS/contents.xhtml") ?? "";
  expect(contents.slice(contents.indexOf("<nav"), contents.indexOf("</nav>")).replaceAll("\n", "")).toBe(
    '<nav epub:type="toc" role="doc-toc"><ol><li><a href="chapter1.xhtml">The sea &amp; we</a></li>' +
      '<li><a href="chapter2.xhtml#heading1">One &amp; more</a><ol><li><a href="chapter2.xhtml#heading2">Deep</a></li>' +
      '<li><a href="chapter2.xhtml#heading3">Less deep</a></li></ol></li>' +
      '<li><a href="chapter3.xhtml#heading4">Two</a></li></ol>',
  );
  const about = textsIn(files)("OPS/package.opf");
  expect(about).toContain("<dc:title>The sea &amp; we</dc:title>");
  expect(about).toContain("<dc:language>en-GB</dc:language>");
  expect(about).toContain('<meta property="dcterms:modified">2026-11-28T09:30:00Z</meta>');
});

test("images are in the book with their descriptions, and a note is in the chapter of its mark", () => {
  const collection = new ImageCollection();
  const { src } = collection.add(smallImage(40, 30)) ?? { src: "" };
  const from = doc.create(null, [
    titled(1, "One"),
    paragraph.create(null, [schema.text("Text"), noteMark.create({ id: "a" }), schema.text(".")]),
    titled(1, "Two"),
    figure.create({ src, width: 40, height: 30 }, [
      caption.create(null, schema.text("A caption")),
      alternative.create(null, schema.text('A "red" boat')),
    ]),
    code.create({ language: "ts" }, schema.text("let a;")),
    note.create({ id: "a" }, [plainParagraph("A note."), plainParagraph("More of it.")]),
  ]);
  const files = epubFile(from, properties, (hash) => collection.images.get(hash));
  expectValid(files);
  expect(textsIn(files)("OPS/chapter1.xhtml")).toContain("A note.");
  const images = new ImageCollection();
  const read = epubDocument(textsIn(files), (path) => images.add(files.get(path)));
  expect(withNumberedNotes(read).toJSON()).toEqual(withNumberedNotes(from).toJSON());
});

/** Checks what the specification of EPUB 3.3 asks of the files of a book. */
function expectValid(files: ReadonlyMap<string, Uint8Array>): void {
  const textOf = textsIn(files);
  expect([...files.keys()][0]).toBe("mimetype");
  expect(textOf("mimetype")).toBe("application/epub+zip");
  const elements = new Map(
    [...files.keys()]
      .filter((name) => /\.(?:xml|opf|xhtml)$/.test(name))
      .map((name) => [name, elementsOf(textOf(name) ?? "")]),
  );
  const [root] = only(elements.get("META-INF/container.xml"), "rootfile");
  expect(root?.["full-path"]).toBe("OPS/package.opf");
  const book = elements.get("OPS/package.opf");
  const items = only(book, "item");
  // Each file is in the manifest once, and each item of the manifest is there.
  expect(items.map(({ href }) => `OPS/${href}`).sort()).toEqual([...files.keys()].filter(isContent).sort());
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.filter((item) => item.properties === "nav")).toHaveLength(1);
  const spine = only(book, "itemref");
  expect(spine.length).toBeGreaterThan(0);
  for (const { idref } of spine) expect(items.map(({ id }) => id)).toContain(idref);
  for (const name of ["dc:identifier", "dc:title", "dc:language"]) expect(only(book, name)).toHaveLength(1);
  for (const [name, found] of elements) if (name.endsWith(".xhtml")) expectResolved(name, found, elements, files);
}

const isContent = (name: string): boolean => name.startsWith("OPS/") && name !== "OPS/package.opf";

function expectResolved(
  name: string,
  found: readonly XmlTag[],
  elements: ReadonlyMap<string, readonly XmlTag[]>,
  files: ReadonlyMap<string, Uint8Array>,
): void {
  const ids = (of: readonly XmlTag[] | undefined) => of?.flatMap(({ attributes }) => attributes.id ?? []) ?? [];
  expect(new Set(ids(found)).size).toBe(ids(found).length);
  for (const { attributes } of found) {
    const address = attributes.href ?? attributes.src;
    if (address === undefined || /^(?:https?|mailto):/.test(address)) continue;
    const [path, id] = address.split("#");
    const target = path === "" ? name : `OPS/${path}`;
    expect([...files.keys()]).toContain(target);
    if (id !== undefined) expect(ids(elements.get(target))).toContain(id);
  }
}

interface XmlTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const only = (elements: readonly XmlTag[] | undefined, name: string) =>
  elements?.filter((each) => each.name === name).map(({ attributes }) => attributes) ?? [];

/** The elements of some XML, which is read as strictly as an e-book reader does. */
function elementsOf(xml: string): readonly XmlTag[] {
  const found: XmlTag[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    found.push({
      name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value])),
    });
  });
  parser.write(xml).close();
  return found;
}
