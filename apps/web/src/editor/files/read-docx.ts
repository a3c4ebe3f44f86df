import { docxDocument, UnreadableXml } from "@housestyle/documents/docx";
import { defaultLimits, FileError, readZip, writeZip } from "@housestyle/files";
import type { ReadFile } from "./open-file.ts";

/** Pictures make documents large. */
const limits = { ...defaultLimits, bytes: 200 * 1024 * 1024, entries: 10_000 };

const main = "word/document.xml";

/** Reads a .docx. Undefined for another archive, or one that is torn. */
export function readDocx(bytes: Uint8Array): ReadFile | undefined {
  try {
    const files = new Map(
      readZip(bytes, limits, () => true).map((file) => [file.name, file.bytes ?? new Uint8Array()]),
    );
    const partOf = (name: string) => new TextDecoder().decode(files.get(name));
    if (!files.has(main)) return undefined;
    const document = partOf(main);
    const opened = docxDocument({
      document,
      styles: partOf("word/styles.xml"),
      numbering: partOf("word/numbering.xml"),
    });
    return {
      doc: opened.doc,
      isTracked: opened.isTracked,
      bytesWith: (doc) =>
        new Uint8Array(writeZip(new Map(files).set(main, new TextEncoder().encode(opened.with(doc))))),
    };
  } catch (error) {
    if (error instanceof FileError || error instanceof UnreadableXml) return undefined;
    throw error;
  }
}
