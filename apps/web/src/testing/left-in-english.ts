import type { Page } from "playwright-core";
import { visibleSentences } from "./visible-sentences.ts";

/** Words that are the same in every language: names, and what people, programs and the rules of English have written. */
const names =
  /Housestyle|Chrome|Firefox|Edge|Safari|English|Ctrl|Shift|Alt|Esc|Tab|Enter|\bF\d\b|\b[kMG]B\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b[AP]M\b|[\w.]+@[\w.]+|https?:\S+/g;

/** What a page in the made-up language says outside its brackets, but for `data`, names and what says that it is English. */
export async function leftInEnglish(page: Page, data: readonly string[]): Promise<string[]> {
  const said = await visibleSentences(page, '[lang="en"], [translate="no"]');
  const known = [...data].sort((a, b) => b.length - a.length);
  return said.filter((sentence) => {
    const rest = known.reduce((left, each) => left.replaceAll(each, ""), withoutBrackets(sentence));
    return /\p{L}{2,}/u.test(rest.replaceAll(names, ""));
  });
}

/** Brackets may stand inside of brackets. */
function withoutBrackets(sentence: string): string {
  const shorter = sentence.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  return shorter === sentence ? sentence : withoutBrackets(shorter);
}
