import type { Span } from "@housestyle/engine";
import type { Reading, ReadParagraph } from "./reading.ts";
import type { Said } from "./said.ts";

/** What was noted of a paragraph, and which one. */
export interface Noted<T> {
  readonly paragraph: ReadParagraph;
  readonly note: T;
}

/**
 * Notes something of each paragraph, once for as long as the paragraph says the same: after an edit only what has changed is
 * looked at. What is noted depends on nothing else; places in it count from the paragraph's first letter.
 */
export function noting<T>(note: (said: Said) => T): (reading: Reading) => Noted<T>[] {
  const known = new WeakMap<Said, { readonly note: T }>();
  const noteOf = (said: Said): T => {
    const kept = known.get(said);
    if (kept) return kept.note;
    const made = { note: note(said) };
    known.set(said, made);
    return made.note;
  };
  return ({ paragraphs }) => paragraphs.map((paragraph) => ({ paragraph, note: noteOf(paragraph.said) }));
}

/** Finds things in each paragraph, once for as long as it says the same, and tells where they stand in the text, in its order. */
export function finding<T extends Span>(find: (said: Said) => readonly T[]): (reading: Reading) => T[] {
  const noted = noting(find);
  return (reading) =>
    noted(reading).flatMap(({ paragraph: { start: from }, note }) =>
      note.map((thing) => ({ ...thing, start: thing.start + from, end: thing.end + from })),
    );
}
