import type { Command } from "prosemirror-state";
import { insertImage } from "../images/image-commands.ts";
import { insertNote } from "../notes/note-commands.ts";
import { insertTable } from "../tables/table-commands.ts";
import { insertCommands, lookCommands } from "./insert-commands.ts";

/** A command of the menu “Insert”, with its keys as in “Ctrl+U”; empty for none. */
export interface Insertion<Name extends string = string> {
  readonly name: Name;
  readonly keys: string;
  readonly command: Command;
}

/** What can be inserted at the cursor. */
export const insertions = [
  { name: "table", keys: "", command: insertTable() },
  { name: "image", keys: "", command: insertImage },
  { name: "footnote", keys: "Ctrl+Alt+F", command: insertNote },
  { name: "pageBreak", keys: "Ctrl+Enter", command: insertCommands.pageBreak },
  { name: "rule", keys: "", command: insertCommands.rule },
  { name: "definitions", keys: "", command: insertCommands.definitions },
] as const satisfies readonly Insertion[];

/** The character formats besides bold and italic. */
export const looks = [
  { name: "underline", keys: "Ctrl+U", command: lookCommands.underline },
  { name: "strike", keys: "", command: lookCommands.strike },
  { name: "subscript", keys: "", command: lookCommands.subscript },
  { name: "superscript", keys: "", command: lookCommands.superscript },
  { name: "math", keys: "", command: lookCommands.math },
] as const satisfies readonly Insertion[];
