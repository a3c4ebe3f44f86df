import type { TextAnchor } from "@housestyle/documents/anchors";
import type { Answer } from "../../app/answer.ts";

/** What the server has of the comments on a document. */
export type DocumentComments = Answer<"listDocumentComments">;
/** A thread of comments. */
export type CommentThread = DocumentComments["Threads"][number];
/** Someone a comment can mention. */
export type CommentPerson = DocumentComments["People"][number];

/** Which threads are listed. */
export const commentFilters = ["open", "resolved", "mine", "all"] as const;
/** One of them. */
export type CommentFilter = (typeof commentFilters)[number];

/** Returns the threads that a filter lets through; `me` is the reader. */
export function filteredThreads(
  threads: readonly CommentThread[],
  filter: CommentFilter,
  me: number | undefined,
): readonly CommentThread[] {
  return threads.filter(({ ResolvedOn, Comments }) => {
    if (filter === "open") return ResolvedOn === null;
    if (filter === "resolved") return ResolvedOn !== null;
    return filter === "all" || Comments.some(({ Mentions }) => Mentions.includes(me ?? 0));
  });
}

/** Returns the people whom a text mentions: an @ and a whole name, the longest that fits. */
export function mentionsIn(text: string, people: readonly CommentPerson[]): number[] {
  return [...new Set(mentionPieces(text, people).flatMap(({ person }) => person ?? []))];
}

/** A piece of a comment; `person` where it mentions someone. */
export interface MentionPiece {
  readonly text: string;
  readonly person: number | undefined;
}

/** Splits a comment into its mentions and the text between them. */
export function mentionPieces(text: string, people: readonly CommentPerson[]): MentionPiece[] {
  const named = people.filter(({ Name }) => Name !== "").toSorted((a, b) => b.Name.length - a.Name.length);
  const pieces: MentionPiece[] = [];
  let from = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const found = named.find(({ Name }) => isNameAt(text, at + 1, Name));
    if (!found) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), person: undefined });
    from = at + 1 + found.Name.length;
    pieces.push({ text: text.slice(at, from), person: found.Id });
  }
  return from < text.length ? [...pieces, { text: text.slice(from), person: undefined }] : pieces;
}

function isNameAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length));
}

/** Returns the anchor of a thread. */
export function anchorOf({ From, To, Quote, IsOrphan }: CommentThread): TextAnchor {
  return { from: From, to: To, quote: Quote, isOrphan: IsOrphan };
}

/** Returns words short enough for a label. */
export function shortQuote(quote: string): string {
  const line = quote.replaceAll(/\s+/g, " ");
  return line.length <= 80 ? line : `${line.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…`;
}
