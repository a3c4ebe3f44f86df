import { limits } from "@housestyle/contract";
import { parsedDocument, toPlainText } from "@housestyle/documents";
import { acceptedDocument } from "@housestyle/documents/suggestions";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { DocumentContent } from "./store.ts";

/**
 * Returns the content with the text that the editor shows, if it can show the document, whatever text was sent. Fails
 * with `bad-request` if that text is too long.
 */
export function withOwnText(content: DocumentContent): DocumentContent {
  const doc = parsedDocument(content.Content);
  if (!doc) return content;
  const Text = toPlainText(acceptedDocument(doc));
  if (Text.length > limits.documentText) {
    throw new Failure("bad-request", {
      message: refusals.documents.tooLong(limits.documentText),
    });
  }
  return { ...content, Text };
}
