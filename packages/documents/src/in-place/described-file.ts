import { editedSource } from "../docx/source-edit.ts";
import type { OfficeComment, OfficeCorrection, OfficeFile, OfficeFiles } from "./office-file.ts";

/** The description of a picture, with its place in the source of the part. */
export interface PictureDescription {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Finds the descriptions of pictures in a part, and formats new ones. */
export interface DescriptionFormat {
  /** The name of the part. */
  readonly part: string;
  find(xml: string): readonly PictureDescription[];
  written(words: string): string;
}

/** Returns a file whose picture descriptions are further paragraphs after all others. */
export function describedFile(files: OfficeFiles, file: OfficeFile, format: DescriptionFormat): OfficeFile {
  const found = descriptionsIn(files, format);
  const first = file.paragraphs.length;
  if (found.length === 0) return file;
  return {
    ...file,
    paragraphs: [
      ...file.paragraphs,
      ...found.map(({ text }) => ({ text, kind: "list" as const, story: "description" as const })),
    ],
    with(corrections, by) {
      const others = corrections.filter(({ paragraph }) => paragraph < first);
      const own = corrections.filter(({ paragraph }) => paragraph >= first);
      const written = file.with(others, by);
      // No program tracks changes of a description.
      if (own.length === 0 || by) return { ...written, leftOut: written.leftOut + own.length };
      const now = corrected(
        written.files,
        format,
        own.map((each) => ({ ...each, paragraph: each.paragraph - first })),
      );
      return { files: now, leftOut: written.leftOut };
    },
    withComments: (comments, by) =>
      file.withComments(
        comments.map((each) => inText(file, each)),
        by,
      ),
  };
}

/** Returns whether a description is prose. A single word is usually the name of a file. */
const isText = ({ text }: PictureDescription): boolean => /\S\s+\S/.test(text);

const sourceOf = (files: OfficeFiles, part: string): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(files.get(part));

const descriptionsIn = (files: OfficeFiles, { part, find }: DescriptionFormat): readonly PictureDescription[] =>
  find(sourceOf(files, part)).filter(isText);

/** Returns the files with corrected descriptions. Of two corrections that overlap, only the first is made. */
function corrected(
  files: OfficeFiles,
  format: DescriptionFormat,
  corrections: readonly OfficeCorrection[],
): OfficeFiles {
  const edits = descriptionsIn(files, format).flatMap(({ start, end, text }, index) => {
    const own = corrections.filter(({ paragraph }) => paragraph === index);
    const words = editedSource(
      text,
      own.map(({ words: now, ...range }) => ({ ...range, text: now })),
    );
    return own.length > 0 ? [{ start, end, text: format.written(words) }] : [];
  });
  const now = editedSource(sourceOf(files, format.part), edits);
  return new Map(files).set(format.part, new TextEncoder().encode(now));
}

/**
 * Returns a comment's place in the text, since comments refer to its words. One on a description moves to the first
 * paragraph that contains words.
 */
function inText({ paragraphs }: OfficeFile, comment: OfficeComment): OfficeComment {
  if (comment.paragraph < paragraphs.length) return comment;
  const first = paragraphs.findIndex(({ text, story }) => story === "text" && text.trim() !== "");
  return { ...comment, paragraph: Math.max(first, 0), start: 0, end: paragraphs[first]?.text.length ?? 0 };
}
