import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule.ts";

const singularOf: Readonly<Record<string, string>> = {
  are: "is",
  were: "was",
  have: "has",
  do: "does",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  "don't": "doesn't",
};

const someone = /^(?:everyone|everybody|everything|someone|somebody|something|anyone|anybody|nobody|nothing)$/;

/** “Each of the boys were” → “Each of the boys was”. */
export const eachTakesSingular = defineRule({
  id: "grammar/each-takes-singular",
  title: "“each of …” is one",
  explain: "Each, every one, either and one of several are single: each of the boys was, one of the reasons is.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "Each of the boys were late.", right: "Each of the boys was late." },
    { wrong: "One of the main reasons are cost.", right: "One of the main reasons is cost." },
    { wrong: "Each of them have failed.", right: "Each of them has failed." },
    { wrong: "Everyone are here.", right: "Everyone is here." },
  ],
  leaves: [
    "Each of the boys was late.",
    "He is one of the people who are late.",
    "The boys were each late.",
    "One of the boys who were late cried.",
    "If everyone were here, we could start.",
    "Should everybody have a vote?",
    "Why does everyone have one?",
  ],
  words: [
    "each",
    "one",
    "either",
    "everyone",
    "everybody",
    "everything",
    "someone",
    "somebody",
    "something",
    "nobody",
    "nothing",
  ],
  at(a, index): Hit | undefined {
    const subject = a.tokens[index];
    // Only at the beginning of a sentence: no “if”, no “should”, no “he is one of …”.
    if (!subject || neighbour(a, index, -1)) return undefined;
    let at = 1;
    if (!someone.test(subject.lower)) {
      if (neighbour(a, index, 1)?.lower !== "of") return undefined;
      at = 2;
      while (
        /^(?:DET|ADJ|NUM)$/.test(neighbour(a, index, at)?.tag ?? "") ||
        /^(?:my|your|his|her|our|their|its)$/.test(neighbour(a, index, at)?.lower ?? "")
      )
        at++;
      const last = neighbour(a, index, at);
      if (!last || !(last.tag === "NOUN" || /^(?:them|us|you)$/.test(last.lower))) return undefined;
      at++;
    }
    const verb = neighbour(a, index, at);
    const fix = verb && Object.hasOwn(singularOf, verb.lower) ? singularOf[verb.lower] : undefined;
    if (!verb || !fix) return undefined;
    return { start: verb.start, end: verb.end, message: `“${subject.text}” is one: “${fix}”.`, suggestions: [fix] };
  },
});
