import type { Analysis } from "../../facts/analysis.ts";
import { commaBehind } from "../../language/comma-behind.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const isFiniteVerb = ({ penn }: Token): boolean => /^(?:VB[DPZ]|MD)$/.test(penn);

/** Adverbs before the verb of a sentence. */
const adverbs = wordSet("still also always never often now already usually");

/** Verbs that are no nouns, so that they show where the sentence goes on. */
const plainVerbs = wordSet(
  "is are was were has have had will would can could does did became broke came went said made took",
);

/** Returns the index of the comma in “My (old) uncle, who …” at the start of a sentence, or -1. */
function openingComma({ tokens }: Analysis, { first, last }: Sentence): number {
  let at = first;
  const isPart = (i: number): boolean =>
    /^(?:DT|PRP\$|JJ|NNP?S?)$/.test(tokens[i]?.penn ?? "") || tokens[i]?.lower === "and";
  while (at < last && isPart(at)) at++;
  const isAside = tokens[at]?.text === "," && /^(?:who|which)$/.test(tokens[at + 1]?.lower ?? "");
  return isAside && at > first && /^NN/.test(tokens[at - 1]?.penn ?? "") ? at : -1;
}

/** Comments that are set off by commas on both sides, as lists of words. */
const comments =
  `in my opinion|in my view|in our view|in my experience|as you know|as we know|as you can see|as usual|as always|as expected|of course|for example
for instance|in fact|in turn|in contrast|on the other hand|by contrast|by the way|after all|in the end|in general|in particular|to be honest|to be fair|however
therefore|moreover|nevertheless|I think|I believe|I suppose|it seems|in other words|as a result|as a rule|if possible|if necessary|on average|at first`
    .split(/[|\n]/)
    .map((comment) => comment.split(" "));

/** Returns the index of the first comma after `first` and before `last`, or -1. */
function commaWithin(tokens: readonly Token[], first: number, last: number): number {
  for (let at = first + 1; at < last; at++) if (tokens[at]?.text === ",") return at;
  return -1;
}

/** Returns the index after a comment that begins at `from`, or -1. */
function afterComment({ tokens }: Analysis, from: number): number {
  const found = comments.find((words) => words.every((word, i) => tokens[from + i]?.lower === word.toLowerCase()));
  return found ? from + found.length : -1;
}

/** Whether the tokens are a noun phrase that may be the subject: “The answer to your question”. */
const isSubject = (tokens: readonly Token[]): boolean => {
  const [opener] = tokens;
  return (
    opener !== undefined &&
    /^(?:DT|PRP\$?|NNPS?)$/.test(opener.penn) &&
    !times.has(tokens.at(-1)?.lower ?? "") &&
    /^(?:NN|PRP)/.test(tokens.at(-1)?.penn ?? "") &&
    tokens.every(({ penn, kind }) => kind === "word" && /^(?:DT|PRP\$?|JJ[RS]?|NNP?S?|CD|IN)$/.test(penn))
  );
};

/** Nouns that open a sentence as a time: “This year, for example …”. */
const times = wordSet("year years month week day morning evening night time season summer winter spring autumn");

/** Returns the last word of “The answer, in my opinion is simple”’s comment where the verb follows it, or undefined. */
function endOfComment(a: Analysis, { first, last }: Sentence): Token | undefined {
  const comma = commaWithin(a.tokens, first, Math.min(last, first + 9));
  if (comma < 0 || !isSubject(a.tokens.slice(first, comma))) return undefined;
  const end = afterComment(a, comma + 1);
  const verb = a.tokens[end];
  if (end < 0 || !verb || !isFiniteVerb(verb) || end >= last) return undefined;
  // “My view, in my opinion is” has no second comma soon; “I, however, …” has.
  return a.tokens[end - 1];
}

/** Nouns for a person’s or a place’s part, which name it once more after a comma: “Paris, the capital of France”. */
const parts = wordSet(`
  capital author founder director president chairman chairwoman manager owner leader head winner inventor king queen mayor captain
  editor creator designer architect composer chief minister secretary ceo principal
`);

/** Whether the words name a person or place by a part, as in “the capital of France”; “Anna, the soup is cold” has none. */
const isNaming = (phrase: readonly Token[]): boolean =>
  /^(?:the|our|my|his|her|their)$/.test(phrase[0]?.lower ?? "") &&
  phrase.some(({ lower, penn }) => parts.has(lower) || penn === "JJS") &&
  phrase.every(({ kind, penn }) => kind === "word" && /^(?:DT|PRP\$|JJ[RS]?|NNP?S?|IN|CD)$/.test(penn));

/** Returns the last word of “Paris, the capital of France | is”, whose second comma is missing, or undefined. */
function endOfNaming({ tokens }: Analysis, { first, last }: Sentence): Token | undefined {
  const comma = commaWithin(tokens, first, Math.min(last, first + 5));
  if (comma < 0) return undefined;
  if (!tokens.slice(first, comma).every(({ penn, text }) => penn.startsWith("NNP") || text.endsWith(".")))
    return undefined;
  const words = tokens.slice(comma + 1, last);
  const verb = words.findIndex(isFiniteVerb);
  if (verb < 2 || words.filter(isFiniteVerb).length !== 1) return undefined;
  const phrase = words.slice(0, adverbs.has(words[verb - 1]?.lower ?? "") ? verb - 1 : verb);
  const hasOther = words.slice(verb).some(({ text, penn }) => text === "," || penn === "CC");
  return hasOther || !isNaming(phrase) ? undefined : phrase.at(-1);
}

/** Whether the second of two verbs is that of the sentence, as one that is no noun, or as its tense differs. */
function isMainVerb(own: Token | undefined, main: Token | undefined): boolean {
  if (/^VB[PZ]$/.test(own?.penn ?? "") && main?.penn === "VBD") return true;
  return plainVerbs.has(main?.lower ?? "") || /^(?:is|was|has|had)$/.test(own?.lower ?? "");
}

/** Returns the word that ends “, who lives in Boston” where the main verb follows it without a comma, or undefined. */
function endOfClause(a: Analysis, sentence: Sentence): Token | undefined {
  const comma = openingComma(a, sentence);
  if (comma < 0) return undefined;
  const words = a.tokens.slice(comma + 2, sentence.last);
  const [own = -1, main = -1, ...others] = words.flatMap((token, i) => (isFiniteVerb(token) ? [i] : []));
  const end = words[adverbs.has(words[main - 1]?.lower ?? "") ? main - 2 : main - 1];
  if (own < 0 || own > 1 || main < own + 2 || others.length > 0 || !end) return undefined;
  const isEnd = /^(?:NNP?S?|RB|CD|JJ|VBN)$/.test(end.penn) || (end.lower === "before" && words[own]?.lower === "had");
  // “who lives in Florida never answers”: an adverb before it makes the word a verb.
  const isMain = adverbs.has(words[main - 1]?.lower ?? "") || isMainVerb(words[own], words[main]);
  if (!isEnd || !isMain) return undefined;
  // “who lives in Boston, and is coming”; “who I think is right”
  const isOpen = words.slice(0, main).some(({ kind, penn }) => kind === "punctuation" || /^(?:CC|W.*)$/.test(penn));
  return isOpen || end.lower === "not" ? undefined : end;
}

/** People of whom there is one, so that “who …” only adds something: “my mother, who is eighty,”. */
const onlyOne = wordSet(
  "mother father mom mum dad wife husband grandmother grandfather boss mother-in-law father-in-law",
);

/** Returns the index of “who” or “which” after “My mother” or a name at the start of a sentence, or -1. */
function openingWho({ tokens }: Analysis, first: number): number {
  const isOwned = tokens[first]?.penn === "PRP$" && onlyOne.has(tokens[first + 1]?.lower ?? "");
  let at = isOwned ? first + 2 : first;
  if (!isOwned) while (at < first + 3 && tokens[at]?.penn === "NNP") at++;
  const who = tokens[at]?.lower ?? "";
  return at > first && (who === "who" || (who === "which" && !isOwned)) ? at : -1;
}

/** Returns the end of the clause that follows “who” where the sentence goes on with its own verb, or undefined. */
function endOfUnset(words: readonly Token[]): Token | undefined {
  const [own = -1, main = -1, ...others] = words.flatMap((token, i) => (isFiniteVerb(token) ? [i] : []));
  if (own !== 0 || main < 2 || others.length > 0) return undefined;
  const clause = words.slice(0, adverbs.has(words[main - 1]?.lower ?? "") ? main - 1 : main);
  const isPlain = clause.every(({ kind, penn }) => kind === "word" && !/^(?:CC|W.*|TO)$/.test(penn));
  const end = clause.at(-1);
  return isPlain && /^(?:NNP?S?|RB|CD|JJ|VBN)$/.test(end?.penn ?? "") ? end : undefined;
}

/** Returns the noun and the end of “My mother who is eighty | still swims”, which needs two commas, or undefined. */
function unsetClause(a: Analysis, { first, last }: Sentence): readonly [noun: Token, end: Token] | undefined {
  const at = openingWho(a, first);
  const noun = a.tokens[at - 1];
  const end = at < 0 ? undefined : endOfUnset(a.tokens.slice(at + 1, last));
  return noun && end ? [noun, end] : undefined;
}

/** “My uncle, who lives in Boston is coming” → “Boston,”; “I, however think” → “however,”. */
export const asideComma = defineRule({
  *check(a): Iterable<Hit> {
    for (const sentence of a.sentences) {
      const end = isQuoted(a, sentence.first)
        ? undefined
        : (endOfClause(a, sentence) ?? endOfComment(a, sentence) ?? endOfNaming(a, sentence));
      if (!end) {
        yield* unset(a, sentence);
        continue;
      }
      const comma = commaBehind(end);
      yield { ...comma, message: `This comma opens an aside; add the one that closes it: “${comma.suggestions[0]}”.` };
    }
  },
});

function* unset(a: Analysis, sentence: Sentence): Iterable<Hit> {
  const found = isQuoted(a, sentence.first) ? undefined : unsetClause(a, sentence);
  if (!found) return;
  const [noun, end] = found;
  const fix = `${noun.text}, ${a.text.slice(noun.end, end.end).trimStart()},`;
  yield {
    start: noun.start,
    end: end.end,
    message: "Put commas around a clause that only adds something about a person or thing already named.",
    suggestions: [fix],
  };
}
