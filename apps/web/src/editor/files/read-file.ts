import { fromPlainText } from "@housestyle/documents";
import { decodeText, defaultLimits, FileError } from "@housestyle/files";
import type { Node } from "prosemirror-model";

/** Reads a file the writer chose. Undefined when it is not text: then nothing of it may reach the document. */
export async function readDocument(file: File): Promise<Node | undefined> {
  const text = await readText(file);
  if (text === undefined) return undefined;
  if (!/\.(?:md|markdown)$/i.test(file.name)) return fromPlainText(text);
  const { fromMarkdown } = await import("@housestyle/documents/markdown");
  return fromMarkdown(text);
}

/** However long a book is, it lies on the writer's own disk. */
const limits = { ...defaultLimits, bytes: Number.POSITIVE_INFINITY };

/** The text of a file, in any encoding that `decodeText` knows. Undefined for binary data. */
export async function readText(file: Blob): Promise<string | undefined> {
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()), limits).text;
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
