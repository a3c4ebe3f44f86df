import { schema, textBlocks, textOf } from "@housestyle/documents";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { EditorState, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { finding } from "../testing/remark.ts";
import {
  currentRemark,
  markChecked,
  markCurrent,
  markedWaiting,
  markWaiting,
  remarksAround,
  remarksIn,
  underlinesPlugin,
} from "./underlines.ts";

function stateOf(...lines: string[]): EditorState {
  const doc = schema.nodes.doc.create(
    null,
    lines.map((line) => schema.nodes.paragraph.create(null, line ? schema.text(line) : null)),
  );
  return EditorState.create({ doc, plugins: [underlinesPlugin()] });
}

/** Checks the blocks with these indices for “teh”, or all of them. */
function check(state: EditorState, only?: readonly number[]): EditorState {
  const blocks = textBlocks(state.doc).filter((_, index) => only?.includes(index) ?? true);
  const redrawn = blocks.map(({ node, pos }) => ({
    node,
    pos,
    findings: [...textOf(node).matchAll(/teh/g)].map(({ index }) => finding({ start: index })),
  }));
  return state.apply(markChecked(state.tr, redrawn));
}

function shown(state: EditorState): string[] {
  return remarksIn(state).map(({ from, to }) => `${from}:${state.doc.textBetween(from, to)}`);
}

test("findings become remarks at their words", () => {
  expect(shown(check(stateOf("a teh", "", "teh teh")))).toEqual(["3:teh", "10:teh", "14:teh"]);
});

test("an underline moves with its word and keeps its name", () => {
  const before = check(stateOf("a teh"));
  const after = before.apply(before.tr.insertText("long ", 1));
  expect(shown(after)).toEqual(["8:teh"]);
  expect(remarksIn(check(after))[0]?.key).toBe(remarksIn(before)[0]?.key);
});

test("a remark stays open when the whole engine finds another rule for its words", () => {
  const before = stateOf("a teh");
  const [block] = textBlocks(before.doc);
  if (!block) throw new Error("There is one block.");
  const checked = (state: EditorState, ...findings: ReturnType<typeof finding>[]) =>
    state.apply(markChecked(state.tr, [{ ...block, findings }]));
  const first = checked(before, finding({ start: 2 }));
  const open = first.apply(markCurrent(first.tr, remarksIn(first)[0]?.key));
  const other = finding({ start: 2, ruleId: "grammar/other", message: "Another rule." });
  expect(currentRemark(checked(open, other))?.finding.ruleId).toBe("grammar/other");
  // A remark of its own rule has the older claim.
  const moved = checked(open, other, finding({ start: 1 }));
  expect(currentRemark(moved)?.finding.ruleId).toBe(finding({ start: 2 }).ruleId);
});

test("checking one block again leaves the others untouched", () => {
  const before = check(stateOf("teh", "teh"));
  const typed = before.apply(before.tr.insertText("x", 2));
  const after = check(typed, [0]);
  expect(shown(after)).toEqual(["7:teh"]);
});

test("a paragraph is shown as unchecked until its findings arrive", () => {
  const state = stateOf("one", "teh");
  const waiting = state.apply(markWaiting(state.tr, textBlocks(state.doc)));
  expect([...markedWaiting(waiting)]).toEqual([0, 5]);
  const after = check(waiting, [0]);
  expect([...markedWaiting(after)]).toEqual([5]);
});

test("the current remark is gone when its words are", () => {
  const before = check(stateOf("a teh b"));
  const current = before.apply(markCurrent(before.tr, remarksIn(before)[0]?.key));
  expect(currentRemark(current)).toMatchObject({ from: 3, to: 6 });
  expect(currentRemark(current.apply(current.tr.delete(2, 7)))).toBeUndefined();
});

test("the remarks around a caret are found at both edges", () => {
  const state = check(stateOf("a teh b"));
  expect([2, 3, 6, 7].map((pos) => remarksAround(state, pos).length)).toEqual([0, 1, 1, 0]);
});

test("an underline that is split in two names only one half as before", () => {
  const before = check(stateOf("a teh"));
  const after = check(before.apply(before.tr.insertText("hx te", 5)));
  expect(shown(after)).toEqual(["3:teh", "8:teh"]);
  expect(new Set(remarksIn(after).map((each) => each.key)).size).toBe(2);
});

test("after any edits a full check shows every word exactly once, and keys never repeat", () => {
  const edit = fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom("teh", " ", "x", ""));
  holds(
    fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
      let state = check(stateOf("teh cat", "sat teh teh", ""));
      for (const [place, length, text] of edits) {
        const from = 1 + (place % Math.max(1, state.doc.content.size - 1));
        const to = Math.min(state.doc.content.size - 1, from + length);
        const tr: Transaction = from < to ? state.tr.delete(from, to) : state.tr;
        const where = tr.doc.resolve(Math.min(from, tr.doc.content.size));
        state = state.apply(text && where.parent.isTextblock ? tr.insertText(text, where.pos) : tr);
        for (const each of remarksIn(state)) expect(each.to).toBeLessThanOrEqual(state.doc.content.size);
      }
      state = check(state);
      const expected = textBlocks(state.doc).flatMap(({ node, pos }) =>
        [...textOf(node).matchAll(/teh/g)].map(({ index }) => `${pos + 1 + index}:teh`),
      );
      expect(shown(state)).toEqual(expected);
      expect(new Set(remarksIn(state).map((each) => each.key)).size).toBe(expected.length);
    }),
  );
});
