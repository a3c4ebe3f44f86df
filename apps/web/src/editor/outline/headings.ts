import type { Node } from "prosemirror-model";

/** A heading of a document, and where it begins. */
export interface DocumentHeading {
  readonly node: Node;
  readonly at: number;
  /** From 1, the highest. */
  readonly level: number;
}

/** Returns the headings of a document in reading order. Headings inside quotations and lists begin no chapter and are left out. */
export function headingsOf(doc: Node): DocumentHeading[] {
  const headings: DocumentHeading[] = [];
  doc.forEach((node, at) => {
    if (node.type.name === "heading") headings.push({ node, at, level: Number(node.attrs.level) });
  });
  return headings;
}
