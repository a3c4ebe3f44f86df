import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from "@tiptap/pm/commands";
import { redo, undo } from "@tiptap/pm/history";
import { undoInputRule } from "@tiptap/pm/inputrules";
import { keymap } from "@tiptap/pm/keymap";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "@tiptap/pm/schema-list";
import type { Command, Plugin } from "@tiptap/pm/state";
import { schema } from "./schema.ts";

const { paragraph, heading, quote, code, bullets, numbers, item, newline } = schema.nodes;

/** What the toolbar and the keys can do to the text, each an ordinary ProseMirror command. */
export const commands = {
  undo,
  redo,
  bold: toggleMark(schema.marks.strong),
  italic: toggleMark(schema.marks.em),
  literal: toggleMark(schema.marks.literal),
  paragraph: setBlockType(paragraph),
  heading1: setBlockType(heading, { level: 1 }),
  heading2: setBlockType(heading, { level: 2 }),
  heading3: setBlockType(heading, { level: 3 }),
  quote: wrapIn(quote),
  code: setBlockType(code),
  bullets: wrapInList(bullets),
  numbers: wrapInList(numbers),
} satisfies Record<string, Command>;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(newline.create()).scrollIntoView());
  return true;
});

/** The keys of the editor. Tab indents inside a list and is left to the browser everywhere else. */
export function keys(): Plugin[] {
  return [
    keymap({
      "Mod-z": undo,
      "Shift-Mod-z": redo,
      "Mod-y": redo,
      Backspace: undoInputRule,
      "Mod-b": commands.bold,
      "Mod-i": commands.italic,
      "Mod-e": commands.literal,
      "Mod-Alt-0": commands.paragraph,
      "Mod-Alt-1": commands.heading1,
      "Mod-Alt-2": commands.heading2,
      "Mod-Alt-3": commands.heading3,
      "Shift-Mod-7": commands.numbers,
      "Shift-Mod-8": commands.bullets,
      "Shift-Mod-9": commands.quote,
      "Shift-Enter": lineBreak,
      Enter: splitListItem(item),
      Tab: sinkListItem(item),
      "Shift-Tab": liftListItem(item),
    }),
    keymap(baseKeymap),
  ];
}
