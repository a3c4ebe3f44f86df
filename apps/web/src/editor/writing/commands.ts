import { schema } from "@housestyle/documents";
import { setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { wrapInList } from "prosemirror-schema-list";
import type { Command } from "prosemirror-state";

const { paragraph, heading, quote, code, bullets, numbers } = schema.nodes;

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
