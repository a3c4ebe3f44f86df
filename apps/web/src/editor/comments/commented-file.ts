import { openOfficeFile } from "@housestyle/documents/in-place";
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

/** Returns a Word file of a document with the comments on it, each by its author and with its time. */
export function commentedFile(file: Uint8Array, doc: Node, threads: readonly PlacedThread[]): Uint8Array<ArrayBuffer> {
  const entries = readZip(file, defaultLimits, () => true);
  const files = new Map(entries.flatMap(({ name, bytes }) => (bytes ? [[name, bytes] as const] : [])));
  const opened = openOfficeFile(files);
  const notes = threads.flatMap(({ thread, from, to, isOrphan }) =>
    thread.Comments.map(({ Text, Name, CreatedOn }, index) => ({
      from,
      // A comment of Word is about something: where the words are gone, about what has taken their place.
      to: Math.max(to, from + 1),
      write: () => (isOrphan && index === 0 ? `${texts.orphan} “${thread.Quote}”\n${Text}` : Text),
      by: { author: Name || texts.former, date: new Date(CreatedOn) },
    })),
  );
  const by = { author: texts.former, date: new Date() };
  return new Uint8Array(writeZip(opened.withComments(commentsAt(doc, notes, opened.paragraphs), by)));
}
