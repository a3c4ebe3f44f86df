import type { ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { lazy } from "../analysis/lazy.ts";
import { commonWords } from "../lists/common-words.ts";
import { byLetters, commonest } from "../notes/commonest.ts";
import { grouped } from "../notes/grouped.ts";
import { nameCounter } from "../notes/name-counts.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { wordCloud: own } = texts;

/** How capitals are shown. `intelligent`: as a word is mostly written, whatever stands at the head of a sentence. */
export const caseMethods = ["preserve", "lower", "upper", "intelligent"] as const;

/** Which words of a text are in its cloud. */
export interface CloudChoice {
  readonly most?: number;
  /** True by default. */
  readonly dropCommon?: boolean;
  readonly caseMethod?: (typeof caseMethods)[number];
  /** Only words of which it says yes, by their dictionary form: those of a feeling, say. */
  readonly only?: (lemma: string) => boolean;
  /** Words that stay away, in whatever form: by themselves or by their dictionary form. */
  readonly leaveOut?: readonly string[];
}

/** A word of a cloud and how often it comes. */
export interface CloudWord {
  readonly text: string;
  readonly count: number;
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

const mostByDefault = 100;
const straight = (word: string): string => word.replaceAll("’", "'");
const said: ReadonlySet<string> = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV", "INTJ"]);

function isShown({ lower, tag }: CloudUse): boolean {
  return said.has(tag) && lower.length > 1 && !commonWords.has(straight(lower));
}

type CloudUse = Pick<ReadWord, "start" | "end" | "text" | "lower" | "lemma" | "tag"> & {
  /** Whether it begins a sentence. */
  readonly isHead: boolean;
};

const usesIn = ({ words }: ReadSentence): CloudUse[] =>
  words
    .map(({ start, end, text, lower, lemma, tag }, i) => ({ start, end, text, lower, lemma, tag, isHead: i === 0 }))
    .filter(({ text }) => /\p{L}/u.test(text));
const lettered = occurrenceFinder(({ sentences }) => sentences.flatMap(usesIn));
const uncommon = occurrenceFinder(({ sentences }) => sentences.flatMap(usesIn).filter(isShown));
const uncommonTally = nameCounter((paragraph) => uncommon.of(paragraph).map(({ lower }) => lower));

/** As a word is written where no sentence begins; at heads alone only a name keeps its capital. */
function intelligently(uses: readonly CloudUse[]): string {
  const inside = uses.filter(({ isHead }) => !isHead);
  const [first] = uses;
  if (inside.length === 0) return first?.tag === "PROPN" ? first.text : (first?.lower ?? "");
  const ways = [...grouped(inside, ({ text }) => text)].sort(([, a], [, b]) => b.length - a.length);
  return ways[0]?.[0] ?? "";
}

/** The words of a text by how often they come, of as common ones by their letters. */
export function cloudWords(reading: AnalyzedText, choice: CloudChoice = {}): CloudWord[] {
  const { most = mostByDefault, dropCommon = true, caseMethod = "intelligent", only } = choice;
  const gone = new Set((choice.leaveOut ?? []).map((word) => straight(word.toLowerCase())));
  const isLeftOut = (word: string) => gone.has(straight(word.toLowerCase()));
  const all = dropCommon ? uncommon(reading) : lettered(reading);
  const isAnyWord = only === undefined && gone.size === 0;
  const words = isAnyWord
    ? all
    : all.where(({ lower, lemma }) => only?.(lemma.toLowerCase()) !== false && !isLeftOut(lower) && !isLeftOut(lemma));
  const names = {
    preserve: (uses: readonly CloudUse[]) => uses[0]?.text ?? "",
    lower: (uses: readonly CloudUse[]) => uses[0]?.lower ?? "",
    upper: (uses: readonly CloudUse[]) => (uses[0]?.text ?? "").toUpperCase(),
    intelligent: intelligently,
  };
  const nameOf = ({ text, lower }: CloudUse) => (caseMethod === "preserve" ? text : lower);
  const isKept = isAnyWord && dropCommon && caseMethod !== "preserve";
  const counts = isKept ? uncommonTally(reading).counts : words.counts(nameOf);
  const shown = commonest(counts, most, byLetters);
  const chosen = new Set(shown.map(([name]) => name));
  const isChosen = (word: CloudUse) => chosen.has(nameOf(word));
  const uses = words.grouped(nameOf, isChosen);
  const placed = lazy(() => grouped(words.where(isChosen).all, nameOf));
  return shown.map(([name, count]) => ({
    ...{ text: names[caseMethod](uses.get(name) ?? []), count },
    get places() {
      return (placed().get(name) ?? []).map(({ start, end }) => ({ start, end }));
    },
  }));
}

/** What a text is about, by its commonest words, with a choice of them. */
export const wordCloudOf = (choice: CloudChoice): Report => ({
  id: "wordcloud",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const words = cloudWords(reading, choice);
    return {
      measures: [measure("words", own.words, words.length)],
      graphs: [
        {
          title: own.which,
          bars: words.map((word) => ({
            ...{ label: word.text, value: word.count },
            get places() {
              return word.places;
            },
          })),
        },
      ],
      places: [],
    };
  },
});

/** The same with the hundred commonest that say something. */
export const wordCloud: Report = wordCloudOf({});
