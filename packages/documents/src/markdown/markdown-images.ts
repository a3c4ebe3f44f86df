import { dataAddressOf } from "../images/data-address.ts";
import type { ImageResolver } from "../images/document-image.ts";
import type { CollectedImage } from "../images/image-collection.ts";

/** Returns Markdown whose embedded images are collected, and referred to as images stored with a document. */
export const storedInMarkdown = (text: string, collect: (address: string) => CollectedImage | undefined): string =>
  text.replace(/\]\(<?(data:image\/[^\s<>)]+)>?/g, (whole, address: string) => {
    const image = collect(address);
    return image ? `](<${image.src}>` : whole;
  });

/** Returns Markdown with the images of its document embedded. This is the inverse of `storedInMarkdown`. */
export const heldInMarkdown = (text: string, imageOf: ImageResolver): string =>
  text.replace(/\]\(<image:([0-9a-f]{64})>/g, (whole, hash: string) => {
    const image = imageOf(hash);
    return image ? `](<${dataAddressOf(image)}>` : whole;
  });
