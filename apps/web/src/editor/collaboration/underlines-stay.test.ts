import { schema, textBlocks, textOf } from "@housestyle/documents";
import type { StepRow } from "@housestyle/documents/steps";
import { underlinesPlugin } from "@housestyle/surfaces/prosemirror";
import { finding } from "@housestyle/surfaces/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { EditorState, type Plugin, type Transaction } from "prosemirror-state";
import type { DecorationSet } from "prosemirror-view";
import { expect, test } from "vitest";
import { pendingSteps, receiveSteps } from "./pending-steps.ts";

/** An editor in which each word has an underline. */
class Underlined {
  readonly #plugin = underlinesPlugin() as unknown as Plugin<{ readonly set: DecorationSet }>;
  state: EditorState;

  constructor(lines: readonly string[]) {
    const doc = schema.node(
      "doc",
      null,
      lines.map((line) => schema.node("paragraph", null, schema.text(line))),
    );
    const plugins = [this.#plugin, pendingSteps({ client: "me", version: 1, pending: [], nextNumber: 1 })];
    const state = EditorState.create({ doc, plugins });
    const blocks = textBlocks(doc).map(({ node, pos }) => ({
      node,
      pos,
      findings: [...textOf(node).matchAll(/\w+/g)].map(({ index, 0: word }) =>
        finding({ start: index, end: index + word.length, text: word }),
      ),
    }));
    this.state = state.apply(state.tr.setMeta(this.#plugin, { type: "checked", blocks }));
  }

  dispatch(tr: Transaction): void {
    this.state = this.state.apply(tr);
  }

  /** The names of the underlines, in text order. */
  get keys(): readonly string[] {
    const found = this.#plugin.getState(this.state)?.set.find() ?? [];
    return found.toSorted((one, other) => one.from - other.from).map(({ spec }) => spec.key);
  }
}

const inserted = (at: number, text: string) => ({
  stepType: "replace",
  from: at,
  to: at,
  slice: { content: [{ type: "text", text }] },
});

test("no underline goes when others write, whatever waits to be sent here", () => {
  const line = fc.constantFrom("She have a apple.", "They was late", "word");
  const places = (max: number) => fc.array(fc.nat(300), { maxLength: max });
  holds(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), places(8), places(8), (lines, own, others) => {
      const editor = new Underlined(lines);
      const placeIn = (at: number): number => {
        const $at = editor.state.doc.resolve(at % editor.state.doc.content.size);
        return $at.parent.isTextblock ? $at.pos : $at.pos + 1;
      };
      const theirs = others.map(placeIn).toSorted((one, other) => other - one);
      for (const at of own) editor.dispatch(editor.state.tr.insertText("x", placeIn(at)));
      const before = editor.keys;
      const rows = theirs.map((at, index): StepRow => {
        return { Version: 2 + index, Step: inserted(at, "y"), Client: "other", Number: 1 + index, PersonId: 1 };
      });
      for (const row of rows) receiveSteps(editor, [row]);
      expect(before.length).toBeGreaterThan(0);
      expect(editor.keys).toEqual(before);
    }),
    { numRuns: 2_000 },
  );
});
