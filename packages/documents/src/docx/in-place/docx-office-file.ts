import { newComments } from "../../in-place/new-comments.ts";
import type { OfficeFile, OfficeFiles } from "../../in-place/office-file.ts";
import { addPart } from "../added-part.ts";
import { type DocxPlaces, docxParts } from "../docx-parts.ts";
import { editedParts } from "../source-edit.ts";
import { UnusedIds } from "../unused-ids.ts";
import { commentAnchor } from "./comment-anchors.ts";
import { commentMarks } from "./comment-marks.ts";
import { withParagraphIds, withThreads } from "./comment-threads.ts";
import { commentTexts, withAddedComments } from "./comments-part.ts";
import { correctedParts } from "./corrected-parts.ts";
import { docxLayout, type PartSources, placedParagraphs } from "./placed-paragraphs.ts";

/** Keeps a byte order mark at the start of a part, so that it is written back. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Reads a .docx so that its words can be corrected in place. Throws `Unreadable` if the archive is broken or has
 * another format.
 */
export function docxOfficeFile(files: OfficeFiles): OfficeFile {
  const partOf = (name: string) => {
    const found = files.get(name);
    return found && decoder.decode(found);
  };
  const places = docxParts(partOf);
  const layout = docxLayout(places);
  const { names, around } = places;
  const withWords = [...Object.values(names), ...around.map(({ name }) => name)];
  const parts: PartSources = Object.fromEntries(withWords.map((name) => [name, partOf(name) ?? ""]));
  const placed = placedParagraphs(parts, layout);
  return {
    format: "docx",
    paragraphs: placed.map(({ checked }) => checked),
    with(corrections, by) {
      const { parts: now, leftOut } = correctedParts(parts, layout, corrections, by);
      return { files: filesWith(files, parts, now), leftOut };
    },
    withComments(comments, by) {
      const part = partAround(places, "comments");
      const threadsPart = partAround(places, "commentsExtended");
      const before = parts[part.name] ?? "";
      const ids = new UnusedIds(Object.values(parts));
      const fresh = newComments(comments, commentTexts(before, by.author));
      const added = withParagraphIds(fresh, Object.values(parts)).flatMap(({ paragraph, start, end, ...rest }) => {
        const anchor = commentAnchor(placed, { paragraph, start, end });
        return anchor ? [{ ...rest, ...anchor, id: ids.next() }] : [];
      });
      if (added.length === 0) return files;
      const edits = commentMarks(parts[names.document] ?? "", added, ids);
      const threads = withThreads(parts[threadsPart.name] ?? "", added);
      const now = {
        ...editedParts(parts, edits),
        [part.name]: withAddedComments(before, added, by),
        ...(threads !== "" && { [threadsPart.name]: threads }),
      };
      const written = new Map(files);
      if (!part.isThere) addPart(written, names.document, part.name, "comments");
      if (threads !== "" && !threadsPart.isThere)
        addPart(written, names.document, threadsPart.name, "commentsExtended");
      return filesWith(written, parts, now);
    },
  };
}

/** Returns the files with the changed parts. Parts without changes stay the same, byte for byte. */
function filesWith(files: OfficeFiles, before: PartSources, now: PartSources): OfficeFiles {
  const written = new Map(files);
  for (const [name, source] of Object.entries(now))
    if (source !== (before[name] ?? "")) written.set(name, new TextEncoder().encode(source));
  return written;
}

/** Returns a part of the comments, and whether the file contains it. */
function partAround(
  { names, around }: DocxPlaces,
  type: "comments" | "commentsExtended",
): { readonly name: string; readonly isThere: boolean } {
  const found = around.find((each) => each.type === type);
  if (found) return { name: found.name, isThere: true };
  return { name: `${names.document.slice(0, names.document.lastIndexOf("/") + 1)}${type}.xml`, isThere: false };
}
