import type { ReadThread } from "@housestyle/documents/docx";
import type { Node } from "prosemirror-model";
import { type Refused, refusedFor } from "../file-refusal.ts";
import type { ForeignContent } from "./file-content.ts";
import { fileFormat } from "./file-format.ts";
import { loadReader } from "./readers.ts";

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

/** Reads a .docx with its tracked changes as suggestions; undefined where it has none. */
export const readForeignSuggested = (bytes: Uint8Array, onBegin?: () => void): Promise<Node | Refused | undefined> =>
  ofDocx((format) => format.readSuggested(bytes), onBegin);

/** Reads the comment threads of a .docx. */
export const readForeignThreads = (bytes: Uint8Array, onBegin?: () => void): Promise<readonly ReadThread[] | Refused> =>
  ofDocx((format) => format.readThreads(bytes), onBegin);

async function ofDocx<T>(
  read: (format: typeof import("./docx-format.ts")) => T,
  onBegin: () => void = () => {},
): Promise<T | Refused> {
  const format = await import("./docx-format.ts").catch(() => undefined);
  if (!format) return { refused: "unavailable" };
  onBegin();
  try {
    return read(format);
  } catch (error) {
    return refusedFor(error);
  }
}
