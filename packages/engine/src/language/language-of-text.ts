import { markupMark, masked, opaqueMark } from "../text/mask.ts";
import type { Paragraph } from "../text/paragraph.ts";
import { otherLanguageOf } from "./language-of.ts";

const marks = new RegExp(`[${markupMark}${opaqueMark}]+`, "g");
/** A text tells its language long before its end, in UTF-16 units. */
const enough = 20_000;

/** Returns the language a text is in as a whole, see `otherLanguageOf`: undefined for English. Code does not count. */
export function languageOfText(paragraphs: Iterable<Paragraph>): string | undefined {
  const words: string[] = [];
  let length = 0;
  for (const paragraph of paragraphs) {
    if (paragraph.kind === "code") continue;
    words.push(
      ...(masked(paragraph)
        .replace(marks, " ")
        .toLowerCase()
        .match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []),
    );
    length += paragraph.text.length;
    if (length >= enough) break;
  }
  return otherLanguageOf(words);
}
