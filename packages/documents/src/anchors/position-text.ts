import type { Node } from "prosemirror-model";

/** What stands where a node begins or ends, and for one that holds nothing. */
const edge = "\u0002";
const leaf = "\ufffc";

/** Returns a document as one string in which the character at an index is what is at that position of the document. */
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

/** A stretch of a document, by positions. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns the words of a stretch; where it goes on in another block there is a line break. */
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

/** Returns the stretches between edges and what holds no text that have words, in reading order. */
export function stretchesOfWords(text: string): Stretch[] {
  const found = [...text.matchAll(words)].filter(([each]) => each.trim() !== "");
  return found.map(({ index, 0: each }) => ({ from: index, to: index + each.length }));
}
