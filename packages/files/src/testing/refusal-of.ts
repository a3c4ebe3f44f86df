import { FileError, type FileErrorCode } from "../file-error.ts";

/** Why a file was refused; undefined when it was not. Any other failure is one of ours, and stays one. */
export function refusalOf(read: () => unknown): FileErrorCode | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof FileError) return error.code;
    throw error;
  }
}
