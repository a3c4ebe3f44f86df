import type { FileHandle } from "../files/open-file.ts";

let handed: File | FileHandle | undefined;

/** Keeps a file for the document that is opened next. */
export function handOver(file: File | FileHandle): void {
  handed = file;
}

/** Returns the file that was kept for this document, once. */
export function takeHandedOver(): File | FileHandle | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
