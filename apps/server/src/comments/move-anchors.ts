import { fromPlainText, parsedDocument } from "@housestyle/documents";
import { changesBetween, movedAnchor, positionText } from "@housestyle/documents/anchors";
import type { Database } from "../db/index.ts";
import { type DocumentKey, readAnchors, writeAnchors } from "./anchor-store.ts";

/** The text of a version of a document. */
export interface WrittenVersion {
  readonly Version: number;
  readonly Text: string;
  readonly Content?: unknown;
}

/** Returns a version as a text of positions; one that the editor cannot show is as the editor would open it. */
export function positionsOf({ Text, Content }: Pick<WrittenVersion, "Text" | "Content">): string {
  return positionText(parsedDocument(Content) ?? fromPlainText(Text));
}

/** Whether there are threads on a document. */
export async function isCommented(query: Database["query"], document: DocumentKey): Promise<boolean> {
  return (await readAnchors(query, document)).length > 0;
}

/** Moves the threads of a locked document to where their words are in its next version. */
export async function moveAnchors(
  query: Database["query"],
  document: DocumentKey,
  before: WrittenVersion,
  after: WrittenVersion,
): Promise<void> {
  const anchors = await readAnchors(query, document);
  if (anchors.length === 0) return;
  const text = positionsOf(after);
  const changes = changesBetween(positionsOf(before), text);
  const moved = anchors.map((anchor) => ({ ...movedAnchor(anchor, changes, text), id: anchor.id }));
  await writeAnchors(query, document, after.Version, moved);
}
