import { schema } from "@housestyle/documents";
import { setBlockType, toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Command } from "prosemirror-state";
import { headingCommand } from "./heading-command.ts";
import { wrapCommands } from "./wrap-commands.ts";

const { paragraph, code } = schema.nodes;

/** What the toolbar and the keys can do to the text, each an ordinary ProseMirror command. */
export const commands = {
  undo,
  redo,
  bold: toggleMark(schema.marks.strong),
  italic: toggleMark(schema.marks.em),
  literal: toggleMark(schema.marks.literal),
  paragraph: setBlockType(paragraph),
  heading1: headingCommand(1),
  heading2: headingCommand(2),
  heading3: headingCommand(3),
  code: setBlockType(code),
  ...wrapCommands,
} satisfies Record<string, Command>;
