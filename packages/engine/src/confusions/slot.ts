import { hashOf } from "../syntax/hash.ts";
import type { Word } from "../text/token.ts";
import { noted } from "../text/vocabulary.ts";
import { wordSet } from "../text/word-set.ts";

/** Function words: each is a class of its own. */
const closed = wordSet(`
  about after all also although always am among and another any anybody anyone anything are because been before being
  between both but can't cannot could did didn't does doesn't doing don't done down during each either else enough even
  ever every everyone everything few first from get gets getting give going good got had has hasn't have haven't having
  he's her here hers him himself his how however i'm i've into isn't it's itself just last least less let like made make
  makes making many may maybe might mine more most much must myself neither never next nobody none nor nothing now off
  often once one only other others ought our ours out over own quite rather really same several shall she's should
  since some someone something sometimes still such take than that that's their theirs them themselves then there
  there's these they they're they've this those though through thus till today together tomorrow too toward towards
  under unless until upon us used very want was wasn't we're we've were weren't what what's when where whether which
  while who whom whose why will with within without won't would wouldn't yesterday yet you're you've your yours yourself
`);

/** A word and its class: the word itself if it is a function word, otherwise its ending. */
interface ClassedWord {
  readonly word: number;
  readonly kind: number;
}

const known = (word: string, kind: string): ClassedWord => ({ word: hashOf(word), kind: hashOf(`~${kind}`) });

const classOf = (lower: string): string => (lower.length <= 3 || closed.has(lower) ? lower : `-${lower.slice(-3)}`);

const outside = known("", "");
const aNumber = known("#", "#");
const aThing = known("@", "@");
const name = hashOf("~Aa");
const knownWord = noted("surroundings", ({ lower }) => known(lower, classOf(lower)));

/** The tokens of a text as numbers: the hash of each word, and of its class. */
export class TokenHashes {
  readonly words: Int32Array;
  readonly kinds: Int32Array;

  constructor(size: number) {
    this.words = new Int32Array(size);
    this.kinds = new Int32Array(size);
  }

  /** Adds token `at` of `tokens`. */
  read(tokens: readonly Word[], at: number): void {
    const token = tokens[at];
    if (!token) return;
    const { word, kind } = plain(token);
    this.words[at] = word;
    this.kinds[at] = isName(token, tokens[at - 1]) ? name : kind;
  }
}

function plain(token: Word): ClassedWord {
  if (token.kind === "number") return aNumber;
  if (token.kind === "opaque") return aThing;
  return knownWord(token.entry);
}

/** Returns whether a word has a capital that its position does not require. */
function isName({ text, lower, sentence }: Word, before: Word | undefined): boolean {
  const first = text.charCodeAt(0);
  if (first < 65 || first > 90 || before?.sentence !== sentence) return false;
  return text.length > 1 && !lower.startsWith("i'");
}

/** The number of values in a slot. */
export const slotSize = 8;

/** Writes the context of token `at` into `slot`: the four neighboring words, then their classes. */
export function readSlot(
  tokens: readonly Word[],
  hashes: TokenHashes,
  at: number,
  slot: Int32Array,
  offset: number,
): void {
  const sentence = tokens[at]?.sentence ?? -1;
  for (let i = 0; i < 4; i++) {
    const there = at + (i < 2 ? i - 2 : i - 1);
    const inside = tokens[there]?.sentence === sentence;
    slot[offset + i] = inside ? (hashes.words[there] as number) : outside.word;
    slot[offset + 4 + i] = inside ? (hashes.kinds[there] as number) : outside.kind;
  }
}

/**
 * The pairs of slot values that form a feature; a value paired with itself counts alone. The most distinctive come
 * first. The weights were trained with the numbers in `salts`.
 */
const looks = Uint8Array.from([1, 1, 2, 2, 1, 2, 5, 5, 6, 6, 5, 6, 0, 0, 3, 3, 0, 1, 2, 3, 6, 7, 4, 5, 1, 6, 5, 2]);
const salts = Uint8Array.from([0, 1, 6, 7, 8, 9, 2, 3, 4, 5, 10, 11, 12, 13]);

/** The number of features of a slot, and how many of them are distinctive. */
export const slotFeatures = salts.length;
export const distinctiveFeatures = 6;

/** Writes the features of a slot, 24 bits each. */
export function writeFeatures(slot: Int32Array, offset: number, features: Int32Array): void {
  for (let i = 0; i < slotFeatures; i++) {
    const a = slot[offset + (looks[2 * i] as number)] as number;
    const b = slot[offset + (looks[2 * i + 1] as number)] as number;
    features[i] = mixed(salts[i] as number, a, b);
  }
}

function mixed(salt: number, a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash + b, 0xc2b2ae35);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x27d4eb2f);
  return (hash ^ (hash >>> 15)) >>> 8;
}
