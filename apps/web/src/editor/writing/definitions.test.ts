import { schema } from "@housestyle/documents";
import { splitBlock } from "prosemirror-commands";
import { type Command, EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { definitionEnter, definitionTab } from "./definition-commands.ts";
import { insertCommands } from "./insert-commands.ts";

const { doc, paragraph } = schema.nodes;

function after(...commands: Command[]): string {
  let state = EditorState.create({ doc: doc.create(null, paragraph.create()) });
  for (const command of commands)
    command(state, (tr) => {
      state = state.apply(tr);
    });
  state.doc.check();
  return state.doc.toString();
}

const typed =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };
const enter: Command = (state, dispatch) => definitionEnter(state, dispatch) || splitBlock(state, dispatch);

test("Enter leads from a term to its definition, on to the next term, and out of the list", () => {
  const first = [insertCommands.definitions, typed("Term"), enter, typed("Meaning"), enter, enter, typed("Next")];
  expect(after(...first, definitionTab, typed("Its own"))).toBe(
    'doc(definitions(term("Term"), definition(paragraph("Meaning")), term("Next"), definition(paragraph("Its own"))), paragraph)',
  );
  expect(after(...first.slice(0, -1), enter, typed("After"))).toBe(
    'doc(definitions(term("Term"), definition(paragraph("Meaning"))), paragraph("After"), paragraph)',
  );
});
