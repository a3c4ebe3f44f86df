import { limits } from "@housestyle/contract";
import { parsedDocument, toPlainText } from "@housestyle/documents";
import { acceptedDocument } from "@housestyle/documents/suggestions";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { DocumentContent } from "./store.ts";

/**
 * A document that the editor can show has the text that the editor shows, whatever was sent beside it; any other keeps
 * the text it came with. Fails with `bad-request` when that text is longer than a document may be.
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
