import { Node } from "prosemirror-model";
import { schema } from "./schema.ts";

/** The document a kept one describes; undefined when this editor cannot show it. */
export function parsedDocument(content: unknown): Node | undefined {
  try {
    const doc = Node.fromJSON(schema, content);
    doc.check();
    return doc;
  } catch {
    return undefined;
  }
}
