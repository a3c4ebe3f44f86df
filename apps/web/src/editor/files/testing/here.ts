import type { FileWork } from "../foreign/file-work.ts";
import { readForeign, readForeignSuggested, readForeignThreads } from "../foreign/read-foreign.ts";
import { trackForeign, writeForeign } from "../foreign/write-foreign.ts";

/** Works on files where it is called instead of in a worker. */
export const here: FileWork = {
  read: (bytes, name) => readForeign(bytes, name),
  readSuggested: (bytes) => readForeignSuggested(bytes),
  readThreads: (bytes) => readForeignThreads(bytes),
  write: (file) => writeForeign(file),
  track: (file) => trackForeign(file),
};
