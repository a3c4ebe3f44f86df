import type { Node } from "prosemirror-model";

/** Returns whether a document has a numbered list. */
export function hasNumbers(doc: Node): boolean {
  let found = false;
  doc.descendants(({ type }) => {
    found ||= type.name === "numbers";
    return !found;
  });
  return found;
}
