import { schema } from "@housestyle/documents";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { closeHistory, history, undo } from "prosemirror-history";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import type { Remark } from "../remark.ts";
import { finding } from "../testing/remark.ts";
import { fixAll, fixOne } from "./fix.ts";

function stateOf(...lines: string[]): EditorState {
  const doc = schema.nodes.doc.create(
    null,
    lines.map((line) => schema.nodes.paragraph.create(null, line ? schema.text(line) : null)),
  );
  return EditorState.create({ doc, plugins: [history()] });
}

function at(from: number, text: string, suggestions = ["the"]): Remark {
  return { key: String(from), from, to: from + text.length, finding: finding({ text, suggestions }) };
}

test("a fix changes exactly its words and puts the caret behind them", () => {
  const state = stateOf("Mind teh gap");
  const tr = fixOne(state, at(6, "teh"), "the");
  expect(tr?.doc.textContent).toBe("Mind the gap");
  expect(tr?.selection.head).toBe(9);
});

test("a fix whose words have changed is refused", () => {
  expect(fixOne(stateOf("Mind tehx gap"), at(6, "teh "), "the")).toBeUndefined();
  expect(fixOne(stateOf("Mi"), at(6, "teh"), "the")).toBeUndefined();
});

test("a fix is one step of undo, whatever was typed just before and after", () => {
  let state = stateOf("Mind teh gap");
  const run = (tr: ReturnType<typeof fixOne>) => {
    if (tr) state = state.apply(tr);
  };
  run(state.tr.insertText("!", 13));
  run(fixOne(state, at(6, "teh"), "the"));
  run(closeHistory(state.tr));
  run(state.tr.insertText("x", 9));
  const seen: string[] = [];
  while (undo(state, run)) seen.push(state.doc.textContent);
  expect(seen).toEqual(["Mind the gap!", "Mind teh gap!", "Mind teh gap"]);
});

test("words in bold stay bold, and a deletion deletes", () => {
  const bold = schema.text("teh", [schema.marks.strong.create()]);
  const doc = schema.nodes.doc.create(null, schema.nodes.paragraph.create(null, [schema.text("a "), bold]));
  const state = EditorState.create({ doc });
  expect(fixOne(state, at(3, "teh"), "the")?.doc.firstChild?.lastChild?.marks).toHaveLength(1);
  expect(fixOne(state, at(3, "teh"), "")?.doc.textContent).toBe("a ");
});

test("all alike are replaced together or not at all", () => {
  const state = stateOf("teh a teh", "teh");
  const three = [at(1, "teh"), at(7, "teh"), at(12, "teh")];
  expect(fixAll(state, three, "the")?.doc.textContent).toBe("the a thethe");
  expect(fixAll(state, [...three, at(4, "teh")], "the")).toBeUndefined();
});

test("any set of words is replaced without touching what lies between", () => {
  holds(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), fc.string({ maxLength: 6 }), (wrong, fix) => {
      const words = wrong.map((is) => (is ? "teh" : "fine"));
      const state = stateOf(words.join(" "));
      let place = 1;
      const remarks: Remark[] = [];
      for (const word of words) {
        if (word === "teh") remarks.push(at(place, word));
        place += word.length + 1;
      }
      const expected = words.map((word) => (word === "teh" ? fix : word)).join(" ");
      expect(fixAll(state, remarks, fix)?.doc.textContent).toBe(remarks.length > 0 ? expected : undefined);
    }),
  );
});
