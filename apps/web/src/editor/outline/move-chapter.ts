import { ownStep } from "@housestyle/surfaces/prosemirror";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { OutlineEntry } from "./outline.ts";

/** A chapter and a position at the top of the document: the chapter is to begin there. */
export interface ChapterMove {
  readonly chapter: Pick<OutlineEntry, "at" | "end">;
  readonly place: number;
}

/**
 * Returns where a chapter goes one step up: before the chapter before it or, as the first in its own, to the end of the one
 * before that. Undefined where there is none: a chapter never leaves the level it belongs to.
 */
export function placeAbove(entries: readonly OutlineEntry[], chapter: OutlineEntry): number | undefined {
  const before = entries.filter(({ at, level }) => at < chapter.at && level <= chapter.level);
  const previous = before.at(-1);
  if (!previous || previous.level === chapter.level) return previous?.at;
  return entries.some(({ at, level }) => at < previous.at && level < chapter.level) ? previous.at : undefined;
}

/** Returns where a chapter goes one step down: after the chapter after it or, as the last in its own, to the beginning of the next. */
export function placeBelow(entries: readonly OutlineEntry[], chapter: OutlineEntry): number | undefined {
  const index = entries.findIndex(({ at }) => at === chapter.end);
  const next = entries[index];
  if (!next) return undefined;
  return next.level === chapter.level ? next.end : placeAfterRow(entries, next, false);
}

/** Returns the position right after a row of the outline: before the next heading or, if the row is collapsed, after its chapter. */
export function placeAfterRow(entries: readonly OutlineEntry[], row: OutlineEntry, isCollapsed: boolean): number {
  const next = entries[entries.indexOf(row) + 1];
  return isCollapsed || !row.hasChildren || !next ? row.end : next.at;
}

/** Returns the first position from `place` on where a chapter parts no other: before a heading of its level or a higher one. */
export function wholePlace(entries: readonly OutlineEntry[], { level }: OutlineEntry, place: number): number {
  const next = entries.find((entry) => entry.at >= place && entry.level <= level);
  return next?.at ?? Math.max(place, ...entries.map(({ end }) => end));
}

/** Whether that changes anything, and is not a move of a chapter into itself. */
export function mayMove({ chapter, place }: ChapterMove): boolean {
  return place < chapter.at || place > chapter.end;
}

/**
 * Returns a transaction that moves a chapter, a step of undo of its own. The cursor stays in its words. Undefined where
 * nothing would change.
 */
export function movedChapter({ doc, selection, tr }: EditorState, move: ChapterMove): Transaction | undefined {
  if (!mayMove(move)) return undefined;
  const { at, end } = move.chapter;
  const { content } = doc.slice(at, end);
  ownStep(tr).delete(at, end);
  const begin = tr.mapping.map(move.place);
  tr.insert(begin, content);
  const { anchor, head } = selection;
  const isInside = Math.min(anchor, head) > at && Math.max(anchor, head) < end;
  if (isInside && selection instanceof TextSelection) {
    tr.setSelection(TextSelection.create(tr.doc, anchor + begin - at, head + begin - at));
  }
  return tr;
}
