import { type DocumentImage, imageLimits, isWithinLimits, readImage } from "@housestyle/documents/images";

/** Why an image was not inserted. Each has a sentence in the catalog. */
export type ImageRefusal = "noImage" | "tooLarge" | "full" | "notKept";

/** An image that was not inserted. */
export interface RefusedImage {
  readonly refused: ImageRefusal;
}

/** More than this is not even read. Bytes. */
const mostBytes = 100 * 1024 * 1024;
/** The longest sides that are tried for an image that is too large, in pixels. */
const longestSides = [4096, 2560, 1600] as const;

/** Returns a file as an image for a document, scaled down where it is too large. Its name does not matter. */
export async function prepareImage(file: Blob): Promise<DocumentImage | RefusedImage> {
  if (file.size > mostBytes) return { refused: "tooLarge" };
  const image = readImage(new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0))));
  if (!image) return { refused: "noImage" };
  if (!isWithinLimits(image)) return (await scaledDown(file)) ?? { refused: "tooLarge" };
  const shown = await decoded(file);
  if (!shown) return { refused: "noImage" };
  // A photo can be stored lying on its side; this is how it is shown.
  const { width, height } = shown;
  shown.close();
  return { ...image, width, height };
}

/** The image as the browser shows it; undefined where it cannot. */
const decoded = (file: Blob): Promise<ImageBitmap | undefined> => createImageBitmap(file).catch(() => undefined);

async function scaledDown(file: Blob): Promise<DocumentImage | undefined> {
  const whole = await decoded(file);
  if (!whole) return undefined;
  try {
    for (const longest of longestSides) {
      const scale = Math.min(1, longest / Math.max(whole.width, whole.height));
      const image = await drawn(
        whole,
        Math.max(1, Math.round(whole.width * scale)),
        Math.max(1, Math.round(whole.height * scale)),
      );
      if (image && isWithinLimits(image)) return image;
    }
    return undefined;
  } finally {
    whole.close();
  }
}

async function drawn(whole: ImageBitmap, width: number, height: number): Promise<DocumentImage | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  // A browser that writes no WebP writes PNG, which holds as much.
  return blob && blob.size <= imageLimits.bytes * 4 ? readImage(new Uint8Array(await blob.arrayBuffer())) : undefined;
}
