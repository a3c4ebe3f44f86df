import type { Analysis } from "../../facts/analysis.ts";
import { past, thirdPerson } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const persons = wordSet("i he she it we they you");
const thirds = wordSet("he she it");
/** Verbs after which “when” asks for a time: “I will tell you when I will leave.” */
const asks = wordSet(
  "tell say ask know decide see announce remember wonder find let inform show learn discover choose",
);

/** Whether “will” or “’ll” comes before `index` in its sentence, and no verb that asks. */
function promises(a: Analysis, index: number, first: number): boolean {
  const before = a.tokens.slice(first, index);
  const will = before.some(({ lower }) => lower === "will" || /'ll$/.test(lower) || lower === "won't");
  return will && !before.some(({ lemma }) => asks.has(lemma));
}

const replaced = (from: Token, to: Token, fix: string, message: string): Hit => ({
  start: from.start,
  end: to.end,
  message,
  suggestions: [fix],
});

/** Returns the modal verb and the base form after the pronoun that follows `index`, or undefined. */
function modalBehind(a: Analysis, index: number, modal: string): readonly [Token, Token, Token] | undefined {
  const [person, will, verb] = [1, 2, 3].map((ahead) => neighbour(a, index, ahead));
  if (!person || !verb || !persons.has(person.lower) || will?.lower !== modal) return undefined;
  return /^VB$/.test(verb.penn) || verb.lower === "be" ? [person, will, verb] : undefined;
}

/** “I will call when I will arrive” → “when I arrive”; “If I will have time, I will help” → “If I have time”. */
function willAt(a: Analysis, index: number, first: number): Hit | undefined {
  const found = modalBehind(a, index, "will");
  if (!found) return nounWillAt(a, index, first);
  const [person, will, verb] = found;
  const isIf = a.tokens[index]?.lower === "if" || index === first;
  if (isIf ? index !== first || person.lower === "you" || !promisesBehind(a, index) : !promises(a, index, first))
    return undefined;
  const be = thirds.has(person.lower) ? "is" : person.lower === "i" ? "am" : "are";
  const fix = verb.lower === "be" ? be : thirds.has(person.lower) ? thirdPerson(verb.lower) : verb.lower;
  return replaced(
    will,
    verb,
    fix,
    `After “${a.tokens[index]?.lower}”, use the present tense for the future: “${fix}”.`,
  );
}

/** “We will eat when Dad will come” → “when Dad comes”: one noun or name before “will”. */
function nounWillAt(a: Analysis, index: number, first: number): Hit | undefined {
  const from = /^(?:DT|PRP\$)$/.test(neighbour(a, index, 1)?.penn ?? "") ? 2 : 1;
  const [noun, will, verb] = [from, from + 1, from + 2].map((ahead) => neighbour(a, index, ahead));
  if (!/^NNP?$/.test(noun?.penn ?? "") || will?.lower !== "will" || verb?.penn !== "VB" || index === first)
    return undefined;
  if (a.tokens[index]?.lower === "if" || !promises(a, index, first)) return undefined;
  const fix = verb.lower === "be" ? "is" : thirdPerson(verb.lower);
  const word = a.tokens[index]?.lower;
  return replaced(will, verb, fix, `After “${word}”, use the present tense for the future: “${fix}”.`);
}

/** Whether the sentence goes on with a comma and “will”. */
function promisesBehind(a: Analysis, index: number): boolean {
  const { last = index } = a.sentences[a.tokens[index]?.sentence ?? -1] ?? {};
  const comma = a.tokens.findIndex(({ text }, i) => i > index && i < last && text === ",");
  return comma > 0 && a.tokens.slice(comma, comma + 4).some(({ lower }) => lower === "will" || /'ll$/.test(lower));
}

/** “If he would know it, he would tell us” → “If he knew it”. */
function wouldAt(a: Analysis, index: number, first: number): Hit | undefined {
  const found = index === first ? modalBehind(a, index, "would") : undefined;
  if (!found || found[0].lower === "you" || found[2].lower === "be" || found[2].lower === "have") return undefined;
  const [, would, verb] = found;
  const { last = index } = a.sentences[would.sentence] ?? {};
  const comma = a.tokens.findIndex(({ text }, i) => i > index && i < last && text === ",");
  const ahead = a.tokens.slice(comma, comma + 4);
  if (comma < 0 || !ahead.some(({ lower }) => lower === "would" || /'d$/.test(lower))) return undefined;
  const fix = past(verb.lower);
  return replaced(would, verb, fix, `After “if”, use the past tense instead of “would”: “${fix}”.`);
}

/** “If I knew his number, I will call him” → “would”. */
function mainAt(a: Analysis, index: number, first: number): Hit | undefined {
  const verb = index === first ? neighbour(a, index, 2) : undefined;
  if (!persons.has(neighbour(a, index, 1)?.lower ?? "") || !/^(?:knew|were)$/.test(verb?.lower ?? "")) return undefined;
  const { last = index } = a.sentences[verb?.sentence ?? -1] ?? {};
  const comma = a.tokens.findIndex(({ text }, i) => i > index && i < last && text === ",");
  const will = comma > 0 && persons.has(a.tokens[comma + 1]?.lower ?? "") ? a.tokens[comma + 2] : undefined;
  if (will?.lower !== "will") return undefined;
  return replaced(will, will, "would", "After “if” and a past that is imagined, use “would” instead of “will”.");
}

/** Flags “will” and “would” in clauses of time and condition, where the present and the past are used. */
export const conditionTense = defineRule({
  phrases: true,
  words: ["when", "if", "once"],
  at(a, index) {
    const { first = index } = a.sentences[a.tokens[index]?.sentence ?? -1] ?? {};
    if (isQuoted(a, index)) return undefined;
    const hit = willAt(a, index, first);
    return hit || a.tokens[index]?.lower !== "if" ? hit : (wouldAt(a, index, first) ?? mainAt(a, index, first));
  },
});
