import type { Analysis } from "../facts/analysis.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { weekdays } from "./weekdays.ts";

/** Words an item of a list may be made of, and how many of them. */
const inItem = /^(?:DET|ADJ|NOUN|PROPN|NUM|X)$/;
const longestItem = 4;

/** What opens a clause or tells when: “Yesterday, Ann and Bob met.” */
const introducing: ReadonlySet<string> = new Set([
  ...weekdays,
  ...wordSet(`
  today yesterday tomorrow tonight day week month year
  morning afternoon evening night time yes no well oh dear hello hi first second finally then now later however also
  thus instead meanwhile sir please
`),
]);

type Shape = "name" | "noun" | "adjective";

/** What an item is when all it holds is a noun phrase or one adjective; undefined for anything else. */
function shapeOf(item: readonly Token[]): Shape | undefined {
  const last = item.at(-1);
  if (!last || item.length > longestItem || !item.every((token) => inItem.test(token.tag) && token.kind !== "symbol"))
    return undefined;
  if (last.tag === "PROPN") return "name";
  if (last.tag === "NOUN") return "noun";
  return item.length === 1 && last.tag === "ADJ" ? "adjective" : undefined;
}

const isComma = (token: Token | undefined): boolean => token?.text === ",";

/** Index of the first token of the item that ends before `end`: behind the last comma, verb, preposition … */
function itemStart(a: Analysis, end: number, floor: number): number {
  let at = end;
  while (at > floor && inItem.test(a.tokens[at - 1]?.tag ?? "PUNCT") && end - at <= longestItem) at--;
  return at;
}

/** Whether what stands before the list lets it be one: not “In Rome, Ann and Bob met”, not “ham and eggs, …”. */
function canOpenList(a: Analysis, first: number, comma: number): boolean {
  const sentence = a.sentences[a.tokens[comma]?.sentence ?? -1];
  if (!sentence) return false;
  const opening = a.tokens[sentence.first];
  const before = first > sentence.first ? a.tokens[first - 1] : undefined;
  if (before?.tag === "CCONJ") return false;
  if (isComma(before)) return true;
  if (!opening || introducing.has(opening.lower) || /^(?:ADP|SCONJ|ADV|INTJ)$/.test(opening.tag)) return false;
  return !a.tokens.slice(first, comma).some((token) => introducing.has(token.lower));
}

/** The tokens of the item that begins at `at`. */
function itemFrom(a: Analysis, at: number): Token[] {
  const item: Token[] = [];
  for (let i = at; item.length < longestItem; i++) {
    const token = a.tokens[i];
    if (token?.sentence !== a.tokens[at]?.sentence || !token || !inItem.test(token.tag)) break;
    item.push(token);
  }
  return item;
}

const hasArticle = (item: readonly Token[]): boolean => item[0]?.tag === "DET";

/** What follows a third item when the list goes on. */
const goesOn = wordSet(", and or &");

/** Words that gather what follows into one. */
const gathers = wordSet("both these those all such following");

/** “the prices and selection of goods”, “two parts, a cup and a lid”, “food, oil and gas fields, and water”: pairs, no lists. */
function isPair(a: Analysis, items: readonly (readonly Token[])[], behind: number): boolean {
  const [first = [], second = [], third = []] = items;
  if (goesOn.has(a.tokens[behind]?.lower ?? "")) return true;
  if (hasArticle(second) !== hasArticle(third) || (hasArticle(second) && !hasArticle(first))) return true;
  return first[0]?.tag === "NUM" || gathers.has(first[0]?.lower ?? "");
}

/** A list of three or more items, of which the last stands behind “and” or “or”. */
export interface WordSeries {
  /** The last word before the conjunction, and its comma, if there is one. */
  readonly word: Token;
  readonly comma: Token | undefined;
}

/** The list of three or more that ends with the conjunction at `at`; undefined when it surely is not one. */
export function seriesAt(a: Analysis, at: number): WordSeries | undefined {
  const comma = isComma(a.tokens[at - 1]) ? a.tokens[at - 1] : undefined;
  const end = comma ? at - 1 : at;
  const sentence = a.sentences[a.tokens[at]?.sentence ?? -1];
  const word = a.tokens[end - 1];
  if (!sentence || !word) return undefined;
  const second = itemStart(a, end, sentence.first);
  if (!isComma(a.tokens[second - 1])) return undefined;
  const first = itemStart(a, second - 1, sentence.first);
  const last = itemFrom(a, at + 1);
  const items = [a.tokens.slice(first, second - 1), a.tokens.slice(second, end), last];
  const shapes = [...items.slice(0, 2).map(shapeOf), shapeOf(last) ?? shapeOf(last.slice(0, 1))];
  if (isPair(a, items, at + 1 + last.length)) return undefined;
  // “red, white and blue cars”: the last adjective may have its noun.
  const alike = shapes[0] === shapes[1] && (shapes[0] === shapes[2] || shapes[0] === "adjective");
  return alike && shapes.every(Boolean) && canOpenList(a, first, second - 1) ? { word, comma } : undefined;
}
