import { formsOf, nounForms, verbForms } from "../language/forms.ts";

/** A row of words, forms, and marks: no tags, no gaps, nothing optional. */
const onlyWords = /^(?:(?:(?:lemma|verb|noun|VERB|NOUN):)?[\p{Ll}\d][\p{L}\d'’.-]*[ |]|\\[\p{L}\d]+ |, )+$/u;

/** The same for plain letters, which is faster to test. */
const onlyPlainWords = /^(?:(?:(?:lemma|verb|noun|VERB|NOUN):)?[a-z\d][a-zA-Z\d'.-]*[ |])+$/;

/** Returns a pattern without the context of its words: brackets, and the beginning and the end of the sentence. */
function within(source: string): string {
  let body = source;
  while (/^[[^]/.test(body)) body = body.slice(body.startsWith("^") ? 1 : body.indexOf("]") + 1 || 1).trimStart();
  while (/[\]$]$/.test(body))
    body = body.slice(0, body.endsWith("$") ? -1 : Math.max(0, body.lastIndexOf("["))).trimEnd();
  return body;
}

function words(source: string): readonly string[] {
  if (source.startsWith("\\")) return words(source.slice(1));
  const [word = "", kind = ""] = source.split(":").reverse();
  if (kind === "lemma") return formsOf(word);
  if (/^verb$/i.test(kind)) return verbForms(word);
  return /^noun$/i.test(kind) ? nounForms(word) : [word.toLowerCase().replaceAll("’", "'")];
}

/** Returns the words that an element stands for; most are a single word. */
const alternatives = (element: string): readonly string[] =>
  /^[a-z]*$/.test(element) ? [element] : [...new Set(element.split("|").flatMap(words))];

/** Returns the words of a pattern without their context; undefined for a pattern that is more than words. */
export function wordsOf(source: string): string | undefined {
  if (onlyPlainWords.test(`${source} `)) return source;
  const body = within(source);
  return onlyWords.test(`${body} `) ? body : undefined;
}

/** Returns the lowercase words with which a match can begin. */
export const firstWords = (body: string): readonly string[] => alternatives(body.split(" ", 1)[0] ?? "");

/** Returns the words that can be at each position after the first. */
export const laterWords = (body: string): readonly (readonly string[])[] => body.split(" ").slice(1).map(alternatives);

/** Returns whether a pattern requires only its words. */
export const saysAll = (source: string): boolean => !/VERB:|NOUN:|[\\[^$]/.test(source);
