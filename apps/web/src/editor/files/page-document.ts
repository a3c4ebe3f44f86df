import { schema } from "@housestyle/documents";
import { readableHtml } from "@housestyle/documents/html";
import { DOMParser as DocumentParser, type Node } from "prosemirror-model";

/** Returns the document of HTML that was cleaned: what a browser would show of it. */
export function pageDocument(html: string): Node {
  const { body } = new DOMParser().parseFromString(readableHtml(html), "text/html");
  return DocumentParser.fromSchema(schema).parse(body);
}
