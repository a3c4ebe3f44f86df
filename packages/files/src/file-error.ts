/** Why a whole file was refused or could not be made. Programs branch on it. */
export type FileErrorCode =
  | "too-large"
  | "too-many-rows"
  | "too-many-columns"
  | "too-many-files"
  | "too-deep"
  | "bomb"
  | "unsafe-name"
  | "not-text"
  | "not-zip"
  | "damaged"
  | "doctype"
  | "bad-yaml"
  | "bad-xml"
  | "bad-json"
  | "no-columns"
  | "wrong-format"
  | "newer-version";

/** A file as a whole cannot be used. The message is one sentence for the person who chose the file. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
