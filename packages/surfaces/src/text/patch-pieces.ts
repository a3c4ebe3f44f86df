import { editBetween } from "./edit-between.ts";

/** A piece of a line as it is drawn: its characters, and its style, or none for plain text. */
export interface DrawnPiece {
  readonly text: string;
  readonly look: string;
}

/**
 * Makes an element show these pieces instead of the previous ones. Pieces that are right are left alone, and only the
 * differing characters of a text are changed, because every change makes the browser lay out again.
 */
export function patchPieces(element: Element, was: readonly DrawnPiece[], is: readonly DrawnPiece[]): void {
  const shorter = Math.min(was.length, is.length);
  let head = 0;
  while (head < shorter && isSame(was[head], is[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(was[was.length - 1 - tail], is[is.length - 1 - tail])) tail++;
  const nodes = [...element.childNodes].slice(head, was.length - tail);
  const wanted = is.slice(head, is.length - tail);
  if (nodes.length === wanted.length && wanted.every(({ look }, at) => look === was[head + at]?.look)) {
    for (const [at, node] of nodes.entries()) rewrite(textOf(node), wanted[at]?.text ?? "");
    return;
  }
  const behind = element.childNodes[was.length - tail] ?? null;
  for (const node of nodes) node.remove();
  for (const piece of wanted) element.insertBefore(nodeOf(element.ownerDocument, piece), behind);
}

function isSame(one: DrawnPiece | undefined, other: DrawnPiece | undefined): boolean {
  return one?.look === other?.look && one?.text === other?.text;
}

function rewrite(node: Text, text: string): void {
  const { from, to, insert } = editBetween(node.data, text);
  if (from < to || insert !== "") node.replaceData(from, to - from, insert);
}

/** Returns the text node of a piece, which is the node itself or its only child. */
const textOf = (node: ChildNode): Text => (node.firstChild ?? node) as Text;

function nodeOf(document: Document, { text, look }: DrawnPiece): Node {
  if (look === "") return document.createTextNode(text);
  const mark = document.createElement("span");
  mark.className = look;
  mark.append(document.createTextNode(text));
  return mark;
}
