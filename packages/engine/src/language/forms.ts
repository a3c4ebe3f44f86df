import { gerund, participle, past, plural, thirdPerson } from "./inflect.ts";

/** Forms no rule of English makes. */
const unruly: Readonly<Record<string, readonly string[]>> = { be: ["am", "are", "were"], get: ["gotten"] };

/** “travelled”, “travelling”: what British English doubles. */
const doubled = (lemma: string): string[] => (/[^aeiou][aeiou]l$/.test(lemma) ? [`${lemma}led`, `${lemma}ling`] : []);

/** All forms of a verb, each once: make, makes, made, making. */
export const verbForms = (verb: string): string[] => [
  ...new Set([
    ...[verb, thirdPerson(verb), past(verb), participle(verb), gerund(verb)],
    ...doubled(verb),
    ...(unruly[verb] ?? []),
  ]),
];

/** A noun and its plural. */
export const nounForms = (noun: string): string[] => [noun, plural(noun)];

/** All forms a word may have, as a verb or as a noun. */
export const formsOf = (lemma: string): string[] => [...new Set([...verbForms(lemma), ...nounForms(lemma)])];
