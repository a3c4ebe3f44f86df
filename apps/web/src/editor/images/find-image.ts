import type { DocumentImage } from "@housestyle/documents/images";
import { imageOnDevice } from "./images-of-device.ts";

/** Returns an image of a document from this device; undefined where it is missing. */
export async function findImage(hash: string): Promise<DocumentImage | undefined> {
  return imageOnDevice(hash);
}
