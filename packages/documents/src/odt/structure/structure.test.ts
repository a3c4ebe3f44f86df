import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../../schema.ts";
import { randomDocument } from "../../testing/random-document.ts";
import { randomLists } from "../../testing/random-lists.ts";
import { odtArchive } from "../odt-archive.ts";
import { odtDocument } from "../odt-document.ts";
import { odtParts } from "../odt-parts.ts";

const { doc } = schema.nodes;
const filesOf = (parts: Iterable<readonly [string, string]>) =>
  new Map([...parts].map(([name, text]) => [name, new TextEncoder().encode(text)] as const));
const fresh = (from: Node) => filesOf(odtParts(from, { title: "", language: "en-US" }));
const partIn = (files: ReadonlyMap<string, Uint8Array>, name = "content.xml") =>
  new TextDecoder().decode(files.get(name));
const read = (files: ReadonlyMap<string, Uint8Array>) => odtDocument((name) => partIn(files, name));

/** What a document holds, whatever its notes are called. */
function held(from: Node): string {
  const ids: string[] = [];
  return JSON.stringify(from.toJSON()).replace(/"id":"([^"]*)"/g, (_, id) => {
    if (!ids.includes(id)) ids.push(id);
    return `"id":${ids.indexOf(id)}`;
  });
}

const mixed = fc
  .tuple(randomDocument(), randomLists())
  .map(([from, lists]) => doc.create(null, [...lists, ...from.children]));
/** A document and one with some of its blocks, in some order, among others. */
const pairs = fc.tuple(mixed, mixed, fc.array(fc.nat(), { maxLength: 4 })).map(([before, other, order]) => {
  const isNote = ({ type }: Node) => type.name === "note";
  const kept = before.children.filter((_, index) => !order.includes(index));
  const added = other.children.filter((node) => !isNote(node) && !JSON.stringify(node.toJSON()).includes("noteMark"));
  const at = (order[0] ?? 0) % (kept.length + 1);
  const notes = before.children.filter(isNote);
  const blocks = [...kept.slice(0, at), ...added.slice(0, 2), ...kept.slice(at)].filter((node) => !isNote(node));
  return [before, doc.create(null, [...(blocks.length > 0 ? blocks : added), ...notes])] as const;
});

test("a file gets the content of any document", () => {
  holds(
    fc.property(fc.oneof(pairs, fc.tuple(mixed, mixed)), ([before, now]) => {
      const files = odtArchive(fresh(before)).with(now);
      expect(held(read(files))).toEqual(held(read(fresh(now))));
    }),
  );
});

test("the same content leaves every byte", () => {
  holds(
    fc.property(mixed, (from) => {
      const files = fresh(from);
      const archive = odtArchive(files);
      expect(archive.with(archive.doc)).toBe(files);
    }),
  );
});

const { paragraph, bullets, item, quote } = schema.nodes;
const p = (text: string) => paragraph.create(null, schema.text(text));
const around = (body: string) =>
  `<office:document-content><office:automatic-styles><style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/></office:automatic-styles><office:body><office:text><text:sequence-decls/>${body}<?end?></office:text></office:body></office:document-content>`;
const box =
  '<draw:frame><draw:text-box><text:p text:style-name="Box">In the box.</text:p></draw:text-box></draw:frame>';
const note =
  '<text:note text:id="ftn1"><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>';
const section = "<text:section><text:p><text:bookmark/>Within a section.</text:p></text:section>";
const list =
  '<text:list xml:id="l1" text:style-name="L9"><text:list-item><text:p text:style-name="P7">One</text:p></text:list-item> <text:list-item><text:p text:style-name="P7">Two</text:p></text:list-item></text:list>';
const body = `<text:p text:style-name="P9">We saw <text:span text:style-name="T1">the <text:a xlink:href="https://example.org/">sea</text:a></text:span>${note}<office:annotation><text:p>A comment.</text:p></office:annotation>.</text:p>${section}${list}<text:p>${box}After the box.</text:p>`;
const files = new Map([["content.xml", new TextEncoder().encode(around(body))]]);
const edited = (change: (node: Node) => Node) => {
  const archive = odtArchive(files);
  const blocks = archive.doc.children.map(change);
  return partIn(archive.with(doc.create(null, blocks)));
};
/** Changes the blocks of one type. */
const only = (type: string, change: (node: Node) => Node) => (node: Node) =>
  node.type.name === type ? change(node) : node;
const reworded = (before: string, now: string) => (node: Node) =>
  schema.nodeFromJSON(JSON.parse(JSON.stringify(node.toJSON()).replace(before, now)));

test.each([
  ["a span", "saw the ", "saw a ", "the <text:a", "a <text:a"],
  ["a link", "sea", "tide", "sea</text:a>", "tide</text:a>"],
  ["the address", "https://example.org/", "https://example.com/?a&b", "example.org/", "example.com/?a&amp;b"],
  ["a note", "A note.", "A word.", "A note.", "A word."],
  ["a section", "Within a", "In a", "Within a", "In a"],
  ["an item", "Two", "Three", "Two", "Three"],
  ["a text box", "In the box", "In a box", "In the box", "In a box"],
])("other words of %s leave every other byte", (_, before, now, source, written) => {
  expect(edited(reworded(before, now))).toBe(around(body.replace(source, written)));
});

test("an item that is new is in the list, and one that is gone takes its element with it", () => {
  const added = only("bullets", (node) => node.copy(node.content.addToEnd(item.create(null, p("Three")))));
  expect(edited(added)).toBe(
    around(
      body.replace(
        "Two</text:p></text:list-item>",
        '$&<text:list-item><text:p text:style-name="P7">Three</text:p></text:list-item>',
      ),
    ),
  );
  const less = only("bullets", (node) => node.copy(node.content.cut(0, node.firstChild?.nodeSize)));
  expect(edited(less)).toBe(around(body.replace(/ <text:list-item>.*?<\/text:list-item>/, "")));
});

test("a new list has the style of another one, and a quotation the usual one", () => {
  const last = only("note", (node) => node);
  const archive = odtArchive(files);
  const blocks = archive.doc.children.map(last);
  const more = [bullets.create(null, item.create(null, p("New"))), quote.create(null, p("Quoted"))];
  const at = blocks.findIndex(({ type }) => type.name === "note");
  const now = doc.create(null, [...blocks.slice(0, at), ...more, ...blocks.slice(at)]);
  expect(partIn(archive.with(now))).toBe(
    around(
      `${body}<text:list text:style-name="L9"><text:list-item><text:p text:style-name="P7">New</text:p></text:list-item></text:list><text:p text:style-name="Quotations">Quoted</text:p>`,
    ),
  );
});

test("words are tracked in their places, and blocks that are new are counted", () => {
  const archive = odtArchive(files);
  const blocks = archive.doc.children.map(reworded("Two", "Three"));
  const by = { author: "Ann", date: new Date(0) };
  const now = doc.create(null, [p("New."), ...blocks]);
  const { files: tracked, untracked } = archive.withTracked(now, by);
  expect(untracked).toBe(1);
  expect(partIn(tracked)).toContain(
    '<text:change text:change-id="housestyle1"/><text:change-start text:change-id="housestyle2"/>Three<text:change-end text:change-id="housestyle2"/></text:p>',
  );
  expect(read(tracked).textContent).toContain("OneThree");
  expect([archive, odtArchive(tracked)].map(({ isTracked }) => isTracked)).toEqual([false, true]);
});

test("a note that is new has a name of its own beside those of the file", () => {
  const { note: noteNode, noteMark } = schema.nodes;
  const noted = (text: string, id: string) => paragraph.create(null, [schema.text(text), noteMark.create({ id })]);
  const noteOf = (id: string) => noteNode.create({ id }, p(`Note ${id}.`));
  const before = odtArchive(fresh(doc.create(null, [noted("One", "a"), noteOf("a")])));
  const [first, own] = before.doc.children as [Node, Node];
  const now = doc.create(null, [first, noted("Two", "b"), own, noteOf("b")]);
  const names = [...partIn(before.with(now)).matchAll(/<text:note [^>]*text:id="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

const { numbers } = schema.nodes;
const counted = (start: number, ...words: readonly string[]) =>
  numbers.create(
    { start },
    words.map((each) => item.create(null, p(each))),
  );

test("a list that a paragraph splits starts again, and the list that continues it keeps its number", () => {
  const style = '<text:list-style style:name="L1"><text:list-level-style-number text:level="1"/></text:list-style>';
  const entry = (words: string, start = "") => `<text:list-item${start}><text:p>${words}</text:p></text:list-item>`;
  const list = (items: string, attributes = "") => `<text:list text:style-name="L1"${attributes}>${items}</text:list>`;
  const wrapped = (text: string) => around(text).replace("<style:style ", `${style}<style:style `);
  const goesOn = ' text:continue-numbering="true"';
  const before = `${list(entry("a") + entry("b"))}<text:p>Between.</text:p>${list(entry("c"), goesOn)}`;
  const archive = odtArchive(new Map([["content.xml", new TextEncoder().encode(wrapped(before))]]));
  expect(archive.doc.children.flatMap(({ attrs }) => attrs.start ?? [])).toEqual([1, 3]);
  const now = [counted(1, "a"), p("New."), counted(1, "b"), p("Between."), counted(3, "c")];
  expect(partIn(archive.with(doc.create(null, now)))).toBe(
    wrapped(
      `${list(entry("a"))}<text:p>New.</text:p>${list(entry("b"))}<text:p>Between.</text:p>${list(entry("c", ' text:start-value="3"'), goesOn)}`,
    ),
  );
});

test("a heading in a list that becomes a paragraph leaves the list", () => {
  const source = `<text:list text:style-name="L1"><text:list-item><text:h text:outline-level="1">One</text:h></text:list-item></text:list>`;
  const archive = odtArchive(new Map([["content.xml", new TextEncoder().encode(around(source))]]));
  expect(archive.doc.toString()).toBe('doc(heading("One"))');
  const files = archive.with(doc.create(null, p("One")));
  expect(odtArchive(files).doc.toString()).toBe('doc(paragraph("One"))');
});
