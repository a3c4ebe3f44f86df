import type { Node } from "prosemirror-model";
import { schema } from "./schema.ts";

/** Returns an empty document. */
export function emptyDocument(): Node {
  return schema.nodes.doc.create(null, schema.nodes.paragraph.create());
}
