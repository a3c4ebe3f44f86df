import type { Node } from "prosemirror-model";

/** A node of a document as it is stored. */
interface StoredNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly StoredNode[];
}

/**
 * Returns a document in its stored form, without attributes that are null. A plain paragraph is therefore stored as
 * before alignment was introduced, so that old and new versions of a text compare as equal.
 */
export const storedContent = (doc: Node): object => stored(doc.toJSON());

function stored({ attrs, content, ...json }: StoredNode): StoredNode {
  const set = Object.entries(attrs ?? {}).filter(([, value]) => value !== null);
  return {
    ...json,
    ...(set.length > 0 ? { attrs: Object.fromEntries(set) } : {}),
    ...(content ? { content: content.map(stored) } : {}),
  };
}
