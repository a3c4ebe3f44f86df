import type { Node } from "prosemirror-model";
import { isDeleted } from "./text-blocks.ts";

const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Words read silently in a minute: M. Brysbaert, “How many words do we read per minute?”, 2019, for English non-fiction. */
export const wordsPerMinute = 238;

/** How many words a text has. “Don’t”, “well-known” and “3.5” are one each. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

// A node never changes, so it is counted once in its life.
const counted = new WeakMap<Node, number>();

/** How many words a textblock has, without those that someone suggests to delete. */
export function wordsOfBlock(node: Node): number {
  const known = counted.get(node);
  if (known !== undefined) return known;
  const kept = node.children.filter((child) => !isDeleted(child));
  const words = countWords(kept.map((child) => (child.isText ? child.text : "\n")).join(""));
  counted.set(node, words);
  return words;
}

/** Whole minutes it takes to read so many words; at least one as soon as there is a word. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / wordsPerMinute);
}
