/** A token and where it stands, UTF-16, end exclusive. */
export interface PlainToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Stands before the first word of a sentence, so that something may be put in front of it. */
export const sentenceStart: PlainToken = { text: "$START", start: 0, end: 0 };

/** As `training/text.py` cuts: numbers, possessives, words with their apostrophes and hyphens, then marks one by one. */
const token = new RegExp(
  [
    String.raw`\p{Nd}+(?:[.,:]\p{Nd}+)*%?`,
    String.raw`[\p{L}\p{Nl}\p{No}]+(?:['-][\p{L}\p{N}]+)*'?(?<=s')`,
    String.raw`[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*`,
    String.raw`\.\.\.|--|_+|[^\s\p{L}\p{N}]`,
  ].join("|"),
  "gu",
);
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|vs|etc|Inc|Ltd|Co|No|Fig|Jr|Sr|e\.g|i\.e|[A-Z])$/;
const mostWords = 60;

const plain: Readonly<Record<string, string>> = { "’": "'", "‘": "'", "“": '"', "”": '"', "\u00a0": " " };

/** The text with straight quotation marks and plain blanks, at equal length: what the corrector has learnt to read. */
export const plainly = (text: string): string => text.replace(/[’‘“”\u00a0]/g, (mark) => plain[mark] ?? mark);

/** The tokens of a text. */
export const tokensOf = (text: string): PlainToken[] =>
  Array.from(text.matchAll(token), ({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }));

const beginsBig = ({ text }: PlainToken): boolean => /^\p{Lu}/u.test(text);
const isEnd = (text: string | undefined): boolean => text === "." || text === "?" || text === "!";

function endsHere(before: string, here: string): boolean {
  if (here === "'" || here === '"') return isEnd(before);
  return isEnd(here) && !(here === "." && abbreviation.test(before));
}

/** Whether tokens were cut for their number: there no sentence ends, and the next does not begin one. */
export const isCut = (tokens: readonly PlainToken[]): boolean =>
  tokens.length >= mostWords && !/^[.?!"']$/.test(tokens.at(-1)?.text ?? "");

/** The tokens of each sentence: they end at a full stop before a capital, and after sixty tokens at the latest. */
export function sentencesOf(text: string): PlainToken[][] {
  const all = tokensOf(text);
  const sentences: PlainToken[][] = [];
  let begun: PlainToken[] = [];
  for (const [i, here] of all.entries()) {
    begun.push(here);
    const after = all[i + 1];
    const ends = after !== undefined && endsHere(all[i - 1]?.text ?? "", here.text) && beginsBig(after);
    if (!ends && begun.length < mostWords) continue;
    sentences.push(begun);
    begun = [];
  }
  if (begun.length > 0) sentences.push(begun);
  return sentences;
}
