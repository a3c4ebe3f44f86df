import { docxArchive, type ReadThread } from "@housestyle/documents/docx";
import { openOfficeFile } from "@housestyle/documents/in-place";
import { documentLimits, readZip, writeZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import type { TrackedFile } from "../open-file.ts";
import { commentsFor } from "./comments-for.ts";
import type { FileContent } from "./file-content.ts";
import type { FileToTrack, FileToWrite } from "./file-to-write.ts";

/** Reads a .docx. Throws `Unreadable` for another archive, or one that is broken. */
export function readDocx(bytes: Uint8Array): FileContent {
  const { doc, images, isTracked, hasComments } = openedDocx(bytes);
  return { content: doc, images, isTracked, hasComments };
}

/** Reads a .docx with its tracked changes as suggestions; undefined where it has none. */
export const readSuggested = (bytes: Uint8Array): Node | undefined => openedDocx(bytes).suggested();

/** Reads the comment threads of a .docx, at their places in the document with all changes accepted. */
export const readThreads = (bytes: Uint8Array): readonly ReadThread[] => openedDocx(bytes).threads();

/** Returns a .docx with the content of another document; what else it holds stays as it was. */
export const writeDocx = ({ source, doc, images }: FileToWrite): Uint8Array<ArrayBuffer> =>
  new Uint8Array(writeZip(openedDocx(source).with(doc, (hash) => images.get(hash))));

/** Returns the same with every change tracked, and a comment for each remark. */
export function trackDocx({ source, doc, remarks, date }: FileToTrack): TrackedFile {
  const by = { author: "Housestyle", date };
  const { files, untracked } = openedDocx(source).withTracked(doc, by);
  const file = remarks.length > 0 ? openOfficeFile(files) : undefined;
  const commented = file?.withComments(commentsFor(doc, remarks, file.paragraphs), by) ?? files;
  return { bytes: new Uint8Array(writeZip(commented)), untracked: untracked.length };
}

function openedDocx(bytes: Uint8Array) {
  const files = readZip(bytes, documentLimits, () => true);
  return docxArchive(new Map(files.map((file) => [file.name, file.bytes ?? new Uint8Array()])));
}
