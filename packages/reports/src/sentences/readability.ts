import type { Span } from "@housestyle/engine";
import { automatedReadability } from "automated-readability";
import { colemanLiau } from "coleman-liau";
import { daleChall } from "dale-chall";
import { daleChallFormula } from "dale-chall-formula";
import { flesch } from "flesch";
import { fleschKincaid } from "flesch-kincaid";
import { gunningFog } from "gunning-fog";
import { smogFormula } from "smog-formula";
import { spache } from "spache";
import { spacheFormula } from "spache-formula";
import type { ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import type { AnalyzedText, ReadParagraph } from "../analysis/analyzed-text.ts";
import { excerptOf } from "../analysis/excerpt.ts";
import { nameCounter } from "../notes/name-counts.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts.ts";

const { readability: own } = texts;

/** Words that four in five children of the fourth grade know, and of the third. */
const known = { daleChall: new Set(daleChall), spache: new Set(spache) };

const isFamiliar = (list: ReadonlySet<string>, { lower, lemma, tag }: ReadWord): boolean =>
  // Names are familiar to both formulas.
  tag === "PROPN" || list.has(lower) || list.has(lemma.toLowerCase());

/** What formulas count. Figures are no words to them. */
export function countsOf(sentences: readonly ReadSentence[]) {
  const note = noteOf(sentences);
  return { ...summed([note]), unfamiliarWord: note.unfamiliar.length };
}

/** What formulas count of some sentences, unfamiliar words by name: each of those counts once in the whole text. */
function noteOf(sentences: readonly ReadSentence[]) {
  const words = sentences.flatMap((sentence) => sentence.words.filter(({ syllables }) => syllables > 0));
  const long = words.filter(({ syllables }) => syllables >= 3);
  const unfamiliar = (list: ReadonlySet<string>) => words.filter((word) => !isFamiliar(list, word));
  return {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, { syllables }) => sum + syllables, 0),
    letter: words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, "").length, 0),
    polysillabicWord: long.length,
    // Gunning leaves out names, and what is long by its ending alone.
    complexPolysillabicWord: long.filter(
      ({ tag, lower, syllables }) => tag !== "PROPN" && !(syllables === 3 && /(?:es|ed|ing)$/.test(lower)),
    ).length,
    difficultWord: unfamiliar(known.daleChall).length,
    unfamiliar: [...new Set(unfamiliar(known.spache).map(({ lower }) => lower))],
  };
}

/** What was counted in several paragraphs, together, but for unfamiliar words, which count once in all of them. */
export function summed(notes: readonly ReturnType<typeof noteOf>[]) {
  const total = (of: (note: ReturnType<typeof noteOf>) => number) => notes.reduce((sum, note) => sum + of(note), 0);
  return {
    sentence: total(({ sentence }) => sentence),
    word: total(({ word }) => word),
    syllable: total(({ syllable }) => syllable),
    letter: total(({ letter }) => letter),
    polysillabicWord: total(({ polysillabicWord }) => polysillabicWord),
    complexPolysillabicWord: total(({ complexPolysillabicWord }) => complexPolysillabicWord),
    difficultWord: total(({ difficultWord }) => difficultWord),
  };
}

/** What formulas count in each paragraph, and its grade. */
export const countedIn = paragraphNotes(({ sentences }) => {
  const counted = noteOf(sentences);
  const { fleschKincaid: grade } = gradesOf({ ...summed([counted]), unfamiliarWord: counted.unfamiliar.length }) ?? {};
  return { counted, grade };
});

/** Each unfamiliar word counts once in a text. */
const unfamiliarIn = nameCounter((analyzed) => countedIn.of(analyzed).counted.unfamiliar);

/** What was counted, as grades; undefined without words. */
export function gradesOf(counts: ReturnType<typeof countsOf>) {
  if (counts.word === 0) return undefined;
  const { letter, ...rest } = counts;
  return {
    flesch: flesch(rest),
    fleschKincaid: fleschKincaid(rest),
    gunningFog: gunningFog(rest),
    smog: smogFormula(rest),
    colemanLiau: colemanLiau({ ...rest, letter }),
    automated: automatedReadability({ ...rest, character: letter }),
    daleChall: daleChallFormula(rest),
    spache: spacheFormula(rest),
  };
}

const shownLetters = 30;
const beginningOf = paragraphNotes((analyzed) => ({
  label: excerptOf(analyzed, 0, analyzed.text.length, shownLetters),
}));

/** Of fewer words a grade says nothing. */
const fewestWords = 30;

/** The paragraphs that are long enough to have a school grade, by Flesch and Kincaid. */
export const gradedParagraphs = (
  reading: AnalyzedText,
): (Span & Pick<ReadParagraph, "analyzed"> & { readonly grade: number })[] =>
  countedIn(reading).flatMap(({ paragraph: { start, end, analyzed }, note: { counted, grade } }) =>
    grade === undefined || counted.word < fewestWords ? [] : [{ start, end, analyzed, grade: Math.max(0, grade) }],
  );

/** How easily the text is read. */
export const readability: Report = {
  id: "readability",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { targets } = reading;
    const target = targets.grade;
    const all = countedIn(reading);
    const unfamiliarWord = unfamiliarIn(reading).counts.size;
    const grades = gradesOf({ ...summed(all.map(({ note }) => note.counted)), unfamiliarWord });
    const each = gradedParagraphs(reading);
    return {
      measures: grades
        ? Object.entries(grades).map(([id, value]) =>
            measure(id, own[id as keyof typeof grades], value, "number", id === "fleschKincaid" ? target : undefined),
          )
        : [],
      graphs: [
        {
          title: own.paragraphs,
          bars: each.map(({ start, end, analyzed, grade }) => ({
            ...beginningOf.of(analyzed),
            value: grade,
            places: [{ start, end }],
          })),
        },
      ],
      places: each
        .filter(({ grade }) => grade > (target.most ?? Number.POSITIVE_INFINITY))
        .map(({ start, end, grade }) => ({ start, end, note: own.hard(Math.round(grade)) })),
    };
  },
};
