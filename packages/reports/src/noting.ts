import type { Span } from "@housestyle/engine";
import { Found } from "./found.ts";
import type { Noted } from "./noted.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./said.ts";

/** Notes of a text, paragraph by paragraph. */
export interface Noting<T> {
  (reading: Reading): Noted<T>[];
  /** The note of one paragraph, wherever it stands. */
  readonly of: (said: Said) => T;
}

/**
 * Notes something of each paragraph, once for as long as the paragraph says the same: after an edit only what has changed is
 * looked at. What is noted depends on nothing else; places in it count from the paragraph's first letter.
 */
export function noting<T extends object>(note: (said: Said) => T): Noting<T> {
  const number = count++;
  const of = (said: Said): T => {
    // Nobody else writes at this number.
    const known = said.notes[number] as T | undefined;
    if (known !== undefined) return known;
    const made = note(said);
    said.notes[number] = made;
    return made;
  };
  const notes = ({ paragraphs }: Reading) => paragraphs.map((paragraph) => ({ paragraph, note: of(paragraph.said) }));
  return Object.assign(notes, { of });
}

let count = 0;

/** Things of a text, and those of one paragraph. */
export interface Finding<T extends Span> {
  (reading: Reading): Found<T>;
  readonly of: (said: Said) => readonly T[];
}

/** Finds things in each paragraph, once for as long as it says the same. */
export function finding<T extends Span>(find: (said: Said) => readonly T[]): Finding<T> {
  const noted = noting(find);
  const all = ({ paragraphs }: Reading) => {
    const found: Noted<readonly T[]>[] = [];
    // Most paragraphs have none of most things: nothing is made for those.
    for (const paragraph of paragraphs) {
      const note = noted.of(paragraph.said);
      if (note.length > 0) found.push({ paragraph, note });
    }
    return new Found(found);
  };
  return Object.assign(all, { of: noted.of });
}
