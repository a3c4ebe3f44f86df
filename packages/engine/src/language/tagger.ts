import model from "wink-eng-lite-web-model";
import winkNLP, { type ItsFunction } from "wink-nlp";
import type { Tag, Token } from "../text/token.ts";

/** Words whose ’s is a verb, not a possessive: “it’s late”, “who’s there”. */
const takesIs =
  /^(?:it|he|she|that|this|what|who|there|here|where|how|when|why|everything|everyone|something|nothing)$/;

const auxiliaries: Readonly<Record<string, string>> = { ca: "can", wo: "will", sha: "shall", ai: "is" };
const clitics: Readonly<Record<string, string>> = { m: "am", re: "are", ve: "have", ll: "will", d: "would" };

/** How a token is shown to the tagger: the word itself and, when there is one, what hangs on its apostrophe. */
interface Shown {
  readonly head: string;
  readonly tail: string | undefined;
}

const plain = (head: string): Shown => ({ head, tail: undefined });

/** “don’t” is shown as “do not”, “Ann’s” as “Ann ’s”, “well-known” as its last part, a URL as a noun. */
function shown(token: Token): Shown {
  if (token.kind === "opaque") return plain("Thing");
  if (!/['’\u2011\u00AD\u200C-]|\u200D/.test(token.text)) return plain(token.text);
  const straight = token.text.replaceAll("’", "'");
  if (token.kind !== "word") return plain(straight);
  const negative = /^(\p{L}+)n't$/iu.exec(straight);
  if (negative) {
    const verb = negative[1] ?? "";
    return { head: auxiliaries[verb.toLowerCase()] ?? verb, tail: "not" };
  }
  const clitic = /^(.+)'(s|m|re|ve|ll|d)$/iu.exec(straight);
  if (clitic) {
    const head = lastPart(clitic[1] ?? "");
    const tail = (clitic[2] ?? "").toLowerCase();
    if (tail !== "s") return { head, tail: clitics[tail] };
    if (head.toLowerCase() === "let") return { head, tail: "us" };
    return { head, tail: takesIs.test(head.toLowerCase()) ? "is" : "'s" };
  }
  return plain(lastPart(straight));
}

const lastPart = (word: string): string => {
  const part = word
    .slice(Math.max(word.lastIndexOf("-"), word.lastIndexOf("‑")) + 1)
    .replace(/[\u00AD\u200C\u200D]/g, "");
  return part === "" ? "Thing" : part;
};

/** More pairs of word and tag than a long novel has. */
const mostLemmas = 200_000;

/** Asking wink for a lemma costs more than all the rest, and a word’s lemma under one tag never changes. */
function lemmaMemory(): (token: Token, ask: () => string) => string {
  const known = new Map<string, string>();
  return (token, ask) => {
    const key = `${token.tag}${token.lower}`;
    const lemma = known.get(key);
    if (lemma !== undefined) return lemma;
    const found = ask();
    if (known.size >= mostLemmas) known.clear();
    known.set(key, found);
    return found;
  };
}

const tagOf = (token: Token, said: Tag | undefined): Tag => {
  if (token.kind === "punctuation") return "PUNCT";
  return token.kind === "opaque" ? "NOUN" : (said ?? "X");
};

/** Writes the tag, lemma and clitic of every token. */
export type Tagger = (tokens: readonly Token[]) => void;

/**
 * A tagger over wink-nlp. The tokens are handed over one by one between single spaces, so wink’s own idea of a
 * token, which depends on what it read before, never matters: a new token begins where a space stands.
 */
export function createTagger(): Tagger {
  const nlp = winkNLP(model, ["pos"]);
  const { its } = nlp;
  // wink’s own types forget that a lemma may be asked of tokens.
  const lemma = its.lemma as unknown as ItsFunction<string>;
  const lemmas = lemmaMemory();

  /** What wink says of the pieces: its tokens, and the index of the first one of each piece. */
  const readPieces = (pieces: readonly string[]) => {
    const read = nlp.readDoc(pieces.join(" ")).tokens();
    const spaces = read.out(its.precedingSpaces);
    const tags = read.out(its.pos) as Tag[];
    const firsts: number[] = [];
    for (let i = 0; i < tags.length; i++) if (i === 0 || spaces[i] !== "") firsts.push(i);
    return { read, tags, firsts };
  };

  return (tokens) => {
    if (tokens.length === 0) return;
    const showings = tokens.map(shown);
    const pieces = showings.flatMap(({ head, tail }) => (tail === undefined ? [head] : [head, tail]));
    const { read, tags, firsts } = readPieces(pieces);
    let piece = 0;
    for (const [i, token] of tokens.entries()) {
      const at = firsts[piece++] ?? 0;
      token.tag = tagOf(token, tags[at]);
      token.lemma = token.kind === "word" ? lemmas(token, () => read.itemAt(at).out(lemma)) : token.lower;
      if (showings[i]?.tail !== undefined) token.clitic = tags[firsts[piece++] ?? 0] ?? "X";
    }
  };
}
