import type { Analysis } from "../facts/analysis.ts";
import { gerund, inflect, plural, singular, type VerbForm, verbBases, verbForm } from "../language/inflect.ts";
import { neighbour } from "../language/neighbour.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { capitalized } from "./letter-case.ts";

/** Words that precede a participle and not a past tense: “has begun”, “the written word”. */
const helpers = wordSet(`
  have has had having am is are was were be been being get gets got getting haven't hasn't hadn't isn't aren't wasn't
  weren't i've you've we've they've a an the my your his its our their
`);

/**
 * Returns whether the form at `index`, which may be a past tense or a participle, is a participle: “has begun”, “the
 * work begun by Ann”.
 */
function isParticiple(a: Analysis, index: number): boolean {
  if (neighbour(a, index, 1)?.lower === "by") return true;
  let back = -1;
  while (neighbour(a, index, back)?.tag === "ADV" || neighbour(a, index, back)?.lower === "not") back--;
  const before = neighbour(a, index, back);
  return before !== undefined && helpers.has(before.lower);
}

/** Returns the form of the verb at `index`. */
function formAt(a: Analysis, index: number, { lower, lemma }: Token): VerbForm | undefined {
  if (lower === "were") return "past";
  for (const base of [...verbBases(lower), lemma]) {
    const form = verbForm(lower, base);
    if (form !== undefined) return form === "past" && isParticiple(a, index) ? "participle" : form;
  }
  return undefined;
}

/** Returns `verb` in the form of the token at `index`; words after the verb stay: “find out”, “found out”. */
function likeVerb(a: Analysis, index: number, verb: string): string {
  const model = a.tokens[index];
  const form = model && formAt(a, index, model);
  const [head = verb, ...rest] = verb.split(" ");
  return [form ? inflect(head, form) : head, ...rest].join(" ");
}

/** Returns `noun` in the number of the token at `index`; of several words, the last one changes. */
function likeNoun(a: Analysis, index: number, noun: string): string {
  const model = a.tokens[index];
  const words = noun.split(" ");
  const head = words.pop() ?? noun;
  const isMany = model !== undefined && singular(model.lower) !== model.lower;
  return [...words, isMany ? plural(head) : head].join(" ");
}

/** Returns the base of a verb: its lemma if that can be one, otherwise the base that the dictionary knows. */
function baseOf({ lexicon, dialect }: Analysis, verb: Token | undefined): string {
  if (!verb) return "";
  const bases = verbBases(verb.lower);
  return bases.includes(verb.lemma) ? verb.lemma : (bases.find((base) => lexicon.knows(base, dialect)) ?? verb.lemma);
}

/**
 * Fills a replacement with the tokens `first` to before `last` of a finding: `$1` is the token itself, `CT(verb,$1)` the
 * verb in its form, `PL(noun,$1)` the noun in its number, `CAP($1)` the token with a capital,
 * `SG($1)` its singular,
 * `ING($1)` the gerund of a verb, `BASE($1)` its base.
 */
export function filled(template: string, a: Analysis, first: number, last: number): string {
  if (!template.includes("$")) return template;
  const token = (index: string): Token | undefined =>
    first + Number(index) < last ? a.tokens[first + Number(index)] : undefined;
  const at = (index: string): number => (token(index) ? first + Number(index) : -1);
  return template
    .replace(/CT\(([^,()]+),\s*\$(\d+)\)/g, (_, verb: string, index: string) => likeVerb(a, at(index), verb.trim()))
    .replace(/ING\(\$(\d+)\)/g, (_, index: string) => gerund(token(index)?.lower ?? ""))
    .replace(/BASE\(\$(\d+)\)/g, (_, index: string) => baseOf(a, token(index)))
    .replace(/SG\(\$(\d+)\)/g, (_, index: string) => singular(token(index)?.text ?? ""))
    .replace(/CAP\(\$(\d+)\)/g, (_, index: string) => capitalized(token(index)?.text ?? ""))
    .replace(/PL\(([^,()]+),\s*\$(\d+)\)/g, (_, noun: string, index: string) => likeNoun(a, at(index), noun.trim()))
    .replace(/\$(\d+)/g, (_, index: string) => token(index)?.text ?? "");
}
