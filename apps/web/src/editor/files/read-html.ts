import { schema } from "@housestyle/documents";
import { cleanHtml, readableHtml } from "@housestyle/documents/html";
import { DOMParser as DocumentParser } from "prosemirror-model";
import type { ReadFile } from "./open-file.ts";

/** Reads an HTML page as what it shows. */
export function readHtml(text: string): ReadFile {
  const { body } = new DOMParser().parseFromString(readableHtml(cleanHtml(text)), "text/html");
  return { doc: DocumentParser.fromSchema(schema).parse(body) };
}
