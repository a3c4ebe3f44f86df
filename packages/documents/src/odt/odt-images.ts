import type { Node } from "prosemirror-model";
import type { DocumentImage, ImageResolver } from "../images/document-image.ts";
import { hashIn } from "../images/image-source.ts";

/** Returns the images of a document, by their names in the archive. */
export function odtImages(doc: Node, imageOf: ImageResolver): ReadonlyMap<string, DocumentImage> {
  const images = new Map<string, DocumentImage>();
  doc.descendants(({ type, attrs, isTextblock }) => {
    const hash = type.name === "figure" ? hashIn(String(attrs.src)) : undefined;
    const image = hash && imageOf(hash);
    if (image) images.set(imageName(hash, image), image);
    return !isTextblock;
  });
  return images;
}

/** Returns the name of an image in the archive. */
export const imageName = (hash: string, { type }: DocumentImage): string => `Pictures/${hash}.${type.slice(6)}`;
