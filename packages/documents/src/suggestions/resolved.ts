import { Fragment, type Node, Slice } from "prosemirror-model";
import { schema } from "../schema.ts";
import { type DecideSuggestion, isGone, isSuggestion, joinDepth, marksAfter } from "./suggestion.ts";

/** Accepts every suggestion. */
export const acceptAll: DecideSuggestion = (mark) => (isSuggestion(mark) ? "accept" : undefined);
/** Rejects every suggestion. */
export const rejectAll: DecideSuggestion = (mark) => (isSuggestion(mark) ? "reject" : undefined);

/** Returns the document with all suggestions accepted: this is what is checked, counted, and written to files. */
export function acceptedDocument(doc: Node): Node {
  if (!hasSuggestions(doc)) return doc;
  const accepted = resolvedDocument(doc, acceptAll);
  const marks = new Set<unknown>();
  accepted.descendants(({ type, attrs }) => void (type.name === "noteMark" && marks.add(attrs.id)));
  // A note whose mark is deleted goes with it.
  const kept = accepted.children.filter(({ type, attrs }) => type.name !== "note" || marks.has(attrs.id));
  return accepted.copy(Fragment.from(kept));
}

/** Returns the document with all suggestions rejected, as it was before them. */
export const rejectedDocument = (doc: Node): Node => resolvedDocument(doc, rejectAll);

/** Returns content with all suggestions accepted, for other documents and programs. */
export function acceptedSlice({ content, openStart, openEnd }: Slice): Slice {
  const accepted = Fragment.from(resolvedChildren(content.content, acceptAll));
  const most = Slice.maxOpen(accepted);
  return new Slice(accepted, Math.min(openStart, most.openStart), Math.min(openEnd, most.openEnd));
}

/** Returns the document after a decision about its suggestions. */
export function resolvedDocument(doc: Node, decide: DecideSuggestion): Node {
  const content = Fragment.from(resolvedChildren(doc.children, decide));
  if (doc.type.validContent(content)) return doc.copy(content);
  return doc.copy(Fragment.from(schema.nodes.paragraph.create()).append(content));
}

/**
 * Returns adjacent nodes after a decision about the suggestions on and in them. The first is not joined with what is
 * before it.
 */
export function resolvedChildren(children: readonly Node[], decide: DecideSuggestion): readonly Node[] {
  const found: Node[] = [];
  for (const child of children) {
    if (isGone(child, decide)) continue;
    const node = resolvedNode(child, decide);
    if (!node) continue;
    const depth = joinDepth(child, decide);
    const before = found.at(-1);
    const joined = depth > 0 && before ? joinedNodes(before, node, depth) : undefined;
    if (joined) found.splice(-1, 1, joined);
    else found.push(node);
  }
  return found;
}

/** Returns a node that remains after a decision. Undefined for a container of which nothing is left. */
export function resolvedNode(node: Node, decide: DecideSuggestion): Node | undefined {
  const marked = node.mark(marksAfter(node, decide));
  if (node.isLeaf) return marked;
  const children = resolvedChildren(node.children, decide);
  const content = Fragment.from(children);
  if (node.type.validContent(content)) return marked.copy(content);
  if (children.length === 0) return undefined;
  const filled = node.type.contentMatch.fillBefore(content, true)?.append(content);
  return filled && node.type.validContent(filled) ? marked.copy(filled) : undefined;
}

/** Returns two adjacent nodes joined down to a depth. Undefined if they do not fit. */
export function joinedNodes(before: Node, after: Node, depth: number): Node | undefined {
  if (before.isLeaf || after.isLeaf || before.isTextblock !== after.isTextblock) return undefined;
  if (before.isTextblock || depth === 1) {
    const content = before.content.append(after.content);
    return before.type.validContent(content) ? before.copy(content) : undefined;
  }
  const [last, first] = [before.lastChild, after.firstChild];
  const joined = last && first ? joinedNodes(last, first, depth - 1) : undefined;
  if (!joined) return undefined;
  const content = [...before.children.slice(0, -1), joined, ...after.children.slice(1)];
  return before.type.validContent(Fragment.from(content)) ? before.copy(Fragment.from(content)) : undefined;
}

function hasSuggestions(doc: Node): boolean {
  let found = false;
  doc.descendants((node) => {
    found ||= node.marks.some(isSuggestion);
    return !found;
  });
  return found;
}
