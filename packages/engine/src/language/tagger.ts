import type { ItsFunction } from "wink-nlp";
import { createMemory, remember, wordsOfANovel } from "../text/memory.ts";
import { ownString } from "../text/own-string.ts";
import type { Tag, Token } from "../text/token.ts";
import { openWink } from "./wink.ts";

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

/** “don’t” is shown as “do not”, “Ann’s” as “Ann ’s”, “well-known” as its last part. */
function shown(text: string): Shown {
  if (!/['’\u2011\u00AD\u200C-]|\u200D/.test(text)) return plain(text);
  const straight = text.replaceAll("’", "'");
  if (!/^['’]?\p{L}/u.test(straight)) return plain(straight);
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

/** Asking wink for a lemma costs more than all the rest, and a word’s lemma under one tag never changes. */
function lemmaMemory(): (token: Token, ask: () => string) => string {
  const byTag = remember(wordsOfANovel, () => createMemory<string>(wordsOfANovel));
  return (token, ask) => {
    const known = byTag(token.tag);
    return known.get(token.lower) ?? known.set(token.lower, ownString(ask()));
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
 * token, which depends on what it read before, never matters: a new token begins where a space stands. Wink is opened
 * anew when it has learnt more than `mostLearnt` words, which it would keep for ever.
 */
export function createTagger(mostLearnt = 10_000): Tagger {
  let wink = openWink();
  const { its } = wink.nlp;
  // wink’s own types forget that a lemma may be asked of tokens.
  const lemma = its.lemma as unknown as ItsFunction<string>;
  const lemmas = lemmaMemory();

  const showing = remember(wordsOfANovel, shown);
  const thing = plain("Thing");

  /** The index of wink’s first token of each piece: a piece begins where a space stands. */
  const firstsOf = (read: ReturnType<typeof readPieces>, pieces: number): number[] | undefined => {
    // Nearly always wink sees one token a piece, and nothing needs to be counted.
    if (read.tags.length === pieces) return undefined;
    const spaces = read.tokens.out(its.precedingSpaces);
    return spaces.flatMap((space, i) => (i === 0 || space !== "" ? [i] : []));
  };
  const readPieces = (pieces: readonly string[]) => {
    if (wink.learnt() > mostLearnt) wink = openWink();
    const tokens = wink.nlp.readDoc(pieces.join(" ")).tokens();
    return { tokens, tags: tokens.out(its.pos) as Tag[] };
  };

  return (tokens) => {
    if (tokens.length === 0) return;
    const showings = tokens.map((token) => (token.kind === "opaque" ? thing : showing(token.text)));
    const pieces = piecesOf(showings);
    const read = readPieces(pieces);
    const firsts = firstsOf(read, pieces.length);
    let piece = 0;
    const next = (): number => {
      const at = firsts ? firsts[piece] : piece;
      piece++;
      return at ?? 0;
    };
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      if (!token) continue;
      const at = next();
      token.tag = tagOf(token, read.tags[at]);
      token.lemma = token.kind === "word" ? lemmas(token, () => read.tokens.itemAt(at).out(lemma)) : token.lower;
      if (showings[i]?.tail !== undefined) token.clitic = read.tags[next()] ?? "X";
    }
  };
}

/** Heads and tails in the order they are shown. */
function piecesOf(showings: readonly Shown[]): string[] {
  const pieces: string[] = [];
  for (const { head, tail } of showings) {
    pieces.push(head);
    if (tail !== undefined) pieces.push(tail);
  }
  return pieces;
}
