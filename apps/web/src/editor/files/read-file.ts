import type { ImageMap } from "@housestyle/documents/images";
import { fileKind } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import type { Refused } from "./file-refusal.ts";
import { apart } from "./foreign/apart.ts";
import { decoded } from "./foreign/decoded.ts";
import type { FileFormat } from "./foreign/file-format.ts";
import type { FileWork } from "./foreign/file-work.ts";
import { mostBytes } from "./most-bytes.ts";
import type { FileHandle, ReadFile } from "./open-file.ts";
import { isTrackableFormat, isWritableFormat } from "./writable-formats.ts";

/**
 * Reads a file the writer chose, by its content more than by its name. What cannot be read is refused with a reason: nothing of it
 * reaches the document.
 */
export async function readDocument(file: File, work: FileWork = apart): Promise<ReadFile | Refused> {
  if (file.size > mostBytes) return { refused: "too-large" };
  const bytes = await bytesOf(file);
  if (!bytes) return { refused: "unreadable" };
  const found = await work.read(bytes, file.name);
  if ("refused" in found) return found;
  const { format, content, hasComments, ...rest } = found;
  const doc = typeof content === "string" ? (await import("./page-document.ts")).pageDocument(content) : content;
  const suggested = async () => {
    const read = await work.readSuggested(bytes);
    return read && "refused" in read ? undefined : read;
  };
  return {
    ...{ ...rest, doc, isTextOnly: format === "pdf", ...writingOf(format, bytes, work) },
    ...(rest.isTracked && format === "docx" && { suggested }),
    ...(hasComments && { threads: () => work.readThreads(bytes) }),
  };
}

/** How the content of a document is written into a file of a format. */
function writingOf(
  format: FileFormat,
  source: Uint8Array<ArrayBuffer>,
  work: FileWork,
): Pick<ReadFile, "bytesWith" | "trackable" | "trackedWith"> {
  if (!isWritableFormat(format)) return {};
  return {
    bytesWith: (doc: Node, images: ImageMap = new Map()) => work.write({ format, source, doc, images }),
    ...(isTrackableFormat(format) && {
      trackable: format,
      trackedWith: (doc, remarks) => work.track({ format, source, doc, remarks, date: new Date() }),
    }),
  };
}

/** The bytes of a file; undefined where the system does not give them, as of a folder or a file that is gone. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** A file that can be read and not written. */
export const readOnly = (file: File): FileHandle => ({ name: file.name, getFile: async () => file });

/** The text of a file, in any encoding that is detected. Undefined for binary data. */
export async function readText(file: Blob): Promise<string | undefined> {
  const bytes = await bytesOf(file);
  return bytes && fileKind(bytes) === undefined ? decoded(bytes)?.text : undefined;
}
