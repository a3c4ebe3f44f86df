import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import { joinedCode } from "../blocks/joined-code.ts";
import { RtfReading } from "./rtf-reading.ts";
import { rtfTokens } from "./rtf-tokens.ts";

/** Reads an RTF file. Deleted and hidden words are left out. Never throws, and is linear in the size of the file. */
export const rtfDocument = (bytes: Uint8Array): Node => documentOfRtf(rtfSource(bytes));

/** Reads the same from a source with one character for each byte. */
export function documentOfRtf(source: string): Node {
  const reading = new RtfReading();
  for (const token of rtfTokens(source)) reading.take(token);
  const { content, notes } = reading.end();
  return documentOf(joinedCode(content), notes);
}

/** Returns the source of an RTF file, with one character for each byte. */
export function rtfSource(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return pieces.join("");
}
