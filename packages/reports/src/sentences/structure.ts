import type { TokenInfo } from "@housestyle/engine";
import type { ReadSentence } from "../analysis/analyzed-paragraph.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { measure, share } from "../result/measure.ts";
import { measuredBar } from "../result/measured-bar.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts.ts";

const { structure: own } = texts;

/** How a sentence may begin. */
export const openings = [
  "subject",
  "adverb",
  "gerund",
  "infinitive",
  "subordinating",
  "coordinating",
  "participle",
  "verb",
] as const;
export type SentenceOpening = (typeof openings)[number];

/** How a sentence begins; undefined for what begins in another way, with “in the morning” or a number. */
export function openingOf({ tokens }: ReadSentence): SentenceOpening | undefined {
  const [first, second] = tokens.filter(({ partOfSpeech }) => partOfSpeech !== "PUNCT" && partOfSpeech !== "SYM");
  if (!first) return undefined;
  const lower = first.text.toLowerCase();
  if (lower === "to" && second?.partOfSpeech === "VERB") return "infinitive";
  return byTag(first, lower);
}

function byTag({ partOfSpeech: tag, lemma }: TokenInfo, lower: string): SentenceOpening | undefined {
  switch (tag) {
    case "ADV":
      return "adverb";
    case "SCONJ":
      return "subordinating";
    case "CCONJ":
      return "coordinating";
    case "VERB":
      if (lower.endsWith("ing")) return "gerund";
      return lower === lemma ? "verb" : "participle";
    case "AUX":
      return "verb";
    case "NOUN":
    case "PROPN":
    case "PRON":
    case "DET":
    case "ADJ":
    case "NUM":
      return "subject";
    default:
      return undefined;
  }
}

const openingsIn = occurrenceFinder(({ sentences }) =>
  sentences.map((sentence) => ({ start: sentence.start, end: sentence.end, opening: openingOf(sentence) })),
);

/** How sentences begin. */
export const structure: Report = {
  id: "structure",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const sentences = openingsIn(reading);
    const counts = sentences.counts(({ opening }) => opening);
    const ways = openings.map((opening) => ({ opening, value: share(counts.get(opening) ?? 0, sentences.length) }));
    return {
      measures: ways.map(({ opening, value }) =>
        measure(opening, own.share(own.openings[opening] ?? opening), value, "percent"),
      ),
      graphs: [
        {
          ...{ title: own.ways, unit: "percent" },
          bars: ways.map(({ opening, value }) =>
            measuredBar(
              opening,
              sentences.bar(own.openings[opening] ?? opening, value, (each) => each.opening === opening),
            ),
          ),
        },
      ],
      places: [],
    };
  },
};
