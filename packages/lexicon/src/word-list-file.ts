import { type Dialect, dialectBit } from "@housestyle/engine";

/** A line of a committed word list. */
export interface WordListEntry {
  readonly word: string;
  /** Where it is right; all dialects when the line names none. */
  readonly dialects: number;
}

const everywhere = 15;

/** Reads a list of `data/`: one word a line, perhaps a tab and its dialects (`US GB`); `#` begins a comment. */
export function readWordList(text: string): WordListEntry[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*$/, "").trimEnd());
  return lines.filter((line) => line !== "").map(readLine);
}

function readLine(line: string): WordListEntry {
  const [word = "", where = ""] = line.split("\t");
  if (/\s/.test(word)) throw new Error(`“${word}” is more than one word.`);
  const dialects = where.split(" ").filter(Boolean).map(bitOf);
  return { word: word.normalize("NFC"), dialects: dialects.length > 0 ? dialects.reduce((a, b) => a | b) : everywhere };
}

function bitOf(place: string): number {
  const bit = dialectBit[`en-${place}` as Dialect];
  if (bit === undefined) throw new Error(`“${place}” is not a dialect. Use US, GB, CA, or AU.`);
  return bit;
}
