import { auxiliaryOfMany } from "../../language/auxiliary-number.ts";
import { inflect } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { isThirdPerson } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const counters = wordSet("some many most these those all few other young old");

/** “People thinks” → “People think”. */
export const pluralSubject = defineRule({
  words: ["people", "children", "men", "women"],
  at(a, index): Hit | undefined {
    const noun = a.tokens[index];
    const verb = neighbour(a, index, 1);
    if (!noun || verb?.kind !== "word") return undefined;
    // The subject has to open its sentence, with at most one word that counts it.
    const counter = neighbour(a, index, -1);
    const opens = counter === undefined || (counters.has(counter.lower) && neighbour(a, index, -2) === undefined);
    if (!opens || isQuoted(a, index)) return undefined;
    const fix = Object.hasOwn(auxiliaryOfMany, verb.lower)
      ? auxiliaryOfMany[verb.lower]
      : isThirdPerson(verb)
        ? inflect(verb.lemma, "base")
        : undefined;
    if (!fix) return undefined;
    return {
      start: verb.start,
      end: verb.end,
      message: `“${noun.text}” is plural, so the verb should be “${fix}”.`,
      suggestions: [fix],
    };
  },
});
