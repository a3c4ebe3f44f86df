import { formsOf, nounForms, verbForms } from "../language/forms.ts";

/** A row of words, their forms and marks: no tags, no gaps, no context, nothing that may be missing. */
const onlyWords = /^(?:(?:(?:lemma|verb|noun|VERB|NOUN):)?[\p{Ll}\d][\p{L}\d'’.-]*[ |]|, )+$/u;

function words(source: string): readonly string[] {
  const [word = "", kind = ""] = source.split(":").reverse();
  if (kind === "lemma") return formsOf(word);
  if (/^verb$/i.test(kind)) return verbForms(word);
  return /^noun$/i.test(kind) ? nounForms(word) : [word.toLowerCase().replaceAll("’", "'")];
}

/**
 * The words one of which a match has to begin with, lower-case; undefined for a pattern that is more than words. Cheap:
 * nothing else of the pattern is read.
 */
export function firstWords(source: string): readonly string[] | undefined {
  if (!onlyWords.test(`${source} `)) return undefined;
  const [first = ""] = source.split(" ", 1);
  return first === "," ? undefined : [...new Set(first.split("|").flatMap(words))];
}
