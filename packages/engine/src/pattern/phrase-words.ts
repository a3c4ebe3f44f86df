import { formsOf, nounForms, verbForms } from "../language/forms.ts";

/** A row of words, their forms and marks: no tags, no gaps, nothing that may be missing. */
const onlyWords = /^(?:(?:(?:lemma|verb|noun|VERB|NOUN):)?[\p{Ll}\d][\p{L}\d'’.-]*[ |]|\\[\p{L}\d]+ |, )+$/u;

/** The same in plain letters, which is quicker to tell. */
const onlyPlainWords = /^(?:(?:(?:lemma|verb|noun|VERB|NOUN):)?[a-z\d][a-zA-Z\d'.-]*[ |])+$/;

/** A pattern without what has to stand around its words: contexts in brackets, the beginning and the end of the sentence. */
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

/** The words an element stands for: most are one word as it is. */
const alternatives = (element: string): readonly string[] =>
  /^[a-z]*$/.test(element) ? [element] : [...new Set(element.split("|").flatMap(words))];

/** The words of a pattern, without what has to stand around them; undefined for a pattern that is more than that. */
export function wordsOf(source: string): string | undefined {
  if (onlyPlainWords.test(`${source} `)) return source;
  const body = within(source);
  return onlyWords.test(`${body} `) ? body : undefined;
}

/** The words one of which a match has to begin with, lower-case. */
export const firstWords = (body: string): readonly string[] => alternatives(body.split(" ", 1)[0] ?? "");

/** For each place behind the first the words that may stand there. */
export const laterWords = (body: string): readonly (readonly string[])[] => body.split(" ").slice(1).map(alternatives);

/** Whether its words are all that a pattern asks for. */
export const saysAll = (source: string): boolean => !/VERB:|NOUN:|[\\[^$]/.test(source);
