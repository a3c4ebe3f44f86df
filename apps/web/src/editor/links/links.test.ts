import { schema } from "@housestyle/documents";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { linkAddress, linkAt, removeLink, setLink } from "./link-commands.ts";

const { doc, paragraph } = schema.nodes;
const { link, strong } = schema.marks;

function state(words: string, from: number, to = from): EditorState {
  const document = doc.create(null, paragraph.create(null, words === "" ? [] : schema.text(words)));
  return EditorState.create({ doc: document, selection: TextSelection.create(document, from, to) });
}
const html = ({ doc: { firstChild } }: Pick<EditorState, "doc">) =>
  firstChild?.children.map(
    ({ text, marks }) => `${text}${marks.map(({ attrs }) => `[${attrs.href ?? "b"}]`).join("")}`,
  );

test.each([
  ["example.org", "https://example.org"],
  [" https://example.org/a?b#c ", "https://example.org/a?b#c"],
  ["http://localhost:8080", "http://localhost:8080"],
  ["example.org:8080/a", "https://example.org:8080/a"],
  ["ann@example.org", "mailto:ann@example.org"],
  ["mailto:ann@example.org", "mailto:ann@example.org"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["two words", undefined],
  ["word", undefined],
  ["", undefined],
  ["a b.com", undefined],
  ["https://exa mple.com", undefined],
  ["mailto:", undefined],
  ["//y.com", undefined],
  [".com", undefined],
  ["https://", undefined],
  ["http://127.0.0.1/a", "http://127.0.0.1/a"],
])("“%s” leads to %s", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test("a selection becomes a link, which is found again inside, changed as a whole, and taken away", () => {
  let now = state("See the page here.", 9, 13);
  now = now.apply(setLink(now, "https://a.org"));
  expect(html(now)).toEqual(["See the ", "page[https://a.org]", " here."]);
  now = now.apply(now.tr.addMark(9, 11, strong.create()));
  now = now.apply(now.tr.setSelection(TextSelection.create(now.doc, 12)));
  expect(linkAt(now)).toEqual({ from: 9, to: 13, href: "https://a.org" });
  now = now.apply(setLink(now, "https://b.org"));
  expect(now.doc.textBetween(9, 13)).toBe("page");
  expect(now.doc.rangeHasMark(9, 13, link.create({ href: "https://a.org" }))).toBe(false);
  expect(linkAt(now)).toEqual({ from: 9, to: 13, href: "https://b.org" });
  now = now.apply(removeLink(now));
  expect(now.doc.rangeHasMark(0, now.doc.content.size, link)).toBe(false);
  expect(linkAt(now)).toBeUndefined();
});

test("without a selection the address is written, and what is written next is no link", () => {
  let now = state("Mail ", 6);
  now = now.apply(setLink(now, "mailto:ann@example.org"));
  expect(html(now)).toEqual(["Mail ", "ann@example.org[mailto:ann@example.org]"]);
  now = now.apply(now.tr.insertText(" soon"));
  expect(now.doc.textContent).toBe("Mail ann@example.org soon");
  expect(now.doc.rangeHasMark(21, 26, link)).toBe(false);
});
