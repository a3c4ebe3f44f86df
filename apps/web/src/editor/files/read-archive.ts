import { documentLimits, readZip } from "@housestyle/files";
import { archiveFormat } from "./archive-format.ts";
import { type Refused, refusedFor } from "./file-refusal.ts";
import type { ForeignFormat } from "./foreign/read-foreign.ts";
import type { ReadFile } from "./open-file.ts";
import { readDocx } from "./read-docx.ts";

/** Reads a .docx here, and passes other documents that are archives on to `readForeign`. */
export async function readArchive(
  bytes: Uint8Array<ArrayBuffer>,
  readForeign: (format: ForeignFormat, bytes: Uint8Array<ArrayBuffer>) => Promise<ReadFile | Refused>,
): Promise<ReadFile | Refused> {
  try {
    const listed = readZip(bytes, documentLimits, (name) => name === "mimetype");
    const mediaType = listed.find(({ name }) => name === "mimetype")?.bytes;
    const found = archiveFormat(
      listed.map(({ name }) => name),
      new TextDecoder().decode(mediaType?.subarray(0, 100)),
    );
    if ("refused" in found) return found;
    if (found.format !== "docx") return readForeign(found.format, bytes);
    const files = readZip(bytes, documentLimits, () => true);
    return readDocx(new Map(files.map((file) => [file.name, file.bytes ?? new Uint8Array()])));
  } catch (error) {
    return refusedFor(error);
  }
}
