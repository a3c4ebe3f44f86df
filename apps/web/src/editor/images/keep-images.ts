import type { ImageMap } from "@housestyle/documents/images";
import { editorImages } from "../../texts/editor-images.ts";
import { keepAllOnDevice } from "./images-of-device.ts";

/** Keeps the images of a file on this device. Returns why some were not kept. */
export async function keepImages(images: ImageMap): Promise<string | undefined> {
  const refusal = await keepAllOnDevice(images.values());
  return refusal && editorImages.refused[refusal];
}
