import { attributeOf, type XmlPiece } from "../xml/xml-pieces.ts";

/** An image in a paragraph of a Word document, with the place of its element. */
export interface DocxImage {
  readonly start: number;
  readonly end: number;
  /** The id of its relationship. */
  readonly relation: string;
  readonly alternative: string;
  /** Its size in pixels. Undefined if the file does not specify it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

/** Elements that contain images, and whose content is otherwise skipped. */
export const holdsImages = /^(?:mc:AlternateContent|w:(?:drawing|pict))$/;

/** The size of a pixel in the units of Word's drawings. */
const emusPerPixel = 9525;

/** Finds the images of an element while its source is read. */
export class ImagesReading {
  readonly start: number;
  readonly #found: Omit<DocxImage, "start" | "end">[] = [];
  #alternative = "";
  #size: DocxImage["size"];
  #isOver = false;

  constructor(start: number) {
    this.start = start;
  }

  /** Reads the start of an element, or a self-closing element. */
  begin({ name, source }: XmlPiece): void {
    if (this.#isOver) return;
    // What older programs are to show in the place of the same image.
    if (name === "mc:Fallback") this.#isOver = this.#found.length > 0;
    else if (name === "wp:extent")
      this.#size = sizeOf(attributeOf(source, "cx"), attributeOf(source, "cy"), emusPerPixel);
    else if (name === "wp:docPr") this.#alternative = attributeOf(source, "descr") ?? "";
    else if (name === "v:shape") {
      this.#alternative = attributeOf(source, "alt") ?? "";
      const style = attributeOf(source, "style") ?? "";
      const points = (side: string) => new RegExp(`(?:^|;)\\s*${side}:\\s*([\\d.]+)pt`).exec(style)?.[1];
      this.#size = sizeOf(points("width"), points("height"), 0.75);
    } else if (name === "a:blip") this.#add(attributeOf(source, "r:embed"));
    else if (name === "v:imagedata") this.#add(attributeOf(source, "r:id"));
  }

  #add(relation: string | undefined): void {
    if (relation !== undefined) this.#found.push({ relation, alternative: this.#alternative, size: this.#size });
  }

  /** Returns the images of the element that ends here. */
  end(end: number): readonly DocxImage[] {
    return this.#found.map((image) => ({ ...image, start: this.start, end }));
  }
}

function sizeOf(across: string | undefined, down: string | undefined, unit: number): DocxImage["size"] {
  const [width, height] = [across, down].map((side) => Math.round(Number(side) / unit));
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}
