import type { Analysis } from "../facts/analysis.ts";
import { varieties } from "../language/varieties.ts";
import type { Hit } from "../rule/rule.ts";
import type { Dialect } from "../settings/settings.ts";
import { localForms } from "../speller/local-forms.ts";
import { isPlainWord } from "../speller/plain-word.ts";
import { inCaseOf } from "../speller/word-case.ts";
import { choice } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const dialectOf = { US: "en-US", UK: "en-GB", CA: "en-CA", AU: "en-AU" } as const;

const ending = /^(\p{L}{2,}i)([sz])(e|ed|es|er|ers|ing|ation|ations|ational|able)$/u;

/** Words in -ize that have no -ise form, although it looks like a word. */
const onlyZ = /^(?:prize|size|seize|capsize|assize|maize|baize)/;

/** The -ise word in -ize, or the other way round; undefined for words like “surprise”, which have one form only. */
function otherEnding({ lexicon }: Analysis, word: string): string | undefined {
  const [, stem = "", letter, rest = ""] = ending.exec(word) ?? [];
  if (letter === undefined || onlyZ.test(word)) return undefined;
  const other = `${stem}${letter === "s" ? "z" : "s"}${rest}`;
  const [withS, withZ] = letter === "s" ? [word, other] : [other, word];
  // A true pair: American knows the -ize form only.
  return lexicon.knows(withZ, "en-US") && !lexicon.knows(withS, "en-US") && lexicon.isWord(withS) ? other : undefined;
}

/** What a word is in the variety that was chosen, best first; empty when it is right. */
function wanted(a: Analysis, word: string, dialect: Dialect, ise: "ize" | "ise"): string[] {
  const lower = word.toLowerCase();
  const other = dialect === "en-US" ? undefined : otherEnding(a, lower);
  if (other !== undefined) {
    const isS = ending.exec(lower)?.[2] === "s";
    return isS === (ise === "ise") ? [] : [inCaseOf(word, other)];
  }
  if (a.lexicon.knows(word, dialect) || !a.lexicon.isWord(word)) return [];
  return localForms(a.lexicon, word, dialect);
}

/** “colour” where American is written, “color” where British is. */
export const spellingVariant = defineTemplate({
  id: 22,
  key: "spelling-variant",
  name: "English variety",
  group: "Spelling",
  description: "Sets the English variety that everyone uses, whatever a document’s own setting is.",
  level: "warning",
  options: {
    dialect: choice("English variety", "US", "UK", "CA", "AU"),
    ise: choice("Verb ending outside American English", "ize", "ise"),
  },
  examples: [
    { wrong: "The colour of the theatre.", right: "The color of the theater." },
    { wrong: "They organised it.", right: "They organized it." },
    { config: { dialect: "UK" }, wrong: "The color is organised.", right: "The colour is organized." },
    {
      config: { dialect: "UK", ise: "ise" },
      wrong: "We organize the Organization.",
      right: "We organise the Organisation.",
    },
    { config: { dialect: "AU", ise: "ise" }, wrong: "We organize colors.", right: "We organise colours." },
    { config: { dialect: "CA" }, wrong: "The color of the center.", right: "The colour of the centre." },
  ],
  leaves: [
    { text: "The color was a surprise; we advise exercise. The Ministry of Defence of “colour”. `colour`" },
    { config: { dialect: "UK", ise: "ise" }, text: "The size of the prize was a surprise, and we organise it." },
    { config: { dialect: "UK", ise: "ize" }, text: "We organize exercise and analyse the colour." },
  ],
  compile: ({ dialect, ise }) => ({
    takesOver: ({ ruleId }) => ruleId === "spelling/dialect",
    *read({ a }): Iterable<Hit> {
      for (const [index, token] of a.tokens.entries()) {
        if (token.kind !== "word" || !isPlainWord(a, index)) continue;
        const name =
          /^\p{Lu}/u.test(token.text) && token.tag === "PROPN" && a.sentences[token.sentence]?.first !== index;
        const forms = wanted(a, token.text, dialectOf[dialect], ise);
        const isPair = forms.length > 0 && otherEnding(a, token.lower) !== undefined;
        if (forms.length === 0 || (name && !isPair)) continue;
        yield say(
          token,
          `Your style guide uses ${varieties[dialectOf[dialect]]} English: “${forms[0] ?? ""}”.`,
          ...forms,
        );
      }
    },
  }),
});
