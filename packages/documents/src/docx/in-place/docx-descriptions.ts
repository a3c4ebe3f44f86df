import type { PictureDescription } from "../../in-place/described-file.ts";
import { escapedValue, unescaped, xmlPieces } from "../../xml/xml-pieces.ts";

const attributes: Readonly<Record<string, RegExp>> = {
  "wp:docPr": /(\sdescr\s*=\s*["'])([^"]*?)["']/,
  "v:shape": /(\salt\s*=\s*["'])([^"]*?)["']/,
};

/** Returns the descriptions of the pictures in a part, except for the copies for older programs. */
export function docxDescriptions(xml: string): readonly PictureDescription[] {
  const found: PictureDescription[] = [];
  let fallbacks = 0;
  for (const { kind, name, source, start } of xmlPieces(xml)) {
    if (name === "mc:Fallback" && kind !== "empty") fallbacks += kind === "open" ? 1 : -1;
    const [, before = "", text] = (kind !== "close" && fallbacks === 0 && attributes[name]?.exec(source)) || [];
    if (text === undefined) continue;
    const at = start + source.indexOf(before + text) + before.length;
    found.push({ start: at, end: at + text.length, text: unescaped(text) });
  }
  return found;
}

/** Returns a description in the form of an attribute value. */
export const docxDescription = (words: string): string => escapedValue(words).replace(/\n/g, "&#10;");
