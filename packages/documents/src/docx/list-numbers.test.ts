import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { docxDocument } from "./docx-document.ts";

const none = { styles: "", footnotes: "", endnotes: "", links: new Map<string, string>(), others: [] };
const level = (index: number, more = "") => `<w:lvl w:ilvl="${index}">${more}<w:numFmt w:val="decimal"/></w:lvl>`;
const numbering = `<w:numbering><w:abstractNum w:abstractNumId="4">${level(0)}${level(1)}</w:abstractNum><w:abstractNum w:abstractNumId="5">${level(0, '<w:start w:val="5"/>')}${level(1, '<w:lvlRestart w:val="0"/>')}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num><w:num w:numId="8"><w:abstractNumId w:val="4"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num><w:num w:numId="9"><w:abstractNumId w:val="5"/></w:num></w:numbering>`;
const item = (words: string, list = 7, at = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
const plain = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
const around = (body: string) => `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`;
const open = (body: string, styles = "") => docxDocument({ ...none, numbering, styles, document: around(body) });

/** Returns the items of a document as they are shown. */
function shown(node: Node): readonly string[] {
  const items = node.type === schema.nodes.numbers ? node.children : [];
  return items.length > 0
    ? items.flatMap((each, index) => {
        const [first, ...rest] = each.children;
        return [`${Number(node.attrs.start) + index}. ${first?.textContent}`, ...rest.flatMap(shown)];
      })
    : node.children.flatMap(shown);
}

test("a list that a paragraph splits goes on with the next number, or starts again, as in Word", () => {
  const list = (...lists: readonly [number, number, number]) =>
    shown(open(item("a", lists[0]) + item("b", lists[1]) + plain("Between.") + item("c", lists[2])).doc);
  expect(list(7, 7, 7)).toEqual(["1. a", "2. b", "3. c"]);
  expect(list(7, 7, 8)).toEqual(["1. a", "2. b", "1. c"]);
  expect(list(8, 8, 7)).toEqual(["1. a", "2. b", "3. c"]);
  expect(list(9, 7, 9)).toEqual(["5. a", "1. b", "6. c"]);
});

test("inner levels start again with each outer item, unless the list says otherwise", () => {
  const nested = (list: number) =>
    shown(open([0, 1, 1, 0, 1].map((at, index) => item("abcde"[index] ?? "", list, at)).join("")).doc);
  expect(nested(7)).toEqual(["1. a", "1. b", "2. c", "2. d", "1. e"]);
  expect(nested(9)).toEqual(["5. a", "1. b", "2. c", "6. d", "3. e"]);
});

test("a list by style counts together with one by number", () => {
  const styles =
    '<w:styles><w:style w:styleId="Own"><w:name w:val="My list"/><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style></w:styles>';
  const styled = '<w:p><w:pPr><w:pStyle w:val="Own"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>';
  expect(shown(open(styled + plain("Between.") + item("b"), styles).doc)).toEqual(["1. a", "2. b"]);
});

const { doc, paragraph, numbers, item: itemNode } = schema.nodes;
const p = (words: string) => paragraph.create(null, schema.text(words));
const list = (start: number, ...words: readonly string[]) =>
  numbers.create(
    { start },
    words.map((each) => itemNode.create(null, p(each))),
  );
/** Returns what a file shows after it got other content, and the lists that its paragraphs refer to. */
function written(body: string, ...blocks: readonly Node[]) {
  const opened = open(body);
  const additions = opened.additions(() => undefined);
  const { document } = opened.with(doc.create(null, blocks), additions);
  const again = docxDocument({ ...none, ...additions.written, document });
  const lists = [...document.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id);
  return { shown: shown(again.doc), lists };
}

test("a list that is split in the editor starts again in its file, and those after it keep their numbers", () => {
  const body = item("a") + item("b") + plain("Between.") + item("c");
  expect(written(body, list(1, "a"), p("New."), list(1, "b"), p("Between."), list(3, "c"))).toEqual({
    shown: ["1. a", "1. b", "3. c"],
    lists: ["7", "10", "11"],
  });
  expect(written(body, list(1, "a"), p("New."), list(2, "b"), p("Between."), list(3, "c"))).toEqual({
    shown: ["1. a", "2. b", "3. c"],
    lists: ["7", "7", "7"],
  });
});

test("a list that follows directly and starts again stays apart", () => {
  expect(written(item("a"), list(1, "a"), list(1, "b", "c"), list(7, "d"))).toEqual({
    shown: ["1. a", "1. b", "2. c", "7. d"],
    lists: ["7", "10", "10", "12"],
  });
});
