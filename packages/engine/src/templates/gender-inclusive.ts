import type { Analysis } from "../facts/analysis.ts";
import { isThirdPerson } from "../language/verb-shape.ts";
import { capitalized } from "../pattern/letter-case.ts";
import type { Hit } from "../rule/rule.ts";
import { firstFrom } from "../text/span.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { fromRules } from "./lane/from-rules.ts";
import { hits } from "./lane/hits.ts";
import { choice, flag } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";

type Mode = "they" | "heOrShe";

/** Both sexes named, and what stands for them in either mode. The noun behind tells “her” from “hers”. */
const pairs: readonly (readonly [pattern: string, they: string, heOrShe: string])[] = [
  ["s\\/he|\\(s\\)he|he\\/she|she\\/he", "they", "he or she"],
  ["his\\/her|her\\/his", "their", "his or her"],
  ["him\\/her|her\\/him", "them", "him or her"],
  ["himself\\/herself|herself\\/himself", "themselves", "himself or herself"],
  ["he or she|she or he", "they", ""],
  ["his or her|her or his", "their", ""],
  ["him or her|her or him", "them", ""],
  ["himself or herself|herself or himself", "themselves", ""],
];
const written = pairs.map(([pattern, they, heOrShe]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}/(])(?:${pattern})(?![\\p{L}\\p{N}/])`, "giu"),
  they,
  heOrShe,
}));

const anybody = wordSet("everyone everybody anyone anybody someone somebody nobody");
const quantifiers = wordSet("each every any");
const people = wordSet(`
  person user reader writer student pupil teacher employee worker manager customer client member player patient
  doctor nurse driver child citizen candidate applicant author visitor guest buyer seller developer engineer lawyer
  owner voter participant speaker learner parent leader colleague artist athlete passenger tenant neighbour neighbor
  friend human individual
`);
const male = wordSet(`
  he him she her hers herself man men boy boys father son brother husband king uncle nephew grandfather monk priest
  sir mr gentleman lord prince pope he's
`);

/** What everyone does with what is his own. “Everyone knew his name” is about another. */
const possesses =
  /^(?:takes?|took|brings?|brought|has|have|had|does|do|did|raises?|raised|loses?|lost|wears?|wore|carry|carries|carried|finish|finishes|finished|submits?|submitted|chooses?|chose|must|should|may|can|needs?|opens?|opened|owns?|pays?|paid|eats?|ate|keeps?|kept)$/;

const forms: Readonly<Record<string, readonly [they: string, heOrShe: string]>> = {
  his: ["their", "his or her"],
  himself: ["themselves", "himself or herself"],
};

/** Whether somebody in general begins at the token: everyone, each user. */
function isAnybody({ tokens }: Analysis, index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  return anybody.has(token.lower) || (quantifiers.has(token.lower) && people.has(tokens[index + 1]?.lower ?? ""));
}

/** Whether the sentence tells what everyone, or each user, does with what is his own; no man and no name stands in it. */
function isGeneric(a: Analysis, first: number, sentence: readonly Token[]): boolean {
  const from = sentence.findIndex((_, i) => isAnybody(a, first + i));
  if (from < 0 || sentence.some(isSomebody)) return false;
  return quantifiers.has(sentence[from]?.lower ?? "") || possesses.test(sentence[from + 1]?.lower ?? "");
}

/** “his” that means everybody’s. */
function* genericMale(a: Analysis, mode: Mode): Iterable<Hit> {
  for (const { first, last } of a.sentences) {
    const sentence = a.tokens.slice(first, last);
    if (!isGeneric(a, first, sentence)) continue;
    for (const token of sentence) {
      const form = forms[token.lower]?.[mode === "they" ? 0 : 1];
      if (form) yield say(token, `A gender-neutral alternative is “${form}”.`, form);
    }
  }
}

const isSomebody = ({ lower, tag, text }: Token): boolean =>
  male.has(lower) || (tag === "PROPN" && /^\p{Lu}/u.test(text));

const plainVerbs: Readonly<Record<string, string>> = { is: "are", has: "have", was: "were", does: "do" };

/** “he or she has” → “they have”: the verb that follows at `end`, and what it becomes. */
function verbBehind({ tokens }: Analysis, end: number): { end: number; plain: string } | undefined {
  const verb = tokens[firstFrom(tokens, end)];
  const plain = verb && (plainVerbs[verb.lower] ?? (isThirdPerson(verb) ? verb.lemma : undefined));
  return verb && plain !== undefined ? { end: verb.end, plain } : undefined;
}

/** “his/her”: a pair of pronouns that is written in another way. */
function bothSexes(
  { a, prose }: TemplateContext,
  { pattern, they, heOrShe }: (typeof written)[number],
  mode: Mode,
): Iterable<Hit> {
  const wanted = mode === "they" ? they : heOrShe;
  if (wanted === "") return [];
  return hits(prose.matchAll(pattern), (match) => {
    const { start, end } = spanOf(match);
    const verb = wanted === "they" ? verbBehind(a, end) : undefined;
    const text = `${/^\(?\p{Lu}/u.test(match[0]) ? capitalized(wanted) : wanted}${verb ? ` ${verb.plain}` : ""}`;
    return say({ start, end: verb?.end ?? end }, `A gender-neutral alternative is “${text}”.`, text);
  });
}

/** Job titles and pronouns for everyone. */
export const genderInclusive = defineTemplate({
  id: 37,
  key: "gender-inclusive",
  name: "Gender-inclusive nouns and pronouns",
  group: "Inclusive",
  description: "Suggests gender-neutral job titles and pronouns.",
  level: "warning",
  options: {
    nouns: flag("Gender-neutral nouns: firefighter, chair", true),
    pronouns: choice("Gender-neutral pronouns", "they", "heOrShe"),
  },
  examples: [
    { wrong: "Call a fireman.", right: "Call a firefighter." },
    { wrong: "Everyone took his hat.", right: "Everyone took their hat." },
    { wrong: "A user may change his or her name.", right: "A user may change their name." },
    { wrong: "Ask if he/she has time.", right: "Ask if they have time." },
    {
      config: { pronouns: "heOrShe" },
      wrong: "Each student brings his book. S/he reads.",
      right: "Each student brings his or her book. He or she reads.",
    },
  ],
  leaves: [
    { text: "Call a firefighter. John took his hat. Every man took his hat. Everyone knew that Bill lost his hat." },
    { text: "“Everyone took his hat,” she wrote. He told everyone. Chairman Mao spoke." },
    {
      text: "But did everyone suspect him? Everyone knew his name. Everyone would notice him or challenge his presence.",
    },
    { config: { pronouns: "heOrShe" }, text: "Each student brings his or her book." },
    { config: { nouns: false }, text: "Call a fireman." },
  ],
  compile: ({ nouns, pronouns }) => {
    const titles = nouns ? fromRules(({ ruleId }) => ruleId === "inclusive/job-title") : {};
    return {
      ...titles,
      *read(r): Iterable<Hit> {
        yield* titles.read?.(r) ?? [];
        for (const pair of written) yield* bothSexes(r, pair, pronouns);
        yield* genericMale(r.a, pronouns);
      },
    };
  },
});
