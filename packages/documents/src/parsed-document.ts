import { Node } from "prosemirror-model";
import { schema } from "./schema.ts";

/** Returns the document from stored content. Undefined if this editor cannot show it. */
export function parsedDocument(content: unknown): Node | undefined {
  try {
    const doc = Node.fromJSON(schema, content);
    doc.check();
    return doc;
  } catch {
    return undefined;
  }
}
