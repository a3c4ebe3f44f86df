import { ImageCollection } from "@housestyle/documents/images";
import { fromMarkdown, heldInMarkdown, storedInMarkdown, toMarkdown } from "@housestyle/documents/markdown";
import type { Node } from "prosemirror-model";
import type { ReadFile } from "./open-file.ts";

/** Reads a Markdown text with the images that are in it itself; `textFile` makes a file of how it is read and printed. */
export function readMarkdown(
  text: string,
  textFile: (read: (text: string) => Node, print: (doc: Node) => string) => ReadFile,
): ReadFile {
  if (!text.includes("(data:image/") && !text.includes("(<data:image/")) return textFile(fromMarkdown, toMarkdown);
  const collection = new ImageCollection();
  const read = (source: string) => fromMarkdown(storedInMarkdown(source, (address) => collection.addFrom(address)));
  const print = (doc: Node) => heldInMarkdown(toMarkdown(doc), (hash) => collection.images.get(hash));
  return { ...textFile(read, print), images: collection.images };
}
