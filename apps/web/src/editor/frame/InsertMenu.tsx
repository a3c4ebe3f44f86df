import { type Alignment, schema } from "@housestyle/documents";
import { Button, IconButton } from "@housestyle/ui";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  BookMarked,
  Image,
  type LucideIcon,
  Minus,
  PanelTop,
  Plus,
  SquareSplitVertical,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TableCellsMerge,
  TableCellsSplit,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Underline,
  Variable,
} from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { ReactNode } from "react";
import { editorImages as images } from "../../texts/editor-images.ts";
import { editorInsert as texts } from "../../texts/editor-insert.ts";
import { useController } from "../controller/controller-context.ts";
import { backToMark, insertNote } from "../notes/note-commands.ts";
import { keysOnMac } from "../palette/palette-command.ts";
import { tableCommands } from "../tables/table-commands.ts";
import { alignCommand } from "../writing/insert-commands.ts";
import { insertions, looks } from "../writing/insertions.ts";
import { PopoverMenu } from "./PopoverMenu.tsx";

/**
 * The menu of everything that can be inserted, with the formats of words and paragraphs and, inside a table, the table
 * commands.
 */
export function InsertMenu() {
  return (
    <PopoverMenu button={<Plus size={17} strokeWidth={1.5} aria-hidden />} name={texts.open} label={texts.label}>
      {(done) => <Choices done={done} />}
    </PopoverMenu>
  );
}

interface Choice {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly command: Command;
  /** As in “Ctrl+U”; empty for none. */
  readonly keys?: string;
  /** Whether it is on at the cursor; undefined for what is not on or off. */
  readonly isOn?: (state: EditorState) => boolean;
}

const hasMark =
  (name: (typeof looks)[number]["name"]) =>
  ({ selection: { $from, from, to, empty }, storedMarks, doc }: EditorState): boolean => {
    const type = schema.marks[name];
    return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
  };

const isAligned =
  (align: Alignment | null) =>
  ({ selection: { $from } }: EditorState): boolean =>
    "align" in $from.parent.attrs && $from.parent.attrs.align === align;

const icons = {
  table: Table,
  image: Image,
  footnote: TextQuote,
  pageBreak: SquareSplitVertical,
  rule: Minus,
  definitions: BookMarked,
  underline: Underline,
  strike: Strikethrough,
  subscript: Subscript,
  superscript: Superscript,
  math: Variable,
  rowBefore: BetweenHorizontalStart,
  rowAfter: BetweenHorizontalEnd,
  columnBefore: BetweenVerticalStart,
  columnAfter: BetweenVerticalEnd,
  headerRow: PanelTop,
  mergeCells: TableCellsMerge,
  splitCell: TableCellsSplit,
  deleteRow: TableRowsSplit,
  deleteColumn: TableColumnsSplit,
  deleteTable: Trash2,
} satisfies Record<string, LucideIcon>;

const inserted: readonly Choice[] = insertions.map(({ name, ...rest }) => ({
  ...{ label: name === "image" ? images.insert : texts[name], icon: icons[name] },
  ...rest,
}));

const looking: readonly Choice[] = looks.map(({ name, ...rest }) => ({
  ...{ label: texts[name], icon: icons[name], isOn: hasMark(name) },
  ...rest,
}));

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
    .map((name): Choice => ({ label: texts.inTable[name], icon: icons[name], command: tableCommands[name] }))
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
        <IconRow choices={looking} done={done} />
      </Group>
      <Group label={texts.align}>
        <IconRow choices={aligned} done={done} />
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

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly done: () => void;
}

function Entries({ choices, done }: ChoicesProps) {
  const run = useRun(done);
  return choices.map(({ label, icon: Icon, keys = "", command }) => (
    <Button key={label} tone="quiet" className="menu-entry" {...withKeys(keys)} onClick={() => run(command)}>
      <Icon {...drawn} />
      {label}
      {keys === "" ? null : (
        <kbd className="snippet-shortcut" aria-hidden>
          {isMac ? keysOnMac(keys) : keys}
        </kbd>
      )}
    </Button>
  ));
}

/** A row of commands that everyone knows by their icons. */
function IconRow({ choices, done }: ChoicesProps) {
  const { view } = useController();
  const run = useRun(done);
  return (
    <div className="menu-icons">
      {choices.map(({ label, icon: Icon, keys = "", command, isOn }) => (
        <IconButton
          key={label}
          label={label}
          {...withKeys(keys)}
          aria-pressed={isOn && view ? isOn(view.state) : undefined}
          onClick={() => run(command)}
        >
          <Icon {...drawn} />
        </IconButton>
      ))}
    </div>
  );
}

const withKeys = (keys: string) =>
  keys === "" ? {} : { "aria-keyshortcuts": keys.replace("Ctrl", isMac ? "Meta" : "Control") };

function useRun(done: () => void): (command: Command) => void {
  const controller = useController();
  return (command) => {
    done();
    controller.run(command);
  };
}

const drawn = { size: 17, strokeWidth: 1.5, "aria-hidden": true } as const;
const isMac = navigator.platform.startsWith("Mac");
