import type { ImageMap } from "@housestyle/documents/images";
import { editorImages } from "../../texts/editor-images.ts";
import { keepAllOnDevice } from "./images-of-device.ts";

/** Stores the images of a file on this device. Returns the reasons why some were not stored. */
export async function keepImages(images: ImageMap): Promise<string | undefined> {
  const refusal = await keepAllOnDevice(images.values());
  return refusal && editorImages.refused[refusal];
}
