import { dataAddressOf } from "../images/data-address.ts";
import type { ImageResolver } from "../images/document-image.ts";
import type { CollectedImage } from "../images/image-collection.ts";

/** Returns Markdown whose images that are in it itself are collected, and referred to as those of a document. */
export const storedInMarkdown = (text: string, collect: (address: string) => CollectedImage | undefined): string =>
  text.replace(/\]\(<?(data:image\/[^\s<>)]+)>?/g, (whole, address: string) => {
    const image = collect(address);
    return image ? `](<${image.src}>` : whole;
  });

/** Returns Markdown that holds the images of its document itself; the inverse of `storedInMarkdown`. */
export const heldInMarkdown = (text: string, imageOf: ImageResolver): string =>
  text.replace(/\]\(<image:([0-9a-f]{64})>/g, (whole, hash: string) => {
    const image = imageOf(hash);
    return image ? `](<${dataAddressOf(image)}>` : whole;
  });
