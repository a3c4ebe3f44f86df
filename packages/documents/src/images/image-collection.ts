import { bytesInAddress } from "./data-address.ts";
import { type DocumentImage, type ImageMap, isWithinLimits, readImage } from "./document-image.ts";
import { sourceOf } from "./image-source.ts";
import { sha256 } from "./sha-256.ts";

/** A collected image, in the form in which a figure refers to it. */
export interface CollectedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The images that a reader finds in a file, each once. */
export class ImageCollection {
  readonly #images = new Map<string, DocumentImage>();

  /**
   * Returns a reference to an image. Undefined if the bytes are not an image. An image that is too large is not
   * collected, and its figure has no picture.
   */
  add(bytes: Uint8Array | undefined): CollectedImage | undefined {
    const image = bytes && readImage(bytes);
    if (!image) return undefined;
    const hash = sha256(image.bytes);
    if (isWithinLimits(image)) this.#images.set(hash, image);
    return { src: sourceOf(hash), width: image.width, height: image.height };
  }

  /** Returns the same for a data URL. */
  addFrom(address: string): CollectedImage | undefined {
    return this.add(bytesInAddress(address));
  }

  get images(): ImageMap {
    return this.#images;
  }
}
