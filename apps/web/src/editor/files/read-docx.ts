import { docxArchive } from "@housestyle/documents/docx";
import { writeZip } from "@housestyle/files";
import type { ReadFile } from "./open-file.ts";

/** Reads a .docx from the files of its archive. Throws `Unreadable` for another archive, or one that is broken. */
export function readDocx(files: ReadonlyMap<string, Uint8Array>): ReadFile {
  const opened = docxArchive(files);
  return {
    doc: opened.doc,
    images: opened.images,
    isTracked: opened.isTracked,
    trackedWith(doc) {
      const { files: written, untracked } = opened.withTracked(doc, { author: "Housestyle", date: new Date() });
      return { bytes: new Uint8Array(writeZip(written)), untracked: untracked.length };
    },
    bytesWith: (doc) => new Uint8Array(writeZip(opened.with(doc))),
  };
}
