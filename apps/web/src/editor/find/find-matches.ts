import type { Node } from "prosemirror-model";
import type { FindQuery, TextMatch } from "./find-query.ts";

/** A match in a document, in its positions, end exclusive. */
export interface DocumentMatch extends Pick<TextMatch, "groups"> {
  readonly from: number;
  readonly to: number;
}

/** A stretch of a document, in its positions, end exclusive. */
export interface SearchRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the matches of a query in documents. The matches in each block are cached, so that an edit costs only the block
 * it changes.
 */
export class Finder {
  readonly #query: FindQuery;
  readonly #known = new WeakMap<Node, readonly TextMatch[]>();

  constructor(query: FindQuery) {
    this.#query = query;
  }

  /** Returns the matches that lie within `range`, in the order of the document. A match never goes beyond its block. */
  matches(doc: Node, { from, to }: SearchRange): DocumentMatch[] {
    const found: DocumentMatch[] = [];
    doc.nodesBetween(from, to, (node, pos) => {
      if (!node.isTextblock) return true;
      for (const { start, end, groups } of this.#inBlock(node)) {
        const match = { from: pos + 1 + start, to: pos + 1 + end, groups };
        if (match.from >= from && match.to <= to) found.push(match);
      }
      return false;
    });
    return found;
  }

  #inBlock(block: Node): readonly TextMatch[] {
    const known = this.#known.get(block);
    if (known) return known;
    const matches = this.#query.matchesIn(block.textContent);
    this.#known.set(block, matches);
    return matches;
  }
}
