import type { Span } from "@housestyle/engine";
import type { AnalyzedText, ReadParagraph } from "../analysis/analyzed-text.ts";
import { excerptOf } from "../analysis/excerpt.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";
import { manuscript as own } from "../texts/manuscript.ts";

/** A chapter: its paragraphs from one place of the list of all to another, end exclusive. */
export interface Chapter extends Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Where nothing is called a chapter, so many words are one. */
const wordsOfAPart = 5000;
const longestHead = 80;
const named = /^(?:(?:chapter|part|book|act|letter)\s+\S+|prologue|epilogue|introduction|preface|afterword)\b/i;

/** What a paragraph is called as a chapter: a heading, or a line like “Chapter Two” that is no sentence. */
const headIn = paragraphNotes((paragraph) => {
  const { text, kind, words } = paragraph;
  const line = text.trim();
  const isHead = kind === "heading" || (line.length <= longestHead && !/[,;]$/.test(line) && named.test(line));
  // In Markdown its signs are part of the text.
  const signs = kind === "heading" ? (/^#+\s+/.exec(text)?.[0].length ?? 0) : 0;
  return { head: isHead ? excerptOf(paragraph, signs, text.length, longestHead) : undefined, words: words.length };
});

/** The chapters of a text, in its order: what stands before the first head is one, too. A head without words below it begins the next one. */
export function chaptersOf(reading: AnalyzedText): Chapter[] {
  const notes = headIn(reading);
  const heads = notes.flatMap(({ note }, at) =>
    note.head !== undefined && notes[at + 1]?.note.head === undefined ? at : [],
  );
  const { paragraphs } = reading;
  if (heads.length < 2)
    return partsOf(
      paragraphs,
      notes.map(({ note }) => note.words),
    );
  const begins = notes.slice(0, heads[0]).some(({ note }) => note.words > 0 && note.head === undefined)
    ? [0, ...heads]
    : heads;
  return begins.flatMap((from, i) => {
    const name = notes[from]?.note.head ?? own.beginning;
    return chapterOf(paragraphs, name, from, begins[i + 1] ?? paragraphs.length);
  });
}

function partsOf(paragraphs: readonly ReadParagraph[], words: readonly number[]): Chapter[] {
  const parts: Chapter[] = [];
  let [from, count, before] = [0, 0, 0];
  for (const [at, own] of words.entries()) {
    count += own;
    const isLast = at === words.length - 1;
    if (!isLast && count < wordsOfAPart) continue;
    if (count > 0) parts.push(...chapterOf(paragraphs, partName(before, count), from, at + 1));
    [from, before, count] = [at + 1, before + count, 0];
  }
  return parts;
}

const partName = (before: number, count: number): string => own.words(before + 1, before + count);

function chapterOf(paragraphs: readonly ReadParagraph[], name: string, from: number, to: number): Chapter[] {
  const [first, last] = [paragraphs[from], paragraphs[to - 1]];
  return first && last && last.end > first.start ? [{ name, from, to, start: first.start, end: last.end }] : [];
}
