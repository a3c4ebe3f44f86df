import type { Node } from "prosemirror-model";
import { notesOf } from "../blocks/blocks-of.ts";
import { editedSource } from "../docx/source-edit.ts";
import type { ImageMap, ImageResolver } from "../images/document-image.ts";
import { ImageCollection } from "../images/image-collection.ts";
import type { ChangeAuthor } from "../in-place/change-author.ts";
import { documentUnits } from "../units/document-units.ts";
import { hasNumbers } from "../units/has-numbers.ts";
import { Unreadable } from "../unreadable.ts";
import { highestNumber } from "../xml/highest-number.ts";
import { attributeOf } from "../xml/xml-pieces.ts";
import { OdtChanges } from "./in-place/odt-changes.ts";
import { readOdtParagraphs } from "./in-place/read-odt-paragraphs.ts";
import { OdtContentWriter } from "./odt-content.ts";
import { type OdtSource, readOdt } from "./odt-document.ts";
import { odtImages } from "./odt-images.ts";
import { odtStyles } from "./odt-styles.ts";
import { listStartEdits } from "./structure/list-starts.ts";
import { OdtBlockWriter, styleKey } from "./structure/odt-block-writer.ts";
import { OdtStructureWriter } from "./structure/odt-structure-writer.ts";
import { type ShownOdtUnit, shownOdtUnits } from "./structure/odt-units.ts";
import { ParagraphStyles } from "./structure/paragraph-styles.ts";
import { trackedOdtWords } from "./structure/tracked-words.ts";
import { withAutomaticStyles, withImages, withNamedStyles } from "./structure/with-styles.ts";

type Files = ReadonlyMap<string, Uint8Array>;

/** An OpenDocument text, as the files in its archive. */
export interface OdtArchive {
  readonly doc: Node;
  /** The images of the document by their SHA-256 hashes. */
  readonly images: ImageMap;
  /** Whether it has tracked changes that have been neither accepted nor rejected. They are read as if accepted. */
  readonly isTracked: boolean;
  /** Returns the files with the content of another document. Everything else in them stays the same. */
  with(doc: Node, imageOf?: ImageResolver): Files;
  /**
   * Returns the same with every changed word tracked, and the number of changes that could not be tracked and were not
   * made.
   */
  withTracked(doc: Node, by: ChangeAuthor): { readonly files: Files; readonly untracked: number };
}

/** Keeps a byte order mark at the start of a part, so that it is written back. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const part = "content.xml";

/** Reads an OpenDocument text from the files in its archive. Throws `Unreadable` as `odtDocument` does. */
export function odtArchive(files: Files): OdtArchive {
  const textOf = (name: string) => decoder.decode(files.get(name));
  if (textOf("META-INF/manifest.xml").includes("encryption-data")) throw new Unreadable("locked");
  if (!files.has(part)) throw new Unreadable();
  const [source, named] = [textOf(part), textOf("styles.xml")];
  const images = new ImageCollection();
  const imageFiles = (collection = new ImageCollection()) => ({
    images: collection,
    fileOf: (name: string) => files.get(name),
  });
  const { doc, content, notes, body } = readOdt(source, named, imageFiles(images));
  const styles = odtStyles(named, source);
  const paragraphs = () => new Map(readOdtParagraphs(source, part, styles).map((each) => [each.start, each]));
  const shown = shownOdtUnits(content, unitsOf(doc));
  /** Returns the notes that are in both and differ. */
  const changedNotes = (now: Node) => {
    const before = new Map(notesIn(doc).map((note) => [String(note.attrs.id), note]));
    return notesIn(now).flatMap((note) => {
      const [found, old] = [notes.get(String(note.attrs.id)), before.get(String(note.attrs.id))];
      if (!found || !old || old.eq(note)) return [];
      const own = shownOdtUnits(found.blocks, documentUnits(old.children));
      return [{ shown: own, now: documentUnits(note.children), body: found.body }];
    });
  };
  return {
    doc,
    images: images.images,
    isTracked: source.includes("<text:changed-region"),
    with(now, imageOf = () => undefined) {
      const own = new ParagraphStyles(source, styles);
      takeStyles(shown, source, own);
      const resolve: ImageResolver = (hash) => imageOf(hash) ?? images.images.get(hash);
      const inContent = new OdtContentWriter(notesOf(now), resolve, 1 + highestNumber(source, numberedNames));
      const noteOf = (id: string) => {
        const place = notes.get(id)?.place;
        return place ? source.slice(place.start, place.end) : inContent.noteOf(id);
      };
      const blocks = new OdtBlockWriter({
        ...{ source, styles, own, content: inContent, noteOf, paragraphs: paragraphs() },
        styled: (letters, xml) => inContent.styled(letters, xml),
        lookOf: styles.lookOf,
      });
      const writer = new OdtStructureWriter(source, blocks);
      writer.write(shown, unitsOf(now), body);
      for (const note of changedNotes(now)) writer.write(note.shown, note.now, note.body);
      const edited = editedSource(source, writer.edits);
      if (edited === source) return files;
      const styled = withAutomaticStyles(edited, new Map([...inContent.automaticStyles(), ...own.added]));
      const withNamed = withNamedStyles(named, styled);
      const written = withListStarts(styled, now, (content) => readOdt(content, withNamed, imageFiles()));
      const result = new Map(files).set(part, new TextEncoder().encode(written));
      if (withNamed !== named) result.set("styles.xml", new TextEncoder().encode(withNamed));
      return withImages(result, odtImages(now, resolve), written);
    },
    withTracked(now, by) {
      const context = { paragraphs: paragraphs(), changes: new OdtChanges(by, source) };
      const stories = [{ shown, now: unitsOf(now) }, ...changedNotes(now)];
      const tracked = stories.map((story) => trackedOdtWords(story.shown, story.now, context));
      const edits = tracked.flatMap((story) => story.edits);
      const untracked = tracked.reduce((sum, story) => sum + story.untracked, 0);
      if (edits.length === 0) return { files, untracked };
      const written = context.changes.listedIn(editedSource(source, edits));
      return { files: new Map(files).set(part, new TextEncoder().encode(written)), untracked };
    },
  };
}

/** The most lists in a row that continue one another and are corrected. */
const mostPasses = 10;

/** Returns a part in which lists begin with the numbers that they have in a document. */
function withListStarts(source: string, now: Node, read: (source: string) => OdtSource): string {
  let written = source;
  for (let pass = 0; pass < mostPasses && hasNumbers(now); pass++) {
    const { doc, content } = read(written);
    const edits = listStartEdits(shownOdtUnits(content, unitsOf(doc)), unitsOf(now), written);
    if (edits.length === 0) break;
    written = editedSource(written, edits);
  }
  return written;
}

const notesIn = (doc: Node): readonly Node[] => doc.children.filter(({ type }) => type.name === "note");

const unitsOf = (doc: Node) => documentUnits(doc.children.filter(({ type }) => type.name !== "note"));

/** Matches the names of notes and images in a file, which end in numbers. */
const numberedNames = /"(?:ftn|Image)(\d{1,9})"/g;

function takeStyles(shown: readonly ShownOdtUnit[], source: string, own: ParagraphStyles): void {
  for (const { file, shown: unit } of shown) {
    const tag = source.slice(file.place.start, source.indexOf(">", file.place.start) + 1);
    if (file.kind === "words" && file.place.box === undefined)
      own.found(styleKey(unit), attributeOf(tag, "text:style-name") ?? "");
  }
}
