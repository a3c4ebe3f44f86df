import type { Node } from "prosemirror-model";

/** The character for the start and the end of a node, and for nodes without text. */
const edge = "\u0002";
const leaf = "\ufffc";

/** Returns a document as a string in which each character is at the index of its position in the document. */
export function positionText(doc: Node): string {
  const pieces: string[] = [];
  write(doc, pieces);
  return pieces.join("");
}

function write(parent: Node, pieces: string[]): void {
  parent.forEach((node) => {
    if (node.isText) pieces.push(node.text ?? "");
    else if (node.isLeaf) pieces.push(leaf);
    else {
      pieces.push(edge);
      write(node, pieces);
      pieces.push(edge);
    }
  });
}

/** A range of a document, given by positions. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns the words of a range, with a line break where it continues in another block. */
export function quoteAt(text: string, { from, to }: Stretch): string {
  return text
    .slice(from, to)
    .replaceAll(new RegExp(`${edge}+`, "g"), "\n")
    .trim();
}

/** Returns where a quotation is in a text, in reading order. */
export function quotesIn(text: string, quote: string): Stretch[] {
  if (quote === "") return [];
  const parts = quote.split("\n").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(parts.join(`(?:\n|${edge}+)`), "g");
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
}

/** Returns the quotation that is nearest to a position. */
export function quoteNear(text: string, quote: string, position: number): Stretch | undefined {
  const distance = ({ from }: Stretch) => Math.abs(from - position);
  return quotesIn(text, quote).reduce<Stretch | undefined>(
    (nearest, each) => (nearest === undefined || distance(each) < distance(nearest) ? each : nearest),
    undefined,
  );
}

const words = new RegExp(`[^${edge}${leaf}]+`, "g");

/** Returns the ranges that contain words, between node boundaries and nodes without text, in reading order. */
export function stretchesOfWords(text: string): Stretch[] {
  const found = [...text.matchAll(words)].filter(([each]) => each.trim() !== "");
  return found.map(({ index, 0: each }) => ({ from: index, to: index + each.length }));
}
