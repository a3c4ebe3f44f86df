import { openOfficeFile } from "@housestyle/documents/in-place";
import { odtArchive } from "@housestyle/documents/odt";
import { documentLimits, readZip, writeZip } from "@housestyle/files";
import type { TrackedFile } from "../open-file.ts";
import { commentsFor } from "./comments-for.ts";
import type { FileContent } from "./file-content.ts";
import type { FileToTrack, FileToWrite } from "./file-to-write.ts";

/** Reads an .odt. Throws `Unreadable` for another archive, or one that is broken or has a password. */
export function readOdt(bytes: Uint8Array): FileContent {
  const { doc, images, isTracked } = openedOdt(bytes);
  return { content: doc, images, isTracked };
}

/** Returns an .odt with the content of another document; what else it holds stays as it was. */
export const writeOdt = ({ source, doc, images }: FileToWrite): Uint8Array<ArrayBuffer> =>
  zipped(openedOdt(source).with(doc, (hash) => images.get(hash)));

/** Returns the same with every changed word tracked, and a comment for each remark. */
export function trackOdt({ source, doc, remarks, date }: FileToTrack): TrackedFile {
  const by = { author: "Housestyle", date };
  const { files, untracked } = openedOdt(source).withTracked(doc, by);
  const file = remarks.length > 0 ? openOfficeFile(files) : undefined;
  const commented = file?.withComments(commentsFor(doc, remarks, file.paragraphs), by) ?? files;
  return { bytes: zipped(commented), untracked };
}

/** The media type comes first in an OpenDocument archive. */
const zipped = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(writeZip(files, ["mimetype"]));

function openedOdt(bytes: Uint8Array) {
  const files = readZip(bytes, documentLimits, () => true);
  return odtArchive(new Map(files.map((file) => [file.name, file.bytes ?? new Uint8Array()])));
}
