import { schema } from "@housestyle/documents";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { continued } from "./continued.ts";

const { paragraph, heading, code, doc } = schema.nodes;
const line = (text: string) => paragraph.create(null, text === "" ? null : schema.text(text));

/** The blocks after text was inserted at a position, with a bar where the cursor is. */
function written(blocks: readonly ReturnType<typeof line>[], at: number): string[] {
  const whole = doc.create(null, blocks);
  const state = EditorState.create({ doc: whole, selection: TextSelection.create(whole, at) });
  const next = state.apply(continued(state, "It rains."));
  const { $head } = next.selection;
  const lines: string[] = [];
  next.doc.forEach((node) => {
    const { textContent } = node;
    const shown =
      node === $head.parent
        ? `${textContent.slice(0, $head.parentOffset)}|${textContent.slice($head.parentOffset)}`
        : textContent;
    lines.push(`${node.type.name}: ${shown}`);
  });
  return lines;
}

test("words are kept apart, and the cursor follows", () => {
  expect(written([line("")], 1)).toEqual(["paragraph: It rains.|"]);
  expect(written([line("One. Two.")], 5)).toEqual(["paragraph: One. It rains.| Two."]);
  expect(written([line("One. Two.")], 6)).toEqual(["paragraph: One. It rains.| Two."]);
  expect(written([line("One.")], 5)).toEqual(["paragraph: One. It rains.|"]);
});

test("after a heading or code it is a paragraph", () => {
  const head = heading.create({ level: 1 }, schema.text("Rain"));
  expect(written([head, line("x")], 5)).toEqual(["heading: Rain", "paragraph: It rains.|", "paragraph: x"]);
  expect(written([code.create(null, schema.text("a=1"))], 4)).toEqual(["code: a=1", "paragraph: It rains.|"]);
});
