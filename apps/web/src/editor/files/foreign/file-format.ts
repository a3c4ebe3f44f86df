import { documentLimits, type FileKind, fileKind, readZip } from "@housestyle/files";
import { type FileRefusal, type Refused, refusedFor } from "../file-refusal.ts";
import type { WritableFormat } from "../writable-formats.ts";
import { archiveFormat } from "./archive-format.ts";
import { decoded } from "./decoded.ts";
import { textFormat } from "./text-format.ts";

/** A format that can be opened. */
export type FileFormat = WritableFormat | "epub" | "fdx" | "fodt" | "html" | "pdf" | "rtf" | "scrivener";

/** Returns the format of a file, by its content more than by its name, or why it is not opened. */
export function fileFormat(bytes: Uint8Array, name: string): { readonly format: FileFormat } | Refused {
  const kind = fileKind(bytes);
  if (kind === "zip") return formatOfArchive(bytes);
  if (kind === "pdf" || kind === "rtf") return { format: kind };
  if (kind !== undefined) return { refused: refusals[kind] };
  const text = decoded(bytes)?.text;
  return text === undefined ? { refused: "not-text" } : textFormat(text, name);
}

function formatOfArchive(bytes: Uint8Array): { readonly format: FileFormat } | Refused {
  try {
    const listed = readZip(bytes, documentLimits, (name) => name === "mimetype");
    const mediaType = listed.find(({ name }) => name === "mimetype")?.bytes;
    return archiveFormat(
      listed.map(({ name }) => name),
      new TextDecoder().decode(mediaType?.subarray(0, 100)),
    );
  } catch (error) {
    return refusedFor(error);
  }
}

const refusals: Readonly<Record<Exclude<FileKind, "zip" | "pdf" | "rtf">, FileRefusal>> = {
  archive: "archive",
  "locked-office": "locked",
  "old-office": "old-office",
  "old-word": "old-word",
  other: "not-text",
  picture: "picture",
  program: "program",
  recording: "recording",
};
