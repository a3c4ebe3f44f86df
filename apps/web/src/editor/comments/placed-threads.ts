import { fromPlainText, parsedDocument } from "@housestyle/documents";
import { changesBetween, movedAnchor, positionText, quoteNear, type TextAnchor } from "@housestyle/documents/anchors";
import type { Node } from "prosemirror-model";
import type { OnServer } from "../storage/shape.ts";
import { anchorOf, type CommentThread } from "./comment-thread.ts";

/**
 * Returns where the threads of a version of the server are in the text as it is here. Where this device has that version, by
 * what was changed since; otherwise where they are marked in it, or by their words.
 */
export function placedThreads(
  threads: readonly CommentThread[],
  version: number,
  server: Pick<OnServer, "version" | "base"> | undefined,
  doc: Node,
  marked: (thread: number) => { readonly from: number; readonly to: number } | undefined,
): ReadonlyMap<number, TextAnchor> {
  const text = positionText(doc);
  const base = server?.version === version ? positionText(parsedDocument(server.base) ?? fromPlainText("")) : undefined;
  const changes = base === undefined ? undefined : changesBetween(base, text);
  const placed = (id: number, anchor: TextAnchor): TextAnchor => {
    if (changes) return movedAnchor(anchor, changes, text);
    const mark = marked(id);
    const found = mark ? { from: mark.from, to: mark.to } : quoteNear(text, anchor.quote, anchor.from);
    const place = Math.min(anchor.from, text.length);
    return { ...anchor, ...(found ?? { from: place, to: place }), isOrphan: !found };
  };
  return new Map(threads.map((thread) => [thread.Id, placed(thread.Id, anchorOf(thread))]));
}
