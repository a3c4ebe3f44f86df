import { docxDocument, docxParts } from "@housestyle/documents/docx";
import { writeZip } from "@housestyle/files";
import type { ReadFile } from "./open-file.ts";

/** A mark at the start of a part is part of it: it has to come back. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Reads a .docx from the files of its archive. Throws `Unreadable` for another archive, or one that is broken. */
export function readDocx(files: ReadonlyMap<string, Uint8Array>): ReadFile {
  const { parts, names } = docxParts((name) => {
    const found = files.get(name);
    return found && decoder.decode(found);
  });
  const opened = docxDocument(parts);
  return {
    doc: opened.doc,
    isTracked: opened.isTracked,
    bytesWith(doc) {
      const written = new Map(files);
      for (const [part, text] of Object.entries(opened.with(doc))) {
        const name = names[part as keyof typeof names];
        if (files.has(name)) written.set(name, new TextEncoder().encode(text));
      }
      return new Uint8Array(writeZip(written));
    },
  };
}
