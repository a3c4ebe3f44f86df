import { type DocumentImage, sha256 } from "@housestyle/documents/images";
import { openDatabase } from "../storage/database.ts";
import { keepImage, openImages, readKeptImage, sweepImages, usedImages } from "./image-store.ts";
import type { ImageRefusal } from "./prepare-image.ts";

/** What this page has shown or inserted: it can come back by undo after it was removed from the device. */
const shown = new Map<string, DocumentImage>();

/** Stores an image on this device. Returns its SHA-256 hash, or the reason why it was not stored. */
export async function keepOnDevice(image: DocumentImage): Promise<string | { readonly refused: ImageRefusal }> {
  const hash = sha256(image.bytes);
  try {
    const database = await openImages();
    const isKept =
      (await keepImage(database, hash, image)) || ((await sweep()) ?? (await keepImage(database, hash, image)));
    if (!isKept) return { refused: "full" };
  } catch {
    return { refused: "notKept" };
  }
  shown.set(hash, image);
  return hash;
}

/** Returns an image that this device has; undefined for another. */
export async function imageOnDevice(hash: string): Promise<DocumentImage | undefined> {
  const database = await openImages().catch(() => undefined);
  const kept = await (database && readKeptImage(database, hash))?.catch(() => undefined);
  if (kept) {
    shown.set(hash, kept);
    return kept;
  }
  const image = shown.get(hash);
  if (image && database) await keepImage(database, hash, image).catch(() => false);
  return image;
}

/** Keeps the images that came with a document. */
export async function keepAllOnDevice(images: Iterable<DocumentImage>): Promise<ImageRefusal | undefined> {
  let refusal: ImageRefusal | undefined;
  for (const image of images) {
    const kept = await keepOnDevice(image);
    if (typeof kept !== "string") refusal = kept.refused;
  }
  return refusal;
}

/**
 * Deletes the images that no document on this device uses. Those from the last day are deleted only if `sparing` is 0.
 */
export async function sweep(sparing?: number): Promise<undefined> {
  const images = await openImages();
  if ((await images.count("facts")) === 0) return;
  const documents = await openDatabase();
  try {
    await sweepImages(images, await usedImages(documents), sparing);
  } finally {
    documents.close();
  }
}
