import { inOrder } from "@housestyle/texts";

/** Longer than any word; a longer line is a mistake in the file. */
const longest = 100;

/** What an import found. */
export interface ImportedWords {
  /** New words, in the order of the file. */
  readonly added: readonly string[];
  /** How many were there already, in the dictionary or earlier in the file. */
  readonly known: number;
  /** How many lines hold no word. */
  readonly refused: number;
}

/**
 * Reads a list of words: one on each line; or a Hunspell `.dic`, whose first line is a count and whose words may carry
 * `/FLAGS`. Empty lines and lines that begin with `#` are passed over.
 */
export function readWordList(text: string, known: ReadonlySet<string>): ImportedWords {
  const lines = text.split(/\r\n|[\n\r]/);
  const isHunspell = /^\uFEFF?\d+\s*$/.test(lines[0] ?? "");
  const seen = new Set(known);
  const added: string[] = [];
  let doubled = 0;
  let refused = 0;
  for (const line of isHunspell ? lines.slice(1) : lines) {
    const word = wordOf(line, isHunspell);
    if (word === "") continue;
    if (!isWord(word)) refused++;
    else if (seen.has(word)) doubled++;
    else {
      seen.add(word);
      added.push(word);
    }
  }
  return { added, known: doubled, refused };
}

/**
 * Returns whether a text can be a dictionary entry: letters and the marks that occur between them, not longer than a
 * word can be.
 */
export function isWord(word: string): boolean {
  return word.length <= longest && /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’&+-]*[\p{L}\p{M}\p{N}.'’+])?$/u.test(word);
}

/** Returns a word in the form it is stored in: trimmed, with composed accents. */
export function tidyWord(word: string): string {
  return word
    .replace(/^\uFEFF/, "")
    .trim()
    .normalize("NFC");
}

function wordOf(line: string, isHunspell: boolean): string {
  const word = tidyWord(line);
  if (word.startsWith("#")) return "";
  return isHunspell ? tidyWord(word.replace(/(?<!\\)\/.*$|\t.*$/, "").replaceAll("\\/", "/")) : word;
}

/** A list that `readWordList` reads back as the same words, in alphabetical order. */
export function writeWordList(words: Iterable<string>): string {
  return `${sortedWords(words).join("\n")}\n`;
}

/** Words as a dictionary orders them. */
export function sortedWords(words: Iterable<string>): string[] {
  return [...words].sort(inOrder);
}
