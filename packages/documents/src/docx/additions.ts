import type { ImageResolver } from "../images/document-image.ts";
import { AddedImages } from "./added-images.ts";
import { AddedLinks } from "./added-links.ts";
import { AddedLists } from "./added-lists.ts";
import { addPart } from "./added-part.ts";
import { AddedStyles } from "./added-styles.ts";
import type { DocxParts, DocxPlaces } from "./docx-parts.ts";
import type { DocxStyles } from "./docx-styles.ts";
import { ParagraphKinds } from "./structure/paragraph-kinds.ts";

/** Everything that new content adds to other parts of a file. */
export class Additions {
  readonly images: AddedImages;
  readonly links: AddedLinks;
  readonly kinds: ParagraphKinds;
  readonly lists: AddedLists;
  readonly #styles: AddedStyles;

  constructor(parts: DocxParts, styles: DocxStyles, imageOf: ImageResolver = () => undefined) {
    this.images = new AddedImages(parts.document, imageOf);
    this.lists = new AddedLists(parts.numbering);
    this.#styles = new AddedStyles(parts.styles);
    this.links = new AddedLinks(parts.links, this.#styles.ownIdOf("hyperlink"), [
      ...[parts.document, parts.footnotes, parts.endnotes, ...parts.others],
    ]);
    this.kinds = new ParagraphKinds({ styles, lists: this.lists, added: this.#styles });
  }

  /** The source of the parts with the styles and lists of the file and the added ones. */
  get written(): Pick<DocxParts, "numbering" | "styles"> {
    return { numbering: this.lists.written, styles: this.#styles.written };
  }

  /** Adds it to the files of an archive. */
  addTo(files: Map<string, Uint8Array>, { names, parts }: Pick<DocxPlaces, "names" | "parts">): void {
    this.images.addTo(files, names.document);
    this.links.addTo(files, names.document);
    const { written } = this;
    for (const part of ["numbering", "styles"] as const) {
      if (written[part] === parts[part]) continue;
      if (!files.has(names[part])) addPart(files, names.document, names[part], part);
      files.set(names[part], new TextEncoder().encode(written[part]));
    }
  }
}
