import type { PictureDescription } from "../../in-place/described-file.ts";
import { textIn, xmlPieces } from "../../xml/xml-pieces.ts";

/** Returns the titles and descriptions of the pictures in a part. */
export function odtDescriptions(xml: string): readonly PictureDescription[] {
  const found: PictureDescription[] = [];
  let open: { readonly start: number; text: string } | undefined;
  for (const piece of xmlPieces(xml)) {
    if (piece.name !== "svg:title" && piece.name !== "svg:desc") {
      if (open) open.text += textIn(piece);
    } else if (piece.kind === "open") open = { start: piece.end, text: "" };
    else if (piece.kind === "close" && open) {
      found.push({ ...open, end: piece.start });
      open = undefined;
    }
  }
  return found;
}
