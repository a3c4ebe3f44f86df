import { inSameForm } from "@housestyle/engine";
import type { ReadWord } from "../analysis/analyzed-paragraph.ts";
import { commonWords } from "../lists/common-words.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { measure } from "../result/measure.ts";
import type { Report, ReportSpan } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { thesaurus: own } = texts;

const parts: ReadonlySet<string> = new Set(["NOUN", "VERB", "ADJ", "ADV"]);
const isAsked = ({ tag, lower }: ReadWord): boolean => parts.has(tag) && lower.length > 2 && !commonWords.has(lower);
const mostOffered = 8;
const shown = 40;

const askedIn = occurrenceFinder(({ words }) =>
  words.filter(isAsked).map(({ start, end, lemma }) => ({ start, end, lemma: lemma.toLowerCase() })),
);

/** Words to write instead, for each word that carries something. */
export const thesaurus: Report = {
  id: "thesaurus",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { text, paragraphs, otherWords } = reading;
    const graphs = [{ title: own.most, bars: askedIn(reading).bars(({ lemma }) => lemma, shown) }];
    if (!otherWords) return { measures: [], graphs, places: [] };
    const known = new Map<string, readonly string[]>();
    const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
    const places = sentences.flatMap(({ start, end, words }) =>
      words.filter(isAsked).flatMap((word): ReportSpan[] => {
        const key = `${word.text}\n${word.lemma}\n${word.tag}`;
        const others = known.get(key) ?? otherWords(word.lemma, word.tag, text.slice(start, end)) ?? [];
        known.set(key, others);
        if (others.length === 0) return [];
        const suggestions = others
          .slice(0, mostOffered)
          .map((other) => inSameForm(word.text, word.lemma, word.tag, other));
        return [{ start: word.start, end: word.end, note: own.others, suggestions }];
      }),
    );
    return { measures: [measure("words", own.words, places.length)], graphs, places };
  },
};
