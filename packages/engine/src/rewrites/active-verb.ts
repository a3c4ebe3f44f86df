import { isPlural } from "../language/grammatical-number.ts";
import { gerund, past, thirdPerson } from "../language/inflect.ts";
import { irregularVerbs } from "../language/irregular-verbs.ts";
import { wordSet } from "../text/word-set.ts";
import type { Phrase } from "./noun-phrase.ts";
import type { Passive } from "./passive-clause.ts";
import type { Statement } from "./statement.ts";

/** The number of who acts. */
type Count = "one" | "many";

/** Nouns whose number depends on what they count. */
const quantities = wordSet(`
  number lot majority minority variety range couple handful plenty rest half third quarter percentage proportion pair
  dozen hundred thousand million total fraction part portion remainder bulk mass array series bit few many some any none
  all most more people police kind sort type everyone
`);
const alwaysMany = wordSet("people police men women children cattle");

/** Returns the number of who acts; undefined when it is unsure. */
function countOf({ head, at, words, first }: Phrase, { tree }: Statement): Count | undefined {
  if (/^(?:me|him|her)$/.test(head.lower)) return head.lower === "me" ? "many" : "one";
  if (/^(?:us|them|you)$/.test(head.lower)) return "many";
  const cc = tree.child(at, "cc");
  if (cc >= 0 || tree.child(at, "conj") >= 0)
    return tree.at(cc)?.lower === "and" && countsTwo(words[0]?.penn, at - first) ? "many" : undefined;
  if (alwaysMany.has(head.lower) || head.penn === "NNPS" || isPlural(head.token)) return "many";
  if (quantities.has(head.lower) || head.penn === "NNS") return undefined;
  return "one";
}

/** “Ann and Bob” are two; “the cost and time” may be one. */
const countsTwo = (penn: string | undefined, before: number): boolean => penn === "NNP" || penn === "NNS" || before > 0;

/** Returns the shape of the auxiliaries of a passive: M for a modal, W for “was”, I for “is”, H for “has”. */
const shapeOf = (words: readonly string[]): string =>
  words
    .map((word) => {
      if (modals.has(word)) return "M";
      if (/^(?:was|were)$/.test(word)) return "W";
      if (/^(?:is|are|am)$/.test(word)) return "I";
      return /^(?:has|have)$/.test(word) ? "H" : word;
    })
    .join(" ");
const modals = wordSet("can could may might must shall should will would");

interface Verb {
  /** The first auxiliary. */
  readonly first: string;
  readonly base: string;
  readonly participle: string;
  readonly isOne: boolean;
}

/** What a passive becomes, by the shape of its auxiliaries. Forms that agree with the subject come with `agrees`. */
const actives: Readonly<Record<string, { readonly agrees: boolean; readonly of: (verb: Verb) => string[] }>> = {
  // The past of a regular verb is its participle, as it is spelled: “travelled”.
  W: { agrees: false, of: ({ base, participle }) => [irregularVerbs.has(base) ? past(base) : participle] },
  I: { agrees: true, of: ({ base, isOne }) => [isOne ? thirdPerson(base) : base] },
  "M be": { agrees: false, of: ({ first, base }) => [first, base] },
  "M H been": { agrees: false, of: ({ first, participle }) => [first, "have", participle] },
  "had been": { agrees: false, of: ({ participle }) => ["had", participle] },
  "H been": { agrees: true, of: ({ isOne, participle }) => [isOne ? "has" : "have", participle] },
  "W being": { agrees: true, of: ({ isOne, base }) => [isOne ? "was" : "were", gerund(base)] },
  "I being": { agrees: true, of: ({ isOne, base }) => [isOne ? "is" : "are", gerund(base)] },
};

/** Returns the verb of a passive in the active voice with its adverb, or undefined when its form is not certain. */
export function activeVerb({ verb, agent, auxiliaries, adverb }: Passive, statement: Statement): string | undefined {
  const piece = statement.tree.at(verb);
  const words = auxiliaries.map(({ lower }) => lower);
  const active = actives[shapeOf(words)];
  if (!piece || !active || piece.lemma === piece.lower) return undefined;
  const count = countOf(agent, statement);
  if (active.agrees && (count === undefined || agent.head.lower === "me")) return undefined;
  const parts = active.of({
    first: words[0] ?? "",
    base: piece.lemma,
    participle: piece.lower,
    isOne: count === "one",
  });
  const main = parts.at(-1) ?? "";
  return [...parts.slice(0, -1), ...(adverb ? [adverb.token.text] : []), main].join(" ");
}
