/**
 * Computes something about a whole document, such as a figure or a finding about repeated words, from a small note for
 * each paragraph. Sums of notes are merged, so an edit only renews the sums around it.
 */
export interface Reducer<Read, Note, Sum, Result> {
  /** Returns the note of a paragraph: small, and determined by the paragraph alone. */
  note(read: Read): Note;
  sum(note: Note): Sum;
  /** Merges the sums of two adjacent parts. However a document is divided, the merged sum must be the same. */
  merge(left: Sum, right: Sum): Sum;
  /** Returns the result. It must not look at more paragraphs than it reports on. */
  result(whole: Sum, walk: Walk<Note, Sum>): Result;
}

/**
 * Walks the notes of a document in order, except those of parts whose sum `enter` refuses. It asks about a part before
 * the parts inside it, and about those before what follows. A part that is entered may also contain notes of no
 * interest.
 */
export type Walk<Note, Sum> = (
  enter: (sum: Sum) => boolean,
) => Iterable<{ readonly paragraph: number; readonly note: Note }>;
