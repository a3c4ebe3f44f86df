import type { Node } from "prosemirror-model";
import { schema } from "./schema.ts";

/** A document in which nothing is written yet. */
export function emptyDocument(): Node {
  return schema.nodes.doc.create(null, schema.nodes.paragraph.create());
}
