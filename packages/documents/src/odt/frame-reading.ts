import type { ReadFigure } from "../blocks/read-block.ts";
import { bytesInBase64 } from "../images/data-address.ts";
import type { CollectedImage, ImageCollection } from "../images/image-collection.ts";
import { attributeOf } from "../xml/xml-pieces.ts";

/** Where the images of a document are. */
export interface OdtImageFiles {
  readonly images: ImageCollection;
  fileOf(name: string): Uint8Array | undefined;
}

interface OpenFrame<Paragraph> {
  readonly paragraph: Paragraph | undefined;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  image: CollectedImage | undefined;
  alternative: string;
  base64: string;
}

/** Reads the frames that hold images, each with the paragraph it is in. */
export class FrameReading<Paragraph> {
  readonly #files: OdtImageFiles;
  readonly #open: OpenFrame<Paragraph>[] = [];

  constructor(files: OdtImageFiles) {
    this.#files = files;
  }

  /** Reads the start of an element. `paragraph` is the one it is in. */
  begin(name: string, source: string, paragraph: Paragraph | undefined): void {
    if (name === "draw:frame") {
      const [width, height] = ["svg:width", "svg:height"].map((side) => pixels(attributeOf(source, side) ?? ""));
      const size = width && height ? { width, height } : undefined;
      const around = paragraph ?? this.#open.at(-1)?.paragraph;
      this.#open.push({ paragraph: around, size, image: undefined, alternative: "", base64: "" });
    }
    const frame = this.#open.at(-1);
    // Further images of a frame are the same one for other programs.
    if (name === "draw:image" && frame && !frame.image)
      frame.image = this.#files.images.add(this.#files.fileOf(attributeOf(source, "xlink:href") ?? ""));
  }

  /** Reads text in an element that is not part of the document's text. */
  words(name: string, text: string): void {
    const frame = this.#open.at(-1);
    if (!frame) return;
    if (name === "svg:desc") frame.alternative = text;
    else if (name === "svg:title") frame.alternative ||= text;
    else if (name === "office:binary-data") frame.base64 += text;
  }

  /** Reads the end of a frame. Returns its image, and the paragraph it is in. */
  end(): { readonly paragraph: Paragraph | undefined; readonly figure: ReadFigure } | undefined {
    const frame = this.#open.pop();
    if (!frame) return undefined;
    const image = frame.image ?? this.#files.images.add(bytesInBase64(frame.base64));
    if (!image) return undefined;
    const alternative = frame.alternative.trim();
    return { paragraph: frame.paragraph, figure: { image: { ...image, ...frame.size }, caption: [], alternative } };
  }
}

const perInch = 96;
const units: Readonly<Record<string, number>> = {
  cm: perInch / 2.54,
  mm: perInch / 25.4,
  in: perInch,
  pt: perInch / 72,
  pc: perInch / 6,
  px: 1,
};

function pixels(length: string): number | undefined {
  const [, number, unit = ""] = /^([\d.]+)(cm|mm|in|pt|pc|px)$/.exec(length) ?? [];
  return Math.round(Number(number) * (units[unit] ?? 0)) || undefined;
}
