import type { Span } from "@housestyle/engine";
import type { AnalyzedParagraph } from "../analysis/analyzed-paragraph.ts";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { Occurrences } from "./occurrences.ts";
import type { ParagraphNote } from "./paragraph-note.ts";

/** Notes of a text, paragraph by paragraph. */
export interface ParagraphNotes<T> {
  (reading: AnalyzedText): ParagraphNote<T>[];
  /** The note of one paragraph, wherever it stands. */
  readonly of: (analyzed: AnalyzedParagraph) => T;
}

/**
 * Notes something of each paragraph, once for as long as the paragraph says the same: after an edit only what has changed is
 * looked at. What is noted depends on nothing else; places in it count from the paragraph's first letter.
 */
export function paragraphNotes<T extends object>(note: (analyzed: AnalyzedParagraph) => T): ParagraphNotes<T> {
  const number = count++;
  const of = (analyzed: AnalyzedParagraph): T => {
    // Nobody else writes at this number.
    const known = analyzed.notes[number] as T | undefined;
    if (known !== undefined) return known;
    const made = note(analyzed);
    analyzed.notes[number] = made;
    return made;
  };
  const notes = ({ paragraphs }: AnalyzedText) =>
    paragraphs.map((paragraph) => ({ paragraph, note: of(paragraph.analyzed) }));
  return Object.assign(notes, { of });
}

let count = 0;

/** Things of a text, and those of one paragraph. */
export interface OccurrenceFinder<T extends Span> {
  (reading: AnalyzedText): Occurrences<T>;
  readonly of: (analyzed: AnalyzedParagraph) => readonly T[];
}

/** Finds things in each paragraph, once for as long as it says the same. */
export function occurrenceFinder<T extends Span>(
  find: (analyzed: AnalyzedParagraph) => readonly T[],
): OccurrenceFinder<T> {
  const noted = paragraphNotes(find);
  const all = ({ paragraphs }: AnalyzedText) => {
    const found: ParagraphNote<readonly T[]>[] = [];
    // Most paragraphs have none of most things: nothing is made for those.
    for (const paragraph of paragraphs) {
      const note = noted.of(paragraph.analyzed);
      if (note.length > 0) found.push({ paragraph, note });
    }
    return new Occurrences(found);
  };
  return Object.assign(all, { of: noted.of });
}
