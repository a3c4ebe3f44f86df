import { Mark, type Node } from "prosemirror-model";
import type { Transform } from "prosemirror-transform";
import { schema } from "../schema.ts";
import type { ChangedRange } from "./changed-ranges.ts";
import { hasOwn } from "./mark-deleted.ts";
import { withoutSuggestions } from "./marked-insertion.ts";
import { marksBefore, type SuggestionAuthor } from "./suggestion.ts";

const { insertion, deletion, format } = schema.marks;

/** Returns whether a range has the same words in the same blocks as before, and only its formatting differs. */
export function changesOnlyLooks(before: Node, after: Node, { from, to, newFrom, newTo }: ChangedRange): boolean {
  if (to - from !== newTo - newFrom || from === to) return false;
  return bare(before, from, to) === bare(after, newFrom, newTo);
}

const bare = (doc: Node, from: number, to: number): string =>
  JSON.stringify(doc.slice(from, to).toJSON(), (key, value) => (key === "marks" ? undefined : value)).replace(
    /"\},\{"type":"text","text":"/g,
    "",
  );

/**
 * Suggests other formatting for a range in a transform. Returns false if someone else has already suggested some there.
 */
export function suggestFormat(tr: Transform, after: Node, range: ChangedRange, by: SuggestionAuthor): boolean {
  const pieces: { readonly from: number; readonly to: number; readonly was: Node; readonly wanted: readonly Mark[] }[] =
    [];
  const shift = range.from - range.newFrom;
  const before = tr.doc;
  after.nodesBetween(range.newFrom, range.newTo, (node, pos) => {
    if (!node.isInline) return;
    const end = Math.min(pos + node.nodeSize, range.newTo) + shift;
    before.nodesBetween(Math.max(pos, range.newFrom) + shift, end, (was, at) => {
      if (!was.isInline) return;
      const from = Math.max(at, pos + shift, range.from);
      const to = Math.min(at + was.nodeSize, end);
      if (from < to) pieces.push({ from, to, was, wanted: withoutSuggestions(node) });
    });
  });
  return pieces.every(({ from, to, was, wanted }) => restyle(tr, from, to, was, wanted, by));
}

function restyle(
  tr: Transform,
  from: number,
  to: number,
  was: Node,
  wanted: readonly Mark[],
  by: SuggestionAuthor,
): boolean {
  const looks = withoutSuggestions(was);
  if (Mark.sameSet(looks, wanted) || was.marks.some(({ type }) => type === deletion)) return true;
  const known = was.marks.find(({ type }) => type === format);
  const isFree = hasOwn(was, insertion, by);
  if (known && known.attrs.author !== by.author) return false;
  const before = known ? marksBefore(known) : looks;
  if (!known && !isFree) {
    tr.addMark(from, to, format.create({ ...by, before: looks.map((mark) => mark.toJSON()) }));
  }
  for (const mark of looks) if (!mark.isInSet(wanted)) tr.removeMark(from, to, mark);
  for (const mark of wanted) if (!mark.isInSet(looks)) tr.addMark(from, to, mark);
  if (Mark.sameSet(before, wanted)) tr.removeMark(from, to, format);
  return true;
}
