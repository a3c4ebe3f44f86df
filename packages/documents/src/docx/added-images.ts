import type { Node } from "prosemirror-model";
import type { DocumentImage, ImageResolver } from "../images/document-image.ts";
import { hashIn } from "../images/image-source.ts";
import type { ImageType } from "../images/image-type.ts";
import { escapedValue } from "../xml/xml-pieces.ts";
import { addContentType, addRelationship, contentTypes } from "./added-part.ts";

/** The image types that Word supports, by file extension. */
const endings: Readonly<Partial<Record<ImageType, string>>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/gif": "gif",
};

/** The width and height of a page between its margins, in pixels. */
const page = { width: 600, height: 800 } as const;
/** The size of a pixel in the units of Word's drawings. */
const emusPerPixel = 9525;

const pictureId = /(<wp:docPr\s(?:[^>]*?\s)?id=)"(\d+)"/g;

const openXml = "http://schemas.openxmlformats.org";
const drawingMl = `${openXml}/drawingml/2006`;
const relationships = `${openXml}/officeDocument/2006/relationships`;

/** Images of a document that its file does not contain yet. */
export class AddedImages {
  readonly #imageOf: ImageResolver;
  readonly #images = new Map<string, DocumentImage>();
  readonly #used: Set<number>;
  #next = 1;

  /** Creates it for a file. `source` is the part in which the ids of pictures occur. */
  constructor(source: string, imageOf: ImageResolver) {
    this.#imageOf = imageOf;
    this.#used = new Set([...source.matchAll(pictureId)].map(([, , id]) => Number(id)));
  }

  /** Returns an image as an element of a run. Undefined if it cannot be represented. */
  drawing({ attrs, lastChild: alternative }: Node): string | undefined {
    const hash = hashIn(String(attrs.src)) ?? "";
    const image = this.#imageOf(hash);
    if (!image || !endings[image.type]) return undefined;
    this.#images.set(hash, image);
    const [width, height] = [Number(attrs.width ?? image.width), Number(attrs.height ?? image.height)];
    const scale = Math.min(1, page.width / width, page.height / height);
    const [cx, cy] = [width, height].map((side) => Math.max(1, Math.round(side * scale)) * emusPerPixel);
    const id = this.#id();
    const description = escapedValue(alternative?.textContent ?? "");
    const shape = `<pic:nvPicPr><pic:cNvPr id="${id}" name="Image ${id}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="${relationships}" r:embed="${relationOf(hash)}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`;
    return `<w:drawing><wp:inline xmlns:wp="${drawingMl}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="${id}" name="Image ${id}" descr="${description}"/><a:graphic xmlns:a="${drawingMl}/main"><a:graphicData uri="${drawingMl}/picture"><pic:pic xmlns:pic="${drawingMl}/picture">${shape}</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  }

  /** Returns an element that shows an image a second time, with its own ids. */
  again(source: string): string {
    return source.replace(pictureId, (_, start: string) => `${start}"${this.#id()}"`);
  }

  /**
   * Adds the written images to the files of an archive, with their relationships to the main part and their content
   * types.
   */
  addTo(files: Map<string, Uint8Array>, document: string): void {
    const folder = document.slice(0, document.lastIndexOf("/") + 1);
    for (const [hash, { type, bytes }] of this.#images) {
      const ending = endings[type] ?? "";
      const id = relationOf(hash);
      const name = `${folder}media/${id}.${ending}`;
      // An image that was added before and taken out again is still there.
      if (!files.has(name)) addRelationship(files, document, { id, type: "image", target: `/${name}` });
      files.set(name, bytes);
      const types = new TextDecoder().decode(files.get(contentTypes));
      if (!new RegExp(`\\sExtension\\s*=\\s*["']${ending}["']`, "i").test(types))
        addContentType(files, `<Default Extension="${ending}" ContentType="${type}"/>`);
    }
  }

  #id(): number {
    while (this.#used.has(this.#next)) this.#next++;
    return this.#next++;
  }
}

const relationOf = (hash: string): string => `housestyle${hash.slice(0, 16)}`;
