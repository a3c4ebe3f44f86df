import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Verbs whose object is a person, and not a clause: “They invited Ann and I to dinner.” */
const takesPerson = wordSet(`
  invite ask join give send show offer lend teach help call email text phone contact visit meet drive thank drop
  allow let make take bring accompany advise blame catch choose confuse convince copy encourage expect follow force
  forgive hire inform interview introduce involve leave motivate pay persuade pick remind reward scare surprise tempt
  treat trust upset warn beat hurt include inspire impress please annoy see hear watch pass feed dismiss congratulate
`);

/** Prepositions that can precede a person. */
const prepositions = wordSet("for to with from by about like without against behind beside near between than of at on");

const objects = wordSet("him her them you us");

/** Returns the distance back from “and” to the word before “my brother”, “Ann Lee”, “her”, or 0 for other phrases. */
function beforePerson(a: Analysis, index: number): number {
  const last = neighbour(a, index, -1);
  if (!last) return 0;
  if (objects.has(last.lower)) return 2;
  let back = 2;
  if (/^NNPS?$/.test(last.penn) && last.clitic === undefined) {
    while (/^NNPS?$/.test(neighbour(a, index, -back)?.penn ?? "")) back++;
    return back;
  }
  if (last.penn !== "NN" && last.penn !== "NNS") return 0;
  while (/^(?:JJ|NN|NNS)$/.test(neighbour(a, index, -back)?.penn ?? "")) back++;
  return neighbour(a, index, -back)?.penn === "PRP$" ? back + 1 : 0;
}

/** Whether nothing after “I” can be its verb. */
function hasNoVerb(a: Analysis, index: number, opener: Token): boolean {
  const next = neighbour(a, index, 1);
  if (!next || /^[.!?]$/.test(next.text)) return true;
  if (/^(?:TO|IN)$/.test(next.penn)) return !/^(?:than|that|like)$/.test(next.lower);
  if (/^(?:yesterday|today|tomorrow|tonight|again|home|here|there)$/.test(next.lower))
    return !/^(?:VB|MD)/.test(neighbour(a, index, 2)?.penn ?? "");
  return /^(?:DT|PRP\$)$/.test(next.penn) && /^(?:give|send|show|offer|lend|teach|bring|ask|leave)$/.test(opener.lemma);
}

const gives = wordSet("give send show offer lend teach bring buy tell pay owe");

/** Whether the verb has two objects, and the sentence no verb after “I”: “gave Ann and I extra work”. */
function isGiven(a: Analysis, index: number, opener: Token): boolean {
  const { last = index } = a.sentences[a.tokens[index]?.sentence ?? -1] ?? {};
  if (
    opener.tag !== "VERB" ||
    !gives.has(opener.lemma) ||
    !/^(?:JJ|NNS?|VBP|CD)$/.test(neighbour(a, index, 1)?.penn ?? "")
  )
    return false;
  return !a.tokens.slice(index + 2, last).some(({ penn }) => /^(?:VB[DPZ]|MD|RB|TO)$/.test(penn)) && last - index > 3;
}

/** “They invited Ann and I to dinner” → “Ann and me”: an object, since no verb follows. */
function objectAt(a: Analysis, index: number): Hit | undefined {
  const word = a.tokens[index];
  const joint = neighbour(a, index, -1);
  if (word?.text !== "I" || !/^(?:and|or)$/.test(joint?.lower ?? "")) return undefined;
  const back = beforePerson(a, index - 1);
  const opener = back > 0 ? neighbour(a, index - 1, -back) : undefined;
  if (!opener || isQuoted(a, index)) return undefined;
  const takes = opener.tag === "VERB" ? takesPerson.has(opener.lemma) : isPreposition(opener);
  const isShared = opener.lower === "between" && !/^(?:VB|MD)/.test(neighbour(a, index, 1)?.penn ?? "");
  if (!takes || !(isShared || isGiven(a, index, opener) || hasNoVerb(a, index, opener))) return undefined;
  const message = `Use the object form after “${opener.text}”: “me”.`;
  return { start: word.start, end: word.end, message, suggestions: ["me"] };
}

const isPreposition = ({ penn, lower }: Token): boolean => /^(?:IN|TO)$/.test(penn) && prepositions.has(lower);

/** “between you and I” → “between you and me”; “They asked my wife and I to stay” → “my wife and me”. */
export const objectPronoun = defineRule({ phrases: true, words: ["i"], at: objectAt });
