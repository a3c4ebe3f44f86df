import { imageSize, type PixelSize } from "./image-size.ts";
import { type ImageType, imageTypeOf } from "./image-type.ts";

/** How large an image of a document may be. */
export const imageLimits = { bytes: 10 * 1024 * 1024, pixels: 50_000_000 } as const;

/** An image as it is stored with documents. */
export interface DocumentImage extends PixelSize {
  readonly type: ImageType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Images by their SHA-256. */
export type ImageMap = ReadonlyMap<string, DocumentImage>;

/** Returns an image that is stored with the document, by its SHA-256; undefined where it is missing. */
export type ImageResolver = (hash: string) => DocumentImage | undefined;

/** Returns bytes as an image, whatever its size is; undefined for what is none. */
export function readImage(bytes: Uint8Array): DocumentImage | undefined {
  const type = imageTypeOf(bytes);
  const size = type && imageSize(bytes);
  return size && { type, bytes: new Uint8Array(bytes), ...size };
}

/** Whether an image is small enough to be stored as it is. */
export const isWithinLimits = ({ bytes, width, height }: DocumentImage): boolean =>
  bytes.length <= imageLimits.bytes && width * height <= imageLimits.pixels;
