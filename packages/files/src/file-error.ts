/** Why a file was refused or could not be written. Programs can rely on these codes. */
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

/** Thrown when a whole file cannot be used. The message is one sentence for the person who chose the file. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
