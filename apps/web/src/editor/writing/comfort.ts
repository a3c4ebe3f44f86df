import { schema } from "@housestyle/documents";
import { stepsBy } from "@housestyle/surfaces/prosemirror";
import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { closeHistory, history, redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { awaitFigures } from "../images/await-figures.ts";
import { deleteEmptyNote, insertNote } from "../notes/note-commands.ts";
import { noteEditing } from "../notes/note-editing.ts";
import { carriedSynopses } from "../outline/carried-synopses.ts";
import { tableEditing } from "../tables/table-editing.ts";
import { cleanPaste } from "./clean-paste.ts";
import { commands } from "./commands.ts";
import { definitionEnter, definitionTab } from "./definition-commands.ts";
import { dividerEnter } from "./divider-enter.ts";
import { endlessWords } from "./endless-words.ts";
import { splitHeading } from "./heading-command.ts";
import { insertCommands, leaveLook, lookCommands } from "./insert-commands.ts";
import { pageBreaks } from "./page-breaks.ts";
import { pasting } from "./pasting.ts";
import type { SmartDialect } from "./smart-rules.ts";
import { typingRules } from "./typing-rules.ts";

export { pasteHeld } from "./pasting.ts";

const { item, newline } = schema.nodes;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(newline.create()).scrollIntoView());
  return true;
});

/**
 * Handles redo even if there is nothing to redo. Otherwise the keymap would go on to Mod-z when Caps Lock changes the
 * case of the letter.
 */
const redoOrNothing: Command = (state, dispatch) => {
  redo(state, dispatch);
  return true;
};

/** With nothing to undo, the browser would undo something of its own. */
const undoOrNothing: Command = (state, dispatch) => {
  undo(state, dispatch);
  return true;
};

/**
 * Everything that is needed right after the first letter: the keys, undo and redo, and Markdown shortcuts. Tab indents
 * inside a list, and is left to the browser everywhere else.
 */
export function comfort(smart: SmartDialect): Plugin[] {
  stepsBy(closeHistory, undo);
  return [
    endlessWords(),
    typingRules(smart),
    noteEditing(),
    ...tableEditing(),
    awaitFigures(),
    pageBreaks(),
    carriedSynopses(),
    cleanPaste(),
    pasting(),
    keymap({
      Backspace: chainCommands(undoInputRule, deleteEmptyNote),
      "Mod-b": commands.bold,
      "Mod-i": commands.italic,
      "Mod-u": lookCommands.underline,
      "Mod-e": commands.literal,
      "Mod-Alt-f": insertNote,
      "Mod-Enter": chainCommands(exitCode, insertCommands.pageBreak),
      "Mod-Alt-0": commands.paragraph,
      "Mod-Alt-1": commands.heading1,
      "Mod-Alt-2": commands.heading2,
      "Mod-Alt-3": commands.heading3,
      "Shift-Mod-7": commands.numbers,
      "Shift-Mod-8": commands.bullets,
      "Shift-Mod-9": commands.quote,
      "Shift-Enter": lineBreak,
      Enter: chainCommands(dividerEnter, definitionEnter, splitListItem(item), splitHeading),
      Tab: chainCommands(definitionTab, sinkListItem(item)),
      ArrowRight: leaveLook,
      "Shift-Tab": liftListItem(item),
    }),
    keymap({
      "Mod-z": chainCommands(undoInputRule, undoOrNothing),
      "Shift-Mod-z": redoOrNothing,
      "Mod-y": redoOrNothing,
    }),
    keymap(baseKeymap),
    history(),
  ];
}
