import { schema } from "@housestyle/documents";
import { tier } from "@housestyle/testing";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { startWorkCounter } from "../../engine/src/testing/work-counter.ts";

const counter = await startWorkCounter();
const { BlockList } = await import("./prosemirror/block-list.ts");

const { doc, paragraph } = schema.nodes;

/** The work of two keys in one place of a document of so many paragraphs: the first after a key elsewhere, and the next. */
async function workOfKeys(length: number, elsewhere: number): Promise<{ first: number; next: number }> {
  const lines = Array.from({ length }, () => paragraph.create(null, schema.text("One")));
  let state = EditorState.create({ doc: doc.create(null, lines) });
  const list = new BlockList(state.doc);
  const key = (at: number) => {
    const tr = state.tr.insertText("x", 5 * at + 2);
    state = state.apply(tr);
    return () => list.follow(tr);
  };
  key(elsewhere)();
  const first = await counter.count(key(500));
  return { first, next: await counter.count(key(500)) };
}

test("a key costs what has changed and the way from the key before it, however long the text is", async () => {
  await workOfKeys(1_000, 500);
  const small = await workOfKeys(1_000, 490);
  expect(small.next).toBeLessThan(small.first);
  for (const length of tier === "deep" ? [10_000, 100_000] : [10_000]) {
    const { first, next } = await workOfKeys(length, 490);
    // Finding the block of a place takes a step more each time the text is twice as long.
    expect(first - small.first).toBeLessThan(200);
    expect(next - small.next).toBeLessThan(200);
  }
  const far = await workOfKeys(1_000, 0);
  expect(far.first).toBeGreaterThan(small.first);
  expect(far.next).toBe(small.next);
});
