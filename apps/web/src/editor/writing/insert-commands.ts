import { type Alignment, schema } from "@housestyle/documents";
import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { type Command, Selection } from "prosemirror-state";

const { paragraph, heading, pageBreak, rule, definitions, term, definition, note, table } = schema.nodes;
const { underline, strike, subscript, superscript, math } = schema.marks;

/** The character formats besides bold and italic. */
export const lookCommands = {
  underline: toggleMark(underline),
  strike: toggleMark(strike),
  subscript: toggleMark(subscript),
  superscript: toggleMark(superscript),
  math: toggleMark(math),
} satisfies Record<string, Command>;

/** Goes on in plain words after a formula, code, or raised or lowered words that end at the cursor. */
export const leaveLook: Command = ({ selection, storedMarks, tr }, dispatch) => {
  const { $from, empty } = selection;
  const { nodeAfter } = $from;
  const left = (storedMarks ?? $from.marks()).filter(
    ({ type }) => type.spec.code || type === subscript || type === superscript,
  );
  if (!empty || left.length === 0 || (nodeAfter && left.some((mark) => mark.isInSet(nodeAfter.marks)))) return false;
  for (const mark of left) tr.removeStoredMark(mark);
  dispatch?.(tr);
  return true;
};

/** Returns a command that sets the lines of the selected paragraphs and headings; null for at the start. */
export const alignCommand =
  (align: Alignment | null): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const { $from, $to } of state.selection.ranges)
      state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
        if (node.type === paragraph || node.type === heading) tr.setNodeAttribute(pos, "align", align);
        return !node.isTextblock;
      });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };

/** Inserts a block after the one with the caret, with a line to write on below it. */
const insertBlock =
  (create: () => Node, isInside: boolean): Command =>
  (state, dispatch) => {
    const { $head } = state.selection;
    if ($head.depth === 0 || $head.node(1).type === note || $head.node(1).type === table) return false;
    const isEmpty = $head.depth === 1 && $head.parent.content.size === 0;
    const at = isEmpty ? $head.before(1) : $head.after(1);
    const block = create();
    const tr = isEmpty ? state.tr.replaceWith(at, $head.after(1), block) : state.tr.insert(at, block);
    const end = at + block.nodeSize;
    const after = tr.doc.nodeAt(end);
    if (!after || after.type === note) tr.insert(end, paragraph.create());
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(isInside ? at + 1 : end))).scrollIntoView());
    return true;
  };

/** What can be inserted besides tables, notes, and images. */
export const insertCommands = {
  pageBreak: insertBlock(() => pageBreak.create(), false),
  rule: insertBlock(() => rule.create(), false),
  definitions: insertBlock(
    () => definitions.create(null, [term.create(), definition.create(null, paragraph.create())]),
    true,
  ),
} satisfies Record<string, Command>;
