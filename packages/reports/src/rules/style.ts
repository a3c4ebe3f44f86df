import type { Span } from "@housestyle/engine";
import type { ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { inTextOrder, isPlain, placeOf } from "../result/finding-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import type { Report, ReportSpan } from "../result/report.ts";
import { texts } from "../texts/words.ts";
import { hiddenVerbs } from "../words/hidden-verbs.ts";

const { style: own } = texts;

const be: ReadonlySet<string> = new Set("am is are was were be been being isn't aren't wasn't weren't".split(" "));
/** Words in -ly that do not say how. Written by us. */
const noManner: ReadonlySet<string> = new Set(
  `only early daily weekly monthly yearly hourly nightly likely unlikely family really nearly hardly scarcely barely merely mostly
  partly lately recently usually rarely probably possibly certainly finally firstly secondly thirdly lastly namely especially
  particularly actually exactly approximately directly immediately previously formerly currently presently entirely
  fully wholly solely jelly reply supply presumably apparently obviously clearly evidently undoubtedly surely unfortunately
  fortunately hopefully generally typically normally equally similarly simply simultaneously relatively eventually originally
  ultimately basically essentially newly highly separately respectively jointly frequently occasionally regularly accordingly
  consequently additionally widely commonly initially primarily largely`.split(/\s+/),
);
const readable: ReadonlySet<string> = new Set(["clarity/wordy-phrase", "clarity/plain-word", "clarity/redundancy"]);

/** From the form of “be” to the participle. */
function passiveIn({ words }: ReadSentence): Span | undefined {
  for (const [at, word] of words.entries()) {
    if (!be.has(word.lower.replace("’", "'"))) continue;
    for (const next of words.slice(at + 1, at + 4)) {
      if (next.tag === "VERB" && next.lemma !== next.lower && !next.lower.endsWith("ing"))
        return { start: word.start, end: next.end };
      if (next.tag !== "ADV" && next.lower !== "not" && !be.has(next.lower)) break;
    }
  }
  return undefined;
}

/** What is done and not who did it, where the measure of passive sentences says so. */
const passives = occurrenceFinder(({ sentences, measures }) => {
  const passive = new Set(measures.sentences.filter(({ isPassive }) => isPassive).map(({ start }) => start));
  return sentences.flatMap((sentence) => {
    const { start, end } = passiveIn(sentence) ?? sentence;
    return passive.has(sentence.start) ? [{ start, end }] : [];
  });
});

const isManner = (word: ReadWord | undefined): boolean =>
  word?.tag === "ADV" && word.lower.endsWith("ly") && word.lower.length > 4 && !noManner.has(word.lower);

/** Adverbs beside a verb; one before an adjective says something else. */
function adverbsIn({ words }: ReadSentence): Span[] {
  return words.flatMap((word, at) => {
    if (!isManner(word)) return [];
    const [before, behind] = [words[at - 1], words[at + 1]];
    const isBesideVerb = behind?.tag === "VERB" || (before?.tag === "VERB" && !says.has(behind?.tag ?? ""));
    return isBesideVerb ? [{ start: word.start, end: word.end }] : [];
  });
}
/** What an adverb may belong to beside a verb. */
const says: ReadonlySet<string> = new Set(["ADJ", "NUM"]);
const adverbs = occurrenceFinder(({ sentences }) => sentences.flatMap(adverbsIn));

/** Passives, hidden verbs, adverbs, and what could be read more easily. */
export const style: Report = {
  id: "passive",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { measures, remarks } = reading;
    const noted = (spans: readonly Span[], note: string): ReportSpan[] =>
      spans.map(({ start, end }) => ({ start, end, note }));
    const kinds = {
      passives: noted(passives(reading).all, own.passive),
      hidden: hiddenVerbs(reading).all.map(({ start, end, verb }) => ({ start, end, note: own.hidden(verb) })),
      adverbs: noted(adverbs(reading).all, own.adverb),
      readable: remarks.filter((each) => isPlain(each) && readable.has(each.ruleId)).map(placeOf),
    };
    const rate = (places: readonly ReportSpan[]) => perThousand(places.length, wordCountOf(reading));
    return {
      measures: [
        measure("passive", own.index, measures.passive, "percent", reading.targets.passive),
        measure("adverbs", own.adverbs, rate(kinds.adverbs), "perThousand"),
        measure("hidden", own.hiddenVerbs, rate(kinds.hidden), "perThousand"),
        measure("readable", own.readable, rate(kinds.readable), "perThousand"),
      ],
      graphs: [
        {
          title: own.byKind,
          bars: (
            [
              ["passives", own.passives],
              ["hidden", own.hiddenOnes],
              ["adverbs", own.adverbOnes],
              ["readable", own.readableOnes],
            ] as const
          ).map(([kind, label]) => ({
            label,
            value: kinds[kind].length,
            places: kinds[kind].map(({ start, end }) => ({ start, end })),
          })),
        },
      ],
      places: inTextOrder(Object.values(kinds).flat()),
    };
  },
};
