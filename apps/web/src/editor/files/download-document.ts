import { toPlainText } from "@housestyle/documents";
import { toMarkdown } from "@housestyle/documents/markdown";
import type { Node } from "prosemirror-model";
import { parts } from "../../texts/editor-parts.ts";
import { download } from "./download.ts";
import { fileName } from "./file-name.ts";

/** Hands a document to the browser as a Markdown file, named after its title or its first words. */
export function downloadMarkdown(doc: Node, title = ""): void {
  download(fileName(title || firstWords(doc), "md", parts.files.unnamed), toMarkdown(doc), "text/markdown");
}

/** The same as plain text. */
export function downloadPlain(doc: Node, title = ""): void {
  download(fileName(title || firstWords(doc), "txt", parts.files.unnamed), toPlainText(doc), "text/plain");
}

function firstWords(doc: Node): string {
  return doc.firstChild?.textContent ?? "";
}
