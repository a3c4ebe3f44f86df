/**
 * What can only be said of a whole document: a figure, a remark on what stands in many places. It is worked out from a
 * small note for each paragraph, and sums of notes are merged, so that after an edit only the sums around it are new.
 */
export interface Reducer<Read, Note, Sum, Result> {
  /** What is remembered of a paragraph: small, and nothing but a function of the paragraph. */
  note(read: Read): Note;
  sum(note: Note): Sum;
  /** Two stretches, one behind the other. Whatever way a document is cut, the merged sum has to be the same. */
  merge(left: Sum, right: Sum): Sum;
  /** What follows. It must not look at more paragraphs than it has something to say about. */
  result(whole: Sum, walk: Walk<Note, Sum>): Result;
}

/**
 * The notes of a document in order, but for stretches that `enter` refuses by their sum. It is asked about a stretch
 * before it is asked about the parts of it, and about nothing behind it before those. Of a stretch that is entered, notes
 * may come that have nothing to say by themselves.
 */
export type Walk<Note, Sum> = (
  enter: (sum: Sum) => boolean,
) => Iterable<{ readonly paragraph: number; readonly note: Note }>;
