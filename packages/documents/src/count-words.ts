import type { Node } from "prosemirror-model";
import { isDeleted } from "./text-blocks.ts";

const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/**
 * Words read silently per minute: M. Brysbaert, “How many words do we read per minute?”, 2019, for English non-fiction.
 */
export const wordsPerMinute = 238;

/** Returns the number of words in a text. “Don’t”, “well-known” and “3.5” are one each. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

// A node never changes, so it is counted once in its life.
const counted = new WeakMap<Node, number>();

/** Returns the number of words in a textblock, without those that are suggested for deletion. */
export function wordsOfBlock(node: Node): number {
  const known = counted.get(node);
  if (known !== undefined) return known;
  const kept = node.children.filter((child) => !isDeleted(child));
  const words = countWords(kept.map((child) => (child.isText ? child.text : "\n")).join(""));
  counted.set(node, words);
  return words;
}

/** Returns the time it takes to read a number of words, in whole minutes: at least one if there are any words. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / wordsPerMinute);
}
