import { markupMark, masked, opaqueMark } from "../text/mask.ts";
import type { Paragraph } from "../text/paragraph.ts";
import { otherLanguageOf } from "./language-of.ts";

const marks = new RegExp(`[${markupMark}${opaqueMark}]+`, "g");
/** A text tells its language long before its end, in UTF-16 units. */
const enough = 20_000;

/** Returns the language a text is in as a whole, see `otherLanguageOf`: undefined for English. Code does not count. */
export function languageOfText(paragraphs: Iterable<Paragraph>): string | undefined {
  const beginnings: string[] = [];
  let left = enough;
  for (const paragraph of paragraphs) {
    if (paragraph.kind === "code") continue;
    const text = paragraph.text.slice(0, left);
    beginnings.push(masked({ ...paragraph, text }).replace(marks, " "));
    left -= text.length;
    if (left <= 0) break;
  }
  const words = beginnings.join("\n").toLowerCase();
  return otherLanguageOf(words.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []);
}
