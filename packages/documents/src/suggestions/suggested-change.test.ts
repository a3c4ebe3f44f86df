import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { listSuggestions } from "./list-suggestions.ts";
import { areOwnSuggestions } from "./own-suggestions.ts";
import { resolveSuggestions } from "./resolve-suggestions.ts";
import { acceptAll, acceptedDocument, acceptedSlice, rejectAll, resolvedDocument } from "./resolved.ts";
import { suggestedChange } from "./suggested-change.ts";
import { suggestionPieces } from "./suggestion-pieces.ts";

const { doc, paragraph, note, noteMark, rule } = schema.nodes;
const ann = { author: 1, name: "Ann", at: 0 };
const bob = { author: 2, name: "Bob", at: 0 };
const p = (text: string) => paragraph.create(null, text === "" ? null : schema.text(text));
const suggested = (before: Node, by: typeof ann, change: (tr: Transform) => Transform) =>
  suggestedChange(change(new Transform(before)), by).transform.doc;
const listed = (of: Node) => listSuggestions(of).map(({ name, inserted, deleted }) => [name, inserted, deleted]);
const lines = (of: Node) => of.children.map(({ textContent }) => textContent);

test("what is typed over words is one suggestion, which goes on letter by letter", () => {
  let text = suggested(doc.create(null, p("It was good.")), ann, (tr) => tr.insert(12, schema.text("g")).delete(8, 12));
  text = suggested(text, { ...ann, at: 60_000 }, (tr) => tr.insert(13, schema.text("reat")));
  expect(listed(text)).toEqual([["Ann", "great", "good"]]);
  expect(text.firstChild?.childCount).toBe(4);
  expect(lines(acceptedDocument(text))).toEqual(["It was great."]);
});

test("a paragraph that is split and joined again leaves no trace", () => {
  const before = doc.create(null, p("one two"));
  const split = suggested(before, ann, (tr) => tr.split(5));
  expect(listed(split)).toEqual([["Ann", "\n", ""]]);
  expect(lines(resolvedDocument(split, acceptAll))).toEqual(["one ", "two"]);
  expect(suggested(split, ann, (tr) => tr.join(6)).eq(before)).toBe(true);
});

test("paragraphs that are joined are one suggestion, and someone else’s split stays one", () => {
  const joined = suggested(doc.create(null, [p("one"), p("two")]), ann, (tr) => tr.delete(3, 7));
  expect(listed(joined)).toEqual([["Ann", "", "e\nt"]]);
  expect(lines(acceptedDocument(joined))).toEqual(["onwo"]);
  const split = suggested(joined, bob, (tr) => tr.split(2));
  expect(lines(acceptedDocument(split))).toEqual(["o", "nwo"]);
  expect(lines(resolvedDocument(split, rejectAll))).toEqual(["one", "two"]);
});

test("only the suggestions of one person are accepted, or one of them, or those in a stretch", () => {
  const one = suggested(doc.create(null, [p("one"), p("two")]), ann, (tr) => tr.insert(1, schema.text("A ")));
  const two = suggested(one, bob, (tr) => tr.insert(8, schema.text("B ")));
  const both = suggested(two, ann, (tr) => tr.insert(12, schema.text(" C")));
  const after = (pieces: ReturnType<typeof suggestionPieces>) =>
    listed(resolveSuggestions(new Transform(both), pieces, "accept").doc);
  expect(listed(both).length).toBe(3);
  expect(after(suggestionPieces(both).filter(({ mark }) => mark.attrs.author === 1))).toEqual([["Bob", "B ", ""]]);
  expect(after(listSuggestions(both)[1]?.pieces ?? []).map(([name]) => name)).toEqual(["Ann", "Ann"]);
  expect(after(suggestionPieces(both, 7, 13))).toEqual([["Ann", "A ", ""]]);
});

test("words that look different are one suggestion, and looks that are set back are none", () => {
  const before = doc.create(null, p("one two"));
  const bold = suggested(before, ann, (tr) => tr.addMark(1, 4, schema.marks.strong.create()));
  expect(listSuggestions(bold)).toMatchObject([{ isFormat: true, from: 1, to: 4 }]);
  expect(resolvedDocument(bold, rejectAll).eq(before)).toBe(true);
  expect(suggested(bold, ann, (tr) => tr.removeMark(1, 4, schema.marks.strong)).eq(before)).toBe(true);
});

test("whole blocks that are replaced are one suggestion, each block a line", () => {
  const before = doc.create(null, [p("one"), p("two"), p("three")]);
  const replaced = suggested(before, ann, (tr) => tr.replaceWith(0, 10, [p("1"), rule.create(), p("2")]));
  expect(listed(replaced)).toEqual([["Ann", "1\n\n2", "one\ntwo"]]);
});

test("a caret that deletes goes on, whichever way it goes", () => {
  const before = doc.create(null, p("one"));
  const { placeOf } = suggestedChange(new Transform(before).delete(2, 3), ann);
  expect([placeOf(2, "before"), placeOf(2, "after"), placeOf(3, "after")]).toEqual([2, 3, 4]);
  expect(suggestedChange(new Transform(before).insert(2, schema.text("xy")), ann).placeOf(4, "before")).toBe(4);
});

test("a note goes with its mark, and a divider that is deleted stays until that is accepted", () => {
  const before = doc.create(null, [
    paragraph.create(null, [schema.text("one"), noteMark.create({ id: "a" })]),
    rule.create(),
    note.create({ id: "a" }, p("said")),
  ]);
  const without = suggested(before, ann, (tr) => tr.delete(6, 7).delete(4, 5));
  expect(without.childCount).toBe(3);
  expect(acceptedDocument(without).toString()).toBe('doc(paragraph("one"))');
});

test("what is copied has no words that are suggested to go", () => {
  const text = suggested(doc.create(null, [p("one two"), p("three")]), ann, (tr) =>
    tr.delete(3, 6).insert(3, schema.text("x")),
  );
  expect(acceptedSlice(text.slice(2, 14)).content.toString()).toBe('<paragraph("nxwo"), paragraph("thr")>');
  const gone = suggested(text, ann, (tr) => tr.delete(0, 10));
  expect(acceptedSlice(gone.slice(2, 14)).size).toBeGreaterThan(0);
});

test("nobody who may only suggest changes other words, the suggestions of others, or their own name", () => {
  const before = suggested(doc.create(null, p("one two")), bob, (tr) => tr.insert(5, schema.text("B ")));
  const own = { id: 1, name: "Ann" };
  const mine = suggested(before, ann, (tr) => tr.delete(1, 4));
  expect(areOwnSuggestions(before, mine, own)).toBe(true);
  expect(areOwnSuggestions(mine, before, own)).toBe(true);
  for (const change of [
    (tr: Transform) => tr.delete(1, 3),
    (tr: Transform) => tr.insert(1, schema.text("x")),
    (tr: Transform) => tr.delete(5, 7),
    (tr: Transform) => tr.removeMark(5, 7),
    (tr: Transform) => tr.split(3),
  ]) {
    expect(areOwnSuggestions(before, change(new Transform(before)).doc, own)).toBe(false);
  }
  expect(
    areOwnSuggestions(
      before,
      suggested(before, bob, (tr) => tr.delete(1, 4)),
      own,
    ),
  ).toBe(false);
  expect(
    areOwnSuggestions(
      before,
      suggested(before, { ...ann, name: "Bob" }, (tr) => tr.delete(1, 4)),
      own,
    ),
  ).toBe(false);
});

test("what someone else suggests is part of one’s own suggestion when it is pasted into that", () => {
  const one = suggested(doc.create(null, p("one")), ann, (tr) => tr.insert(5, p("two")));
  const both = suggested(one, bob, (tr) => tr.insert(10, p("six")));
  const pasted = suggested(both, bob, (tr) => tr.replace(13, 13, both.slice(2, 13)));
  expect(areOwnSuggestions(both, pasted, { id: 2, name: "Bob" })).toBe(true);
  expect(lines(resolvedDocument(pasted, acceptAll))).toEqual(["one", "two", "sine", "two", "six"]);
});
