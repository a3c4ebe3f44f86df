import { ImageCollection, type ImageMap } from "@housestyle/documents/images";
import { fromMarkdown, heldInMarkdown, storedInMarkdown, toMarkdown } from "@housestyle/documents/markdown";
import type { PrintedFormat } from "./text-writer.ts";

/** Returns how a Markdown text is read and printed, with the images that are in it itself once it was read. */
export function markdownFormat(text: string): PrintedFormat & { readonly images: ImageMap } {
  const collection = new ImageCollection();
  const { images } = collection;
  if (!text.includes("(data:image/") && !text.includes("(<data:image/"))
    return { read: fromMarkdown, print: toMarkdown, images };
  return {
    read: (source) => fromMarkdown(storedInMarkdown(source, (address) => collection.addFrom(address))),
    print: (doc) => heldInMarkdown(toMarkdown(doc), (hash) => images.get(hash)),
    images,
  };
}
