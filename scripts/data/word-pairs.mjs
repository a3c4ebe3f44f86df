/** Adverbs that go with any verb and so say nothing about one. */
const idle = new Set(
  (
    "not never so then there now just here even still also too only thus hence already yet soon perhaps maybe very " +
    "rather quite however therefore ever always often again how when why where almost really simply actually"
  ).split(" "),
);
const idleAdjectives = new Set("other such same own many much more most few several first last next only".split(" "));
const idleVerbs = new Set("be have do can will would shall should may might must".split(" "));
/** What may stand between a verb and the noun it takes. */
const between = new Set(["DET", "ADJ", "NUM"]);

/**
 * The pairs of words that belong together in a tagged paragraph, as [relation, word, word]:
 * `an` adjective and noun, `vn` verb and its noun, `rv` adverb and verb, `nn` noun of noun.
 */
export function pairsOf(tokens, known) {
  return tokens.flatMap(({ tag }, at) => readers[tag]?.(tokens, at, known) ?? []);
}

/** What a word of each part of speech is paired with. */
const readers = {
  ADJ(tokens, at, { adj, noun }) {
    const { lemma } = tokens[at];
    return adj.has(lemma) && !idleAdjectives.has(lemma) ? withNoun("an", lemma, tokens, at + 1, noun) : [];
  },
  ADV(tokens, at, { adv, verb }) {
    const { lemma } = tokens[at];
    if (!adv.has(lemma) || idle.has(lemma)) return [];
    const near = [at + 1, at - 1].find((place) => isVerb(tokens[place], verb));
    return near === undefined ? [] : [["rv", lemma, tokens[near].lemma]];
  },
  VERB(tokens, at, { verb, noun }) {
    if (!isVerb(tokens[at], verb) || describes(tokens, at)) return [];
    return withNoun("vn", tokens[at].lemma, tokens, at + 1, noun);
  },
  NOUN(tokens, at, { noun }) {
    const { lemma } = tokens[at];
    if (!noun.has(lemma) || tokens[at + 1]?.lower !== "of") return [];
    return withNoun("nn", lemma, tokens, at + 2, noun);
  },
};

function withNoun(relation, lemma, tokens, from, nouns) {
  const head = tokens[headAt(tokens, from)];
  return head && nouns.has(head.lemma) ? [[relation, lemma, head.lemma]] : [];
}

const isVerb = (token, verbs) => token?.tag === "VERB" && verbs.has(token.lemma) && !idleVerbs.has(token.lemma);

/** “an informed decision”, “fact-based decisions”: a verb that tells what the noun is like and does not take it. */
function describes(tokens, at) {
  const { text, lower } = tokens[at];
  if (!/(?:ed|en|ing)$/.test(lower)) return false;
  return text.includes("-") || (tokens[at + 1]?.tag === "NOUN" && /^(?:DET|ADJ|PUNCT)$/.test(tokens[at - 1]?.tag));
}

/** The place of the noun that the words from `at` on lead up to: the last of a row of nouns; -1 for none near. */
function headAt(tokens, at) {
  let place = at;
  while (
    place < at + 4 &&
    (between.has(tokens[place]?.tag) || /^(?:my|your|his|her|its|our|their)$/.test(tokens[place]?.lower))
  )
    place++;
  if (tokens[place]?.tag !== "NOUN") return -1;
  while (tokens[place + 1]?.tag === "NOUN" && tokens[place].clitic === undefined) place++;
  // “the dog’s tail”: the dog is not what the words lead up to.
  return tokens[place].clitic === undefined ? place : -1;
}
