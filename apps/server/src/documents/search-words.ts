/** A word of a text, case-folded, with its start and exclusive end in UTF-16 code units. */
interface TextWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A parsed search: prefixes of words, whole words, and phrases that the text must contain literally. */
export interface DocumentQuery {
  /** Case-folded, without duplicates. */
  readonly words: readonly string[];
  /** The words of the phrases, case-folded, without duplicates. */
  readonly whole: readonly string[];
  readonly phrases: readonly string[];
}

/** The first match in a text with its surroundings. */
export interface FoundWords {
  readonly Before: string;
  readonly Match: string;
  readonly After: string;
}

/** The most characters of a word in the index. Longer words are cut. */
const longestWord = 60;
/** The most bytes of words, because the database numbers them with twenty bits. */
const mostBytes = 1_000_000;
/** The text shown before and after a match, in UTF-16 code units. */
const shown = { before: 60, after: 140 };

/** Returns the words of a text for the search, each once, as many as the database can hold of one document. */
export function wordsToFind(text: string): readonly string[] {
  const found = new Set<string>();
  let bytes = 0;
  for (const { word } of wordsOf(text)) {
    if (found.has(word)) continue;
    bytes += Buffer.byteLength(word) + 1;
    if (bytes > mostBytes) break;
    found.add(word);
  }
  return [...found];
}

const quoted = /["“”]([^"“”]+)["“”]/g;

/** Returns what a person asks for: what is in quotation marks is a phrase of whole words. */
export function documentQuery(search: string): DocumentQuery {
  const phrases = [...search.matchAll(quoted)].flatMap(([, phrase = ""]) =>
    phrase.trim() === "" ? [] : [phrase.trim()],
  );
  return { words: wordsToFind(search.replaceAll(quoted, " ")), whole: wordsToFind(phrases.join(" ")), phrases };
}

/** Returns the query in PostgreSQL’s own notation, or undefined without words. A single letter is a whole word. */
export function tsquery({ words, whole }: DocumentQuery): string | undefined {
  const term = (word: string) => `'${word.replaceAll("'", "''")}'`;
  const terms = [...words.map((word) => `${term(word)}${word.length > 1 ? ":*" : ""}`), ...whole.map(term)];
  return terms.length === 0 ? undefined : terms.join(" & ");
}

/** Returns the place in a text where a query is met first: its first phrase, or else its longest word that the text has. */
export function foundIn(text: string, { words, whole, phrases }: DocumentQuery): FoundWords | null {
  const lower = text.toLowerCase();
  for (const phrase of phrases) {
    const at = lower.indexOf(phrase.toLowerCase());
    if (at >= 0 && lower.length === text.length) return around(text, at, at + phrase.length);
  }
  const all = [...wordsOf(text)];
  for (const wanted of [...words, ...whole].toSorted((a, b) => b.length - a.length)) {
    const hit = all.find(({ word }) => (wanted.length > 1 ? word.startsWith(wanted) : word === wanted));
    if (hit) return around(text, hit.start, hit.end);
  }
  return null;
}

function* wordsOf(text: string): Generator<TextWord> {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/gu)) {
    yield { word: folded(word), start: index, end: index + word.length };
  }
}

const folded = (word: string): string =>
  [...word.normalize("NFC").toLowerCase().replaceAll("’", "'")].slice(0, longestWord).join("");

/** Returns the words around a match on one line, cut between words. */
function around(text: string, start: number, end: number): FoundWords {
  const before = text.slice(Math.max(0, start - shown.before), start);
  const after = text.slice(end, end + shown.after);
  const isCut = { before: start > shown.before, after: end + shown.after < text.length };
  return {
    Before: `${isCut.before ? "…" : ""}${onOneLine(isCut.before ? before.replace(/^\S*\s+/, "") : before.trimStart())}`,
    Match: onOneLine(text.slice(start, end)),
    After: `${onOneLine(isCut.after ? after.replace(/\s+\S*$/, "") : after.trimEnd())}${isCut.after ? "…" : ""}`,
  };
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").toWellFormed();
