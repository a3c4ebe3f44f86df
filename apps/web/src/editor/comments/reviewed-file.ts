import { guestName } from "@housestyle/contract";
import { trackedSuggestions } from "@housestyle/documents/docx";
import { openOfficeFile } from "@housestyle/documents/in-place";
import { acceptedDocument } from "@housestyle/documents/suggestions";
import { defaultLimits, readZip, writeZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { editorComments as texts } from "../../texts/editor-comments.ts";
import { commentsAt } from "../files/foreign/comments-for.ts";
import type { CommentThread } from "./comment-thread.ts";

/** A thread and where it is in the text; an orphan is where its words were. */
export interface PlacedThread {
  readonly thread: CommentThread;
  readonly from: number;
  readonly to: number;
  readonly isOrphan: boolean;
}

/** A Word file, and how many suggested edits it does not have, since no tracked change can hold them. */
export interface ReviewedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly untracked: number;
}

/**
 * Returns a Word file of a document with the comments on it and what people suggest as tracked changes, all by their authors and
 * with their times. `file` is of the document without what they suggest; the threads are placed in the one with all of it accepted.
 */
export function reviewedFile(file: Uint8Array, doc: Node, threads: readonly PlacedThread[]): ReviewedFile {
  const entries = readZip(file, defaultLimits, () => true);
  const written = new Map(entries.flatMap(({ name, bytes }) => (bytes ? [[name, bytes] as const] : [])));
  const { files, untracked } = trackedSuggestions(written, doc);
  const opened = openOfficeFile(files);
  const notes = threads.flatMap(({ thread, from, to, isOrphan }, key) =>
    thread.Comments.map(({ Text, Name, IsGuest, CreatedOn }, index) => ({
      from,
      // A comment of Word is about something: where the words are gone, about what has taken their place.
      to: Math.max(to, from + 1),
      write: () => (isOrphan && index === 0 ? `${texts.orphan} “${thread.Quote}”\n${Text}` : Text),
      by: { author: IsGuest ? guestName(Name) : Name || texts.former, date: new Date(CreatedOn) },
      thread: { key, isResolved: thread.ResolvedOn !== null },
    })),
  );
  const by = { author: texts.former, date: new Date() };
  const comments = commentsAt(acceptedDocument(doc), notes, opened.paragraphs);
  return { bytes: new Uint8Array(writeZip(opened.withComments(comments, by))), untracked: untracked.length };
}
