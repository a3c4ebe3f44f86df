import type { OfficeComment } from "../../in-place/office-file.ts";
import { withLastChild } from "../added-part.ts";

const emptyPart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w15:commentsEx xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"></w15:commentsEx>';

/** Returns comments with unused ids for their last paragraphs. Comments that are not in a thread get none. */
export function withParagraphIds<Comment extends Pick<OfficeComment, "thread">>(
  comments: readonly Comment[],
  sources: readonly string[],
): readonly (Comment & { readonly paragraphId?: string })[] {
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(/\sw14:paraId="([^"]*)"/g)].map(([, id]) => id?.toUpperCase())),
  );
  let last = 0;
  const next = (): string => {
    last += 1;
    const id = last.toString(16).toUpperCase().padStart(8, "0");
    return used.has(id) ? next() : id;
  };
  return comments.map((each) => (each.thread ? { ...each, paragraphId: next() } : each));
}

/** Returns the part that says which comments are replies and which are resolved, with new ones added at its end. */
export function withThreads(
  source: string,
  comments: readonly (Pick<OfficeComment, "thread"> & { readonly paragraphId?: string })[],
): string {
  const firsts = new Map<number, string>();
  const written = comments.flatMap(({ thread, paragraphId }) => {
    if (!thread || paragraphId === undefined) return [];
    const first = firsts.get(thread.key);
    if (first === undefined) firsts.set(thread.key, paragraphId);
    const parent = first === undefined ? "" : ` w15:paraIdParent="${first}"`;
    return `<w15:commentEx w15:paraId="${paragraphId}"${parent} w15:done="${thread.isResolved ? 1 : 0}"/>`;
  });
  return written.length === 0 ? source : withLastChild(source || emptyPart, written.join(""));
}
