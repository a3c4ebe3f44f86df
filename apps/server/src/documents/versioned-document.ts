import { fromPlainText, parsedDocument, storedContent, toPlainText } from "@housestyle/documents";
import type { IgnoredEntry, VersionedDocument } from "@housestyle/documents/steps";
import { acceptedDocument } from "@housestyle/documents/suggestions";
import type { DocumentContent, DocumentRow } from "./store.ts";

/** Returns a stored document in the form that steps change. */
export function versionedDocument({ Version, Title, Text, Content, Language, Style }: DocumentRow): VersionedDocument {
  const { ignored } = Object(Content) as { readonly ignored?: unknown };
  return {
    version: Version,
    doc: parsedDocument(Content) ?? fromPlainText(Text),
    details: {
      title: Title,
      language: Language,
      style: Style,
      ignored: Array.isArray(ignored) ? (ignored as IgnoredEntry[]) : [],
    },
    writer: null,
  };
}

/** Returns what a document saves of its content. */
export function contentOfVersion({ doc, details }: VersionedDocument): DocumentContent {
  const { title, language, style, ignored } = details;
  const content = storedContent(doc);
  return {
    Title: title,
    Text: toPlainText(acceptedDocument(doc)),
    Content: ignored.length === 0 ? content : { ...content, ignored },
    Language: language,
    Style: style,
  };
}
