import type { Node } from "prosemirror-model";
import type { ImageMap, ImageResolver } from "../images/document-image.ts";
import { ImageCollection } from "../images/image-collection.ts";
import type { ChangeAuthor } from "../in-place/change-author.ts";
import { addPart } from "./added-part.ts";
import type { Additions } from "./additions.ts";
import { type ReadThread, readThreads } from "./comments/read-threads.ts";
import { docxDocument } from "./docx-document.ts";
import { docxParts, type WordsPart } from "./docx-parts.ts";
import { readSuggestions } from "./tracked/read-suggestions.ts";
import type { UntrackedChange } from "./tracked/tracked-paragraph.ts";

type Files = ReadonlyMap<string, Uint8Array>;

/** A .docx file, as the files in its archive. */
export interface DocxArchive {
  readonly doc: Node;
  /** The images of the document by their SHA-256 hashes. */
  readonly images: ImageMap;
  /** Whether it has tracked changes that have been neither accepted nor rejected. They are read as if accepted. */
  readonly isTracked: boolean;
  /**
   * Returns the document with these changes as suggestions by their authors. Undefined if it has none, or if they
   * cannot be represented exactly.
   */
  suggested(): Node | undefined;
  /** Whether it has a part for comments. */
  readonly hasComments: boolean;
  /** Returns its comments as threads in the order of its text, with their places in the document. */
  threads(): readonly ReadThread[];
  /** Returns the files with the content of another document. Everything else in them stays the same. */
  with(doc: Node, imageOf?: ImageResolver): Files;
  /** Returns the same with every change tracked, and the changes that could not be tracked and were not made. */
  withTracked(doc: Node, by: ChangeAuthor): { readonly files: Files; readonly untracked: readonly UntrackedChange[] };
}

/** Keeps a byte order mark at the start of a part, so that it is written back. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Reads a .docx from the files in its archive. Throws `Unreadable` if the archive is broken or has another format. */
export function docxArchive(files: Files): DocxArchive {
  const places = docxParts((name) => {
    const found = files.get(name);
    return found && decoder.decode(found);
  });
  const { parts, names, around, images: targets } = places;
  const collection = new ImageCollection();
  const images = new Map(
    [...targets].flatMap(([id, name]) => {
      const image = collection.add(files.get(name));
      return image ? [[id, image] as const] : [];
    }),
  );
  const { doc, isTracked, additions, with: withWords, withTracked } = docxDocument(parts, images);
  const filesWith = (written: Readonly<Record<WordsPart, string>>, additions?: Additions): Files => {
    const now = new Map(files);
    additions?.addTo(now, places);
    if (written.footnotes !== "" && !files.has(names.footnotes))
      addPart(now, names.document, names.footnotes, "footnotes");
    // A part that says the same stays as it is, byte by byte.
    for (const part of ["document", "footnotes", "endnotes"] as const)
      if (now.has(names[part]) && written[part] !== parts[part])
        now.set(names[part], new TextEncoder().encode(written[part]));
    return now;
  };
  return {
    doc,
    images: collection.images,
    isTracked,
    hasComments: around.some(({ type }) => type === "comments"),
    suggested: () => (isTracked ? readSuggestions(parts, (each) => docxDocument(each, images).doc) : undefined),
    threads() {
      const partOf = (type: string) => decoder.decode(files.get(around.find((each) => each.type === type)?.name ?? ""));
      const own = { comments: partOf("comments"), extended: partOf("commentsExtended") };
      return readThreads(parts, own, (each) => docxDocument(each, images).doc);
    },
    with(now, imageOf = () => undefined) {
      const added = additions((hash) => imageOf(hash) ?? collection.images.get(hash));
      return filesWith(withWords(now, added), added);
    },
    withTracked(now, by) {
      const added = additions(() => undefined);
      const written = withTracked(now, by, added);
      return { files: filesWith(written.parts, added), untracked: written.untracked };
    },
  };
}
