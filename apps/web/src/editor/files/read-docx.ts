import { docxArchive } from "@housestyle/documents/docx";
import { openOfficeFile } from "@housestyle/documents/in-place";
import { writeZip } from "@housestyle/files";
import { commentsFor } from "./comments-for.ts";
import type { ReadFile } from "./open-file.ts";

/** Reads a .docx from the files of its archive. Throws `Unreadable` for another archive, or one that is broken. */
export function readDocx(files: ReadonlyMap<string, Uint8Array>): ReadFile {
  const opened = docxArchive(files);
  return {
    doc: opened.doc,
    images: opened.images,
    isTracked: opened.isTracked,
    trackedWith(doc, remarks) {
      const by = { author: "Housestyle", date: new Date() };
      const { files: written, untracked } = opened.withTracked(doc, by);
      const file = remarks.length > 0 ? openOfficeFile(written) : undefined;
      const commented = file?.withComments(commentsFor(doc, remarks, file.paragraphs), by) ?? written;
      return { bytes: new Uint8Array(writeZip(commented)), untracked: untracked.length };
    },
    bytesWith: (doc, imageOf) => new Uint8Array(writeZip(opened.with(doc, imageOf))),
  };
}
