import type { ImageMap } from "@housestyle/documents/images";
import type { Node } from "prosemirror-model";
import { type Refused, refusedFor } from "../file-refusal.ts";
import { type FileFormat, fileFormat } from "./file-format.ts";
import { loadReader } from "./readers.ts";

/** What a reader finds in a file. */
export interface FileContent {
  /** The document, or the HTML of a web page, which only a page can read. */
  readonly content: Node | string;
  /** The images of the document; none where the format has none. */
  readonly images?: ImageMap;
  /** Whether it holds tracked changes, which are shown as accepted. */
  readonly isTracked?: boolean;
}

/** What was read of a file. */
export interface ForeignContent extends FileContent {
  readonly format: FileFormat;
}

/**
 * Reads a file. Bytes that are not what they seem are refused, and so is every file if its reader cannot be loaded. `onBegin` is
 * called when the reader has loaded.
 */
export async function readForeign(
  bytes: Uint8Array,
  name: string,
  onBegin: () => void = () => {},
): Promise<ForeignContent | Refused> {
  const found = fileFormat(bytes, name);
  if ("refused" in found) return found;
  const read = await loadReader[found.format]().catch(() => undefined);
  if (!read) return { refused: "unavailable" };
  onBegin();
  try {
    return { ...(await read(bytes)), format: found.format };
  } catch (error) {
    return refusedFor(error);
  }
}
