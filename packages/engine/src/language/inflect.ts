import { wordSet } from "../text/word-set.ts";
import { byParticiple, byPast, irregularVerbs } from "./irregular-verbs.ts";

const vowel = /[aeiou]/;

/** Verbs of more than one syllable whose last one is stressed, so the consonant doubles: occur → occurred. */
const stressedLast =
  /(?:admit|begin|commit|compel|control|confer|defer|deter|dispel|embed|emit|equip|excel|expel|forget|forbid|incur|infer|input|occur|omit|output|patrol|permit|prefer|propel|rebel|rebut|recur|refer|regret|remit|repel|submit|transfer|transmit|upset|outrun|overlap|unplug|program|handicap|kidnap|worship)$/;

const doubles = (verb: string): boolean => {
  if (!/[^aeiou][aeiou][bcdfghjklmnpqrstvz]$/.test(verb) && !/^[aeiou][bdgmnpt]$|qu[aeiou][dgmnptz]$/.test(verb))
    return false;
  return /^[^aeiou]*(?:qu)?[aeiou][^aeiou]$/.test(verb) || stressedLast.test(verb);
};

/** The past a regular verb would have: walked, tried, stopped; for an irregular one a form that children make. */
export const regularPast = (verb: string): string => {
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb.endsWith("c")) return `${verb}ked`;
  return doubles(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
};

/** The past: went, walked. “be” gives “was”. */
export const past = (verb: string): string => irregularVerbs.get(verb)?.past ?? regularPast(verb);

/** The past participle: gone, walked. */
export const participle = (verb: string): string => irregularVerbs.get(verb)?.participle ?? regularPast(verb);

/** Verbs that keep their e, or they would be others: singeing, singing. */
const keepsE = wordSet("singe tinge binge swinge");

/** The -ing form: going, making, lying, running. */
export function gerund(verb: string): string {
  if (verb === "be") return "being";
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && !keepsE.has(verb)) return `${verb.slice(0, -1)}ing`;
  if (verb.endsWith("c")) return `${verb}king`;
  return doubles(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** The third person singular: goes, has, tries, passes. */
export function thirdPerson(verb: string): string {
  if (verb === "be") return "is";
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(verb)) return /[^z]z$/.test(verb) && doubles(verb) ? `${verb}zes` : `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  `man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|louse lice|ox oxen|die dice|life lives|wife wives
  knife knives|leaf leaves|loaf loaves|half halves|self selves|shelf shelves|wolf wolves|thief thieves|calf calves|elf elves|scarf scarves
  analysis analyses|basis bases|crisis crises|thesis theses|hypothesis hypotheses|diagnosis diagnoses|criterion criteria|phenomenon phenomena
  sheep sheep|deer deer|fish fish|species species|series series|aircraft aircraft|offspring offspring|means means
  potato potatoes|tomato tomatoes|hero heroes|echo echoes|cactus cacti|fungus fungi|nucleus nuclei|stimulus stimuli|alumnus alumni`
    .split(/[|\n]/)
    .map((row) => row.trim().split(" ") as [string, string]),
);
const singulars: ReadonlyMap<string, string> = new Map([...irregularPlurals].map(([one, many]) => [many, one]));

/** The plural of a noun: boxes, cities, men. */
export function plural(noun: string): string {
  const irregular = irregularPlurals.get(noun) ?? /^(.+)(man|woman|child)$/.exec(noun);
  if (typeof irregular === "string") return irregular;
  if (irregular && !/^(?:hu|ger|ro|sha|tali|otto)man$/.test(noun))
    return `${irregular[1] ?? ""}${irregularPlurals.get(irregular[2] ?? "") ?? ""}`;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** The singular of a plural noun; a noun that does not look plural comes back as it is. */
export function singular(noun: string): string {
  const irregular = singulars.get(noun);
  if (irregular) return irregular;
  const people = /^(.+)(men|women|children)$/.exec(noun);
  if (people) return `${people[1] ?? ""}${singulars.get(people[2] ?? "") ?? ""}`;
  if (/[^aeiou]ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return /[^su]s$/.test(noun) && !noun.endsWith("is") ? noun.slice(0, -1) : noun;
}

/** Which form of a verb a word is. */
export type VerbForm = "base" | "third" | "past" | "participle" | "gerund";

/** The form `word` has as a form of the verb `base`, or undefined when it is none. A form that is both is called past. */
export function verbForm(word: string, base: string): VerbForm | undefined {
  if (word === base) return "base";
  if (word === thirdPerson(base)) return "third";
  if (word === gerund(base)) return "gerund";
  if (word === past(base)) return "past";
  return word === participle(base) || (base === "get" && word === "gotten") ? "participle" : undefined;
}

/** The verb in a form. */
export function inflect(verb: string, form: VerbForm): string {
  const forms = { base: (v: string) => v, third: thirdPerson, past, participle, gerund };
  return forms[form](verb);
}

/** Possible bases of an inflected verb, irregular first; the caller knows which of them are words. */
export function verbBases(word: string): string[] {
  const irregular = [byPast.get(word), byParticiple.get(word)].filter((base) => base !== undefined);
  const stem = /^(.+?)(?:ed|ing|es|s)$/.exec(word)?.[1];
  if (!stem) return irregular;
  const bases = [stem, `${stem}e`];
  if (/([^aeiou])\1$/.test(stem)) bases.push(stem.slice(0, -1));
  if (/i$/.test(stem)) bases.push(`${stem.slice(0, -1)}y`);
  if (/y$/.test(stem) && word.endsWith("ing")) bases.push(`${stem.slice(0, -1)}ie`);
  return [...irregular, ...bases.filter((base) => vowel.test(base) || /y/.test(base))];
}

/** `word`’s -ing, -ed … form carried over to another verb: like(“utilized”, “utilize”, “use”) is “used”. */
export function inflectLike(word: string, base: string, verb: string): string {
  const form = verbForm(word, base);
  return form ? inflect(verb, form) : verb;
}
