import { Unreadable } from "@housestyle/documents";
import { type OfficeFiles, officeText, openOfficeFile } from "@housestyle/documents/in-place";
import { documentLimits, FileError, readZip, writeZip } from "@housestyle/files";
import { texts } from "../texts.ts";
import type { OfficeSource } from "./document-source.ts";
import { withSureFixes } from "./fix.ts";
import { readProject } from "./manuscript-source.ts";
import { SourceError } from "./source-error.ts";

/** Reads a .docx, an .odt, or a zipped Scrivener project. Throws SourceError for every other archive and for files that are damaged or unsafe. */
export function readOfficeSource(name: string, bytes: Uint8Array): OfficeSource {
  try {
    const files = readZip(bytes, documentLimits, () => true).map(
      (file) => [file.name, file.bytes ?? new Uint8Array()] as const,
    );
    const archive = new Map(files);
    if (isOffice(archive)) return officeSource(name, archive);
    const project = readProject(name, archive, bytes);
    if (!project) throw new SourceError(texts.onlyWord(name));
    return project;
  } catch (error) {
    throw refusalOf(name, error);
  }
}

function refusalOf(name: string, error: unknown): unknown {
  const damaged = /\.(?:doc[mx]|odt)$/i.test(name) ? texts.damagedWord(name) : texts.onlyWord(name);
  if (error instanceof Unreadable) return new SourceError(error.reason === "locked" ? texts.locked(name) : damaged);
  if (!(error instanceof FileError)) return error;
  if (error.code === "damaged" || error.code === "not-zip") return new SourceError(damaged);
  if (error.code === "wrong-format") return new SourceError(texts.locked(name));
  return new SourceError(`${name}: ${error.message}`);
}

function isOffice(files: OfficeFiles): boolean {
  const mediaType = new TextDecoder().decode(files.get("mimetype")?.subarray(0, 100));
  if (mediaType !== "") return mediaType.includes("opendocument.text");
  const names = [...files.keys()];
  const isWord = names.some((name) => /^_rels\/\.rels$|^word\/document\.xml$/.test(name));
  return isWord && !names.some((name) => /^(?:xl|ppt)\//.test(name));
}

function officeSource(name: string, files: OfficeFiles): OfficeSource {
  const file = openOfficeFile(files);
  const { text, paragraphs, correctionsFor, commentsFor } = officeText(file.paragraphs);
  return {
    text,
    paragraphs,
    withFixes(findings, by) {
      const corrections = correctionsFor(findings);
      const { files: now, leftOut } = file.with(corrections, by);
      const source = officeSource(name, now);
      // Nothing is written that would say something else when it is read again.
      if (leftOut === 0 && source.text !== withSureFixes(text, findings).text)
        throw new SourceError(texts.notFixable(name));
      return { source, count: corrections.length - leftOut, leftOut };
    },
    withComments(findings, by) {
      const source = officeSource(name, file.withComments(commentsFor(findings), by));
      if (source.text !== text) throw new SourceError(texts.notFixable(name));
      return source;
    },
    bytes: () => writeZip(files, ["mimetype"]),
  };
}
