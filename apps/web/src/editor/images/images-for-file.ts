import type { DocumentImage, ImageMap, ImageType } from "@housestyle/documents/images";
import { imageHashes, readImage } from "@housestyle/documents/images";
import type { Node } from "prosemirror-model";
import { findImage } from "./find-image.ts";

const everywhere: readonly ImageType[] = ["image/png", "image/jpeg", "image/gif"];

/** Returns the images of a document for a writer, by their hashes; `isOffice` for programs that show only the oldest types. */
export async function imagesForFile(doc: Node, isOffice: boolean): Promise<ImageMap> {
  const written = new Map<string, DocumentImage>();
  for (const hash of imageHashes(doc.toJSON())) {
    const image = await findImage(hash);
    const found = image && isOffice && !everywhere.includes(image.type) ? await asPng(image) : image;
    if (found) written.set(hash, found);
  }
  return written;
}

async function asPng({ bytes, type }: DocumentImage): Promise<DocumentImage | undefined> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob ? readImage(new Uint8Array(await blob.arrayBuffer())) : undefined;
}
