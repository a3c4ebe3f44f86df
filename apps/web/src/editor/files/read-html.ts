import { schema } from "@housestyle/documents";
import { cleanHtml, readableHtml, storedImages } from "@housestyle/documents/html";
import { ImageCollection } from "@housestyle/documents/images";
import { DOMParser as DocumentParser } from "prosemirror-model";
import type { ReadFile } from "./open-file.ts";

/** Reads an HTML page as what it shows. */
export function readHtml(text: string): ReadFile {
  const collection = new ImageCollection();
  const html = storedImages(text, (address) => collection.addFrom(address));
  const { body } = new DOMParser().parseFromString(readableHtml(cleanHtml(html)), "text/html");
  return { images: collection.images, doc: DocumentParser.fromSchema(schema).parse(body) };
}
