import type { FileErrorCode } from "@housestyle/files";

/** Why a file was not opened. Each has a sentence in the catalog. */
export type FileRefusal =
  | "archive"
  | "damaged"
  | "locked"
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

/** Returns the reason for what the reader of archives complains of. */
export const refusalFor = (code: FileErrorCode): FileRefusal => byCode[code] ?? "damaged";
