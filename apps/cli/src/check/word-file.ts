import { documentOfTexts, paragraphOf, textBlocks, textOf, Unreadable } from "@housestyle/documents";
import { type ChangeAuthor, docxArchive } from "@housestyle/documents/docx";
import type { Paragraph } from "@housestyle/engine";
import { documentLimits, FileError, readZip, writeZip } from "@housestyle/files";
import { texts } from "../texts.ts";
import { SourceError } from "./source-error.ts";

/** A Word file as a text with a line for each paragraph, so that the number of a line is that of the paragraph. */
export interface WordFile {
  readonly text: string;
  /** The paragraphs of the text, as the engine takes them. */
  readonly paragraphs: readonly Paragraph[];
  /** Returns the file with other lines, as tracked changes if an author is given. Throws SourceError for what could not be read again. */
  with(text: string, by: ChangeAuthor | undefined): WrittenWordFile;
}

/** A Word file after its words have changed. */
export interface WrittenWordFile {
  readonly bytes: Uint8Array;
  /** What it says now. */
  readonly file: WordFile;
  /** How many changes could not be tracked and were left out. */
  readonly untracked: number;
}

/** A line break in a paragraph; no file of Word can hold this character. */
const lineBreak = "\v";

/** Reads a .docx. Throws SourceError for every other archive and for files that are damaged or unsafe. */
export function readWordFile(name: string, bytes: Uint8Array): WordFile {
  try {
    const files = readZip(bytes, documentLimits, () => true).map(
      (file) => [file.name, file.bytes ?? new Uint8Array()] as const,
    );
    if (!isWord(files.map(([each]) => each))) throw new SourceError(texts.onlyWord(name));
    return wordFile(name, docxArchive(new Map(files)));
  } catch (error) {
    throw refusalOf(name, error);
  }
}

function refusalOf(name: string, error: unknown): unknown {
  const damaged = /\.doc[mx]$/i.test(name) ? texts.damagedWord(name) : texts.onlyWord(name);
  if (error instanceof Unreadable) return new SourceError(damaged);
  if (!(error instanceof FileError)) return error;
  if (error.code === "damaged" || error.code === "not-zip") return new SourceError(damaged);
  if (error.code === "wrong-format") return new SourceError(texts.locked(name));
  return new SourceError(`${name}: ${error.message}`);
}

const isWord = (names: readonly string[]): boolean =>
  names.some((name) => /^_rels\/\.rels$|^word\/document\.xml$/.test(name)) &&
  !names.some((name) => /^(?:xl|ppt)\//.test(name));

function wordFile(name: string, archive: ReturnType<typeof docxArchive>): WordFile {
  const blocks = textBlocks(archive.doc);
  const lines = blocks.map(({ node }) => textOf(node).replaceAll("\n", lineBreak));
  const text = lines.join("\n");
  let start = 0;
  const paragraphs = blocks.map((block): Paragraph => {
    const paragraph = { ...paragraphOf(block), start };
    start += paragraph.text.length + 1;
    return paragraph;
  });
  return {
    text,
    paragraphs: paragraphs.filter((paragraph) => paragraph.text !== ""),
    with(now, by) {
      const doc = documentOfTexts(now.split("\n").map((line) => line.replaceAll(lineBreak, "\n")));
      const { files, untracked } = by ? archive.withTracked(doc, by) : { files: archive.with(doc), untracked: [] };
      const bytes = writeZip(files);
      const file = readWordFile(name, bytes);
      // Nothing is written that would say something else when it is read again.
      if (untracked.length === 0 && file.text !== now) throw new SourceError(texts.notFixable(name));
      return { bytes, file, untracked: untracked.length };
    },
  };
}
