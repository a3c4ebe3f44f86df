import { imageSize, type PixelSize } from "./image-size.ts";
import { type ImageType, imageTypeOf } from "./image-type.ts";

/** The largest image that a document may contain. */
export const imageLimits = { bytes: 10 * 1024 * 1024, pixels: 50_000_000 } as const;

/** An image as it is stored with documents. */
export interface DocumentImage extends PixelSize {
  readonly type: ImageType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Images by their SHA-256 hashes. */
export type ImageMap = ReadonlyMap<string, DocumentImage>;

/** Returns an image that is stored with the document by its SHA-256 hash. Undefined if it is missing. */
export type ImageResolver = (hash: string) => DocumentImage | undefined;

/** Returns bytes as an image of any size. Undefined if they are not an image. */
export function readImage(bytes: Uint8Array): DocumentImage | undefined {
  const type = imageTypeOf(bytes);
  const size = type && imageSize(bytes);
  return size && { type, bytes: new Uint8Array(bytes), ...size };
}

/** Returns whether an image is small enough to be stored unchanged. */
export const isWithinLimits = ({ bytes, width, height }: DocumentImage): boolean =>
  bytes.length <= imageLimits.bytes && width * height <= imageLimits.pixels;
