import { Unreadable } from "@housestyle/documents";
import { cleanHtml, elementsIn, storedImages } from "@housestyle/documents/html";
import { ImageCollection } from "@housestyle/documents/images";
import type { FileContent } from "./file-content.ts";

/** More elements than a book has: a page would be busy with them for seconds. */
const mostElements = 100_000;

/** Returns the HTML of a web page as `pageDocument` reads it, with the images that are in it itself. Throws `Unreadable` for too much of it. */
export function readableSource(text: string): FileContent {
  const collection = new ImageCollection();
  const html = cleanHtml(storedImages(text, (address) => collection.addFrom(address)));
  if (elementsIn(html, mostElements) > mostElements) throw new Unreadable("too-large");
  return { content: html, images: collection.images };
}
