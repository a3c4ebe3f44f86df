import { inflect } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { isThirdPerson } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule.ts";
import { wordSet } from "../../text/word-set.ts";

const auxiliaries: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "isn't": "aren't",
  "wasn't": "weren't",
  "doesn't": "don't",
  "hasn't": "haven't",
};

const counters = wordSet("some many most these those all few other young old");

/** “People thinks” → “People think”. */
export const pluralSubject = defineRule({
  id: "grammar/plural-subject",
  title: "“people think”",
  explain: "People, men, women and children are plural: people think, children play, many people are.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "People thinks it is easy.", right: "People think it is easy." },
    { wrong: "Some people is never happy.", right: "Some people are never happy." },
    { wrong: "Most children likes sweets.", right: "Most children like sweets." },
  ],
  leaves: [
    "One of the people was late.",
    "What people does this belong to?",
    "The number of children was small.",
    "People think so.",
    "To see people was good.",
    "The love of children was hers.",
    "A people is a nation.",
  ],
  words: ["people", "children", "men", "women"],
  at(a, index): Hit | undefined {
    const noun = a.tokens[index];
    const verb = neighbour(a, index, 1);
    if (!noun || verb?.kind !== "word") return undefined;
    // The subject has to open its sentence, with at most one word that counts it.
    const counter = neighbour(a, index, -1);
    const opens = counter === undefined || (counters.has(counter.lower) && neighbour(a, index, -2) === undefined);
    if (!opens || isQuoted(a, index)) return undefined;
    const fix = Object.hasOwn(auxiliaries, verb.lower)
      ? auxiliaries[verb.lower]
      : isThirdPerson(verb)
        ? inflect(verb.lemma, "base")
        : undefined;
    if (!fix) return undefined;
    return { start: verb.start, end: verb.end, message: `“${noun.text}” takes “${fix}”.`, suggestions: [fix] };
  },
});
