import { fromPlainText, parsedDocument } from "@housestyle/documents";
import {
  type CommentAnchor,
  changesBetween,
  movedAnchor,
  positionText,
  quoteNear,
} from "@housestyle/documents/anchors";
import type { Node } from "prosemirror-model";
import type { OnServer } from "../storage/shape.ts";
import { anchorOf, type CommentThread } from "./comment-thread.ts";

/**
 * Returns where the threads of a version of the server are in the text as it is here. Where this device has that version, by
 * what was changed since; otherwise by their words.
 */
export function placedThreads(
  threads: readonly CommentThread[],
  version: number,
  server: Pick<OnServer, "version" | "base"> | undefined,
  doc: Node,
): ReadonlyMap<number, CommentAnchor> {
  const text = positionText(doc);
  const base = server?.version === version ? positionText(parsedDocument(server.base) ?? fromPlainText("")) : undefined;
  const changes = base === undefined ? undefined : changesBetween(base, text);
  const placed = (anchor: CommentAnchor): CommentAnchor => {
    if (changes) return movedAnchor(anchor, changes, text);
    const found = quoteNear(text, anchor.quote, anchor.from);
    return { ...anchor, ...found, isOrphan: !found };
  };
  return new Map(threads.map((thread) => [thread.Id, placed(anchorOf(thread))]));
}
