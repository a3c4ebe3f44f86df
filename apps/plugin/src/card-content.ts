import type { CardButton, CardContent } from "./card.ts";
import { lookOf } from "./palette.ts";
import { texts } from "./texts.ts";
import type { HighlightInfo, MarkCategory } from "./wrapper.ts";

/** What can be done about a remark. */
interface RemarkActs {
  readonly accept: (suggestion: string) => void;
  readonly ignore: () => void;
  readonly omit: () => void;
  /** Not given where there is no dictionary. */
  readonly addWord?: () => void;
}

/** So many suggestions are shown. */
const most = 6;

/** The card of a remark, as its wrapper knows it. */
export function remarkCard({ word, category, hint, suggestions }: HighlightInfo, acts: RemarkActs): CardContent {
  const known = categoryNamed(category);
  const offered = suggestions.slice(0, most).map((suggestion): CardButton => {
    const label = suggestion === "" ? texts.leaveOut : suggestion;
    return { label, isSuggestion: true, press: () => acts.accept(suggestion) };
  });
  const { addWord } = acts;
  const buttons = [
    ...offered,
    { label: texts.ignore, press: acts.ignore },
    // A suggestion to leave it out says the same.
    ...(suggestions.includes("") ? [] : [{ label: texts.omit, press: acts.omit }]),
    ...(known === "Spelling" && addWord ? [{ label: texts.addWord, press: addWord }] : []),
  ];
  return { name: texts.remark(texts.categories[known], word), colours: lookOf(known), hint, buttons };
}

/** The card of other words; they are undefined while they are looked for. */
export function synonymCard(
  word: string,
  synonyms: readonly string[] | undefined,
  choose: (synonym: string) => void,
): CardContent {
  const note = synonyms === undefined ? texts.looking : synonyms.length === 0 ? texts.noSynonyms : "";
  const buttons = (synonyms ?? []).map((label) => ({ label, press: () => choose(label) }));
  return { name: texts.synonyms(word), note, buttons };
}

/** Wrappers write the category in letters of their choice. */
function categoryNamed(category: string): MarkCategory {
  const named = (["Spelling", "Grammar", "Readability"] as const).find(
    (each) => each.toLowerCase() === category.toLowerCase(),
  );
  return named ?? "Style";
}
