import { type Alignment, schema } from "@housestyle/documents";
import { Button } from "@housestyle/ui";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  BookMarked,
  Image,
  type LucideIcon,
  Minus,
  Plus,
  SquareSplitVertical,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Underline,
  Variable,
} from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { ReactNode } from "react";
import { editorImages as images } from "../../texts/editor-images.ts";
import { editorInsert as texts } from "../../texts/editor-insert.ts";
import { useController } from "../controller/controller-context.ts";
import { insertImage } from "../images/image-commands.ts";
import { backToMark, insertNote } from "../notes/note-commands.ts";
import { insertTable, tableCommands } from "../tables/table-commands.ts";
import { alignCommand, insertCommands, lookCommands } from "../writing/insert-commands.ts";
import { PopoverMenu } from "./PopoverMenu.tsx";

/** Everything that can be inserted, how words and paragraphs can look, and in a table, what can be done with it. */
export function InsertMenu() {
  return (
    <PopoverMenu button={<Plus size={17} strokeWidth={1.5} aria-hidden />} name={texts.open} label={texts.label}>
      {(done) => <Choices done={done} />}
    </PopoverMenu>
  );
}

interface Choice {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly command: Command;
  /** Whether it is on at the cursor; undefined for what is not on or off. */
  readonly isOn?: (state: EditorState) => boolean;
}

const hasMark =
  (name: "underline" | "strike" | "subscript" | "superscript" | "math") =>
  ({ selection: { $from, from, to, empty }, storedMarks, doc }: EditorState): boolean => {
    const type = schema.marks[name];
    return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
  };

const isAligned =
  (align: Alignment | null) =>
  ({ selection: { $from } }: EditorState): boolean =>
    "align" in $from.parent.attrs && $from.parent.attrs.align === align;

const inserted: readonly Choice[] = [
  { label: texts.table, icon: Table, command: insertTable() },
  { label: images.insert, icon: Image, command: insertImage },
  { label: texts.footnote, icon: TextQuote, command: insertNote },
  { label: texts.pageBreak, icon: SquareSplitVertical, command: insertCommands.pageBreak },
  { label: texts.rule, icon: Minus, command: insertCommands.rule },
  { label: texts.definitions, icon: BookMarked, command: insertCommands.definitions },
];

const looks: readonly Choice[] = [
  { label: texts.underline, icon: Underline, command: lookCommands.underline, isOn: hasMark("underline") },
  { label: texts.strike, icon: Strikethrough, command: lookCommands.strike, isOn: hasMark("strike") },
  { label: texts.subscript, icon: Subscript, command: lookCommands.subscript, isOn: hasMark("subscript") },
  { label: texts.superscript, icon: Superscript, command: lookCommands.superscript, isOn: hasMark("superscript") },
  { label: texts.math, icon: Variable, command: lookCommands.math, isOn: hasMark("math") },
];

const aligned: readonly Choice[] = [
  { label: texts.alignments.start, icon: AlignLeft, command: alignCommand(null), isOn: isAligned(null) },
  { label: texts.alignments.center, icon: AlignCenter, command: alignCommand("center"), isOn: isAligned("center") },
  { label: texts.alignments.right, icon: AlignRight, command: alignCommand("right"), isOn: isAligned("right") },
  { label: texts.alignments.justify, icon: AlignJustify, command: alignCommand("justify"), isOn: isAligned("justify") },
];

const tableNames = Object.keys(tableCommands) as (keyof typeof tableCommands)[];

function Choices({ done }: { readonly done: () => void }) {
  const { view } = useController();
  if (!view) return null;
  const inTable = tableNames
    .map((name): Choice => ({ label: texts.inTable[name], command: tableCommands[name] }))
    .filter(({ command }) => command(view.state));
  const isInNote = backToMark(view.state);
  const offered = inserted
    .filter(({ command }) => command(view.state))
    .map((choice) => (isInNote && choice.command === insertNote ? { ...choice, label: texts.backToText } : choice));
  return (
    <div className="menu">
      {isInTable(view.state) ? (
        <Group label={texts.tables}>
          <Entries choices={inTable} done={done} />
        </Group>
      ) : null}
      <Group label={texts.insert}>
        <Entries choices={offered} done={done} />
      </Group>
      <Group label={texts.looks}>
        <Entries choices={looks} done={done} />
      </Group>
      <Group label={texts.align}>
        <Entries choices={aligned} done={done} />
      </Group>
    </div>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="menu-group" aria-label={label}>
      <h2 className="menu-title">{label}</h2>
      {children}
    </section>
  );
}

function Entries({ choices, done }: { readonly choices: readonly Choice[]; readonly done: () => void }) {
  const controller = useController();
  const { view } = controller;
  return choices.map(({ label, icon: Icon, command, isOn }) => (
    <Button
      key={label}
      tone="quiet"
      className="menu-entry"
      {...(isOn && view ? { "aria-pressed": isOn(view.state) } : {})}
      onClick={() => {
        done();
        controller.run(command);
      }}
    >
      {Icon ? <Icon size={17} strokeWidth={1.5} aria-hidden /> : null}
      {label}
    </Button>
  ));
}
