import { inflect, plural, singular, type VerbForm, verbBases, verbForm } from "../language/inflect.ts";
import { capitalized } from "../pattern/letter-case.ts";

/** A form a term may have: of a noun, or of a verb. */
export type TermForm = "plural" | VerbForm;

const longest = 40;
const mayBeForm = /(?:s|ed|ing|n|t|e|w|k|g|d|ce|m)$/;

/** What a folded word may be a form of: candidates, to be confirmed by `formBetween`. */
export function basesOf(word: string): readonly string[] {
  if (word.length > longest || !mayBeForm.test(word)) return [];
  const one = singular(word);
  const bases = verbBases(word);
  return [...new Set([one, ...bases])].filter((base) => base !== word);
}

/** Which words of English a term may be inflected as. */
export interface Inflects {
  readonly noun: boolean;
  readonly verb: boolean;
}

/** Returns the form of `base` that `word` is, both folded, or undefined if it is none. */
export function formBetween(base: string, word: string, { noun, verb }: Inflects): TermForm | undefined {
  if (noun && plural(base) === word) return "plural";
  if (!verb) return undefined;
  const form = verbForm(word, base);
  if (form !== undefined && form !== "base") return form;
  if (!/[^aeiou][aeiou]l$/.test(base)) return undefined;
  if (word === `${base}led`) return "past";
  return word === `${base}ling` ? "gerund" : undefined;
}

const formed = (word: string, form: TermForm): string => (form === "plural" ? plural(word) : inflect(word, form));

/** One word in a form; a single capital in front stays. */
function inForm(word: string, form: TermForm): string {
  const small = word.toLowerCase();
  // A name that ends in -s has no plural: Kubernetes.
  if (form === "plural" && word !== small && small.endsWith("s")) return word;
  if (word === small) return formed(word, form);
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return capitalized(formed(small, form));
  return formed(word, form);
}

/** A term or phrase in a form: a noun’s last word changes, a verb’s first. */
export function phraseInForm(phrase: string, form: TermForm | undefined): string {
  if (form === undefined) return phrase;
  const [, first = "", rest = ""] = /^(\S+)([\s\S]*)$/.exec(phrase) ?? [];
  if (form !== "plural") return inForm(first, form) + rest;
  const [, head = "", last = ""] = /^([\s\S]*?)([^\s-]+)$/.exec(phrase) ?? [];
  return head + inForm(last, form);
}
