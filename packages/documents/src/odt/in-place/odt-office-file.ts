import { editedParts } from "../../docx/source-edit.ts";
import { correctionsByParagraph, hunksFor } from "../../in-place/corrections-of.ts";
import { newComments } from "../../in-place/new-comments.ts";
import type { OfficeFile, OfficeFiles } from "../../in-place/office-file.ts";
import { officeParagraph } from "../../in-place/office-paragraph.ts";
import { Unreadable } from "../../unreadable.ts";
import { odtStyles } from "../odt-styles.ts";
import { correctedOdt, fitsIn } from "./corrected-odt.ts";
import { OdtChanges } from "./odt-changes.ts";
import { odtCommentEdits, odtCommentTexts } from "./odt-comments.ts";
import { readOdtParagraphs } from "./read-odt-paragraphs.ts";

/** Keeps a byte order mark at the start of a part, so that it is written back. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const text = "content.xml";

/**
 * Reads an OpenDocument text so that its words can be corrected in place. Throws `Unreadable` for broken archives,
 * those of other formats, and documents with a password.
 */
export function odtOfficeFile(files: OfficeFiles): OfficeFile {
  const partOf = (name: string) => decoder.decode(files.get(name));
  if (partOf("META-INF/manifest.xml").includes("encryption-data")) throw new Unreadable("locked");
  if (!files.has(text)) throw new Unreadable();
  const parts: Readonly<Record<string, string>> = { [text]: partOf(text), "styles.xml": partOf("styles.xml") };
  const styles = odtStyles(parts["styles.xml"] ?? "", parts[text] ?? "");
  const paragraphs = Object.entries(parts)
    .flatMap(([name, xml]) => readOdtParagraphs(xml, name, styles))
    // Notes, headers, and footers follow the text.
    .toSorted((a, b) => orderOf[a.story] - orderOf[b.story]);
  const filesWith = (now: Readonly<Record<string, string>>): OfficeFiles => {
    const written = new Map(files);
    for (const [name, source] of Object.entries(now))
      if (source !== parts[name]) written.set(name, new TextEncoder().encode(source));
    return written;
  };
  return {
    format: "odt",
    paragraphs: paragraphs.map(({ pieces, kind, story }) => officeParagraph(pieces, kind, story)),
    with(corrections, by) {
      const changes = by && new OdtChanges(by, parts[text] ?? "");
      let made = 0;
      const edits = [...correctionsByParagraph(corrections)].flatMap(([index, own]) => {
        const paragraph = paragraphs[index];
        // Programs do not track changes in headers and footers.
        if (!paragraph || (by && paragraph.part !== text)) return [];
        const words = paragraph.pieces.map((piece) => piece.text).join("");
        const fitting = own.flatMap((each) => {
          const hunks = hunksFor(words, each);
          return hunks && fitsIn(paragraph, hunks, by !== undefined) ? [hunks] : [];
        });
        made += fitting.length;
        return correctedOdt(paragraph, fitting.flat(), changes);
      });
      const now = editedParts(parts, edits);
      const listed = changes ? { ...now, [text]: changes.listedIn(now[text] ?? "") } : now;
      return { files: filesWith(listed), leftOut: corrections.length - made };
    },
    withComments(comments, by) {
      const source = parts[text] ?? "";
      const added = newComments(comments, odtCommentTexts(source, by.author));
      if (added.length === 0) return files;
      return filesWith(editedParts(parts, odtCommentEdits(source, paragraphs, added, by)));
    },
  };
}

const orderOf = { text: 0, textBox: 0, note: 1, header: 2, footer: 3, description: 4 } as const;
