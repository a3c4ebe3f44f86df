import type { Book } from "./book.ts";
import type { Section, SectionItem, SectionKind } from "./section.ts";
import { anagrams } from "./sections/anagrams.ts";
import { collocations } from "./sections/collocations.ts";
import { definitions } from "./sections/definitions.ts";
import { examples } from "./sections/examples.ts";
import { facts } from "./sections/facts.ts";
import { formOf } from "./sections/form-of.ts";
import { idioms } from "./sections/idioms.ts";
import { inContext } from "./sections/in-context.ts";
import { antonyms, broader, narrower, parts } from "./sections/linked.ts";
import { reverse } from "./sections/reverse.ts";
import { alliteration, homophones, nearRhymes, rhymes } from "./sections/sounding.ts";
import { synonyms } from "./sections/synonyms.ts";
import { wordFamily } from "./sections/word-family.ts";
import { type Subject, subjectOf } from "./subject.ts";

type Writer = (book: Book, subject: Subject) => SectionItem[];

/** All sections in the order they are shown. */
const sections: readonly (readonly [name: string, title: string, kind: SectionKind, write: Writer])[] = [
  ["FormOf", "Form of", "table", formOf],
  ["Definitions", "Definitions", "definitions", definitions],
  ["Synonyms", "Synonyms", "chips", synonyms],
  ["InContext", "In your sentence", "chips", inContext],
  ["ReverseDictionary", "Words for this description", "definitions", reverse],
  ["Antonyms", "Antonyms", "chips", antonyms],
  ["Broader", "Broader words", "chips", broader],
  ["Narrower", "Narrower words", "chips", narrower],
  ["Parts", "Parts and wholes", "chips", parts],
  ["WordFamily", "Word family", "chips", wordFamily],
  ["Collocations", "Words that go with it", "chips", collocations],
  ["Examples", "Example sentences", "sentences", examples],
  ["Idioms", "Idioms, clichés, and phrases", "definitions", idioms],
  ["Rhymes", "Rhymes", "chips", rhymes],
  ["NearRhymes", "Near rhymes", "chips", nearRhymes],
  ["Homophones", "Words that sound the same", "chips", homophones],
  ["Alliteration", "Words that begin alike", "chips", alliteration],
  ["Anagrams", "Anagrams", "chips", anagrams],
  ["Facts", "Sound, frequency, and reading age", "table", facts],
];

/** What may be asked besides the word. */
export interface ExploreOptions {
  /** A sentence the word stands in: synonyms are ranked for it. */
  readonly context?: string | undefined;
  /** Only the section of this name, in any case. */
  readonly section?: string | undefined;
}

/**
 * Everything there is to know about a word, a phrase or a description in several words; sections with nothing in them
 * are left out. Rude words are answered and never suggested. Never throws.
 */
export function explore(book: Book, text: string, { context = "", section }: ExploreOptions = {}): Section[] {
  const subject = subjectOf(book, text, context);
  const wanted = sections.filter(([name]) => section === undefined || name.toLowerCase() === section.toLowerCase());
  return wanted
    .map(([name, title, kind, write]) => ({ name, title, kind, items: write(book, subject) }))
    .filter(({ items }) => items.length > 0);
}
