import { Unreadable } from "@housestyle/documents";
import { FileError, type FileErrorCode } from "@housestyle/files";

/** Why a file was not opened. Each has a sentence in the catalog. */
export type FileRefusal =
  | "archive"
  | "damaged"
  | "locked"
  | "misnamed"
  | "not-text"
  | "old-office"
  | "old-word"
  | "pages"
  | "picture"
  | "program"
  | "recording"
  | "sheet"
  | "slides"
  | "slow"
  | "too-large"
  | "unavailable"
  | "unreadable"
  | "unsafe"
  | "web-archive"
  | "without-text";

/** A file that was not opened; nothing of it reaches the document. */
export interface Refused {
  readonly refused: FileRefusal;
}

const byCode: Partial<Record<FileErrorCode, FileRefusal>> = {
  bomb: "unsafe",
  "unsafe-name": "unsafe",
  "too-large": "too-large",
  "too-many-files": "too-large",
  "wrong-format": "locked",
};

/** Returns the refusal for an error that a reader has thrown. Throws the error again if it is a defect of the reader. */
export function refusedFor(error: unknown): Refused {
  if (error instanceof FileError) return { refused: byCode[error.code] ?? "damaged" };
  if (error instanceof Unreadable) return { refused: error.reason };
  if (isTooDeep(error)) return { refused: "damaged" };
  throw error;
}

/** Whether a file holds more elements in each other than any document has: the reader has run out of room for them. */
const isTooDeep = (error: unknown): boolean => error instanceof Error && /call stack|recursion/i.test(error.message);
