import type { Finding } from "@housestyle/engine";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { openPhraseList, type PhraseHit, rowsOf } from "../analysis/phrase-list.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { abstractWords, vagueWords } from "../lists/vague.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { inTextOrder, isPlain, placeOf } from "../result/finding-places.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report, ReportResult, ReportSpan } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { diction: own } = texts;
const shown = 25;

type Kind = "wordy" | "vague" | "abstract";
const rules: ReadonlySet<string> = new Set([
  "clarity/wordy-phrase",
  "clarity/plain-word",
  "clarity/needless-variant",
  "style/filler",
  "style/euphemism",
  "style/weak-adverb",
]);
const isWordy = (finding: Finding): boolean => rules.has(finding.ruleId) && isPlain(finding);

const listed = (list: string, isMeant: (hit: PhraseHit<unknown>) => boolean) => {
  const phrases = openPhraseList(rowsOf(list));
  return occurrenceFinder(({ text, sentences }) =>
    sentences
      .flatMap(({ words }) => phrases.find(words))
      .filter(isMeant)
      .map(({ start, end }) => ({ start, end, words: text.slice(start, end).toLowerCase() })),
  );
};
const lists = {
  vague: listed(vagueWords, () => true),
  // “They need it” is no need.
  abstract: listed(abstractWords, ({ words: [first] }) => first?.tag === "NOUN"),
};

/** What of a kind was found: remarks have their places, words of a list are placed when somebody asks. */
function found(kind: Kind, reading: AnalyzedText) {
  if (kind === "wordy") {
    const places = reading.remarks.filter(isWordy).map(placeOf);
    const words = ({ start, end }: ReportSpan) => reading.text.slice(start, end).toLowerCase();
    const bars = () => mostFrequent(places, words, Number.POSITIVE_INFINITY);
    return { count: places.length, bars, places: () => places };
  }
  const note = own.notes[kind];
  const all = lists[kind](reading);
  return {
    count: all.length,
    bars: () => all.bars(({ words }) => words, Number.POSITIVE_INFINITY),
    places: () => all.all.map(({ start, end }): ReportSpan => ({ start, end, note })),
  };
}

function tell(kinds: readonly Kind[], reading: AnalyzedText): ReportResult {
  const by = kinds.map((kind) => ({ kind, ...found(kind, reading) }));
  const bars = by.flatMap((each) => each.bars()).sort((a, b) => b.value - a.value);
  const told = {
    measures: by.map((each) =>
      measure(each.kind, own.kinds[each.kind], perThousand(each.count, wordCountOf(reading)), "perThousand"),
    ),
    graphs: [{ title: own.which, bars: bars.slice(0, shown) }],
  };
  return withLazyPlaces(told, () => inTextOrder(by.flatMap((each) => each.places())));
}

/** Words that are longer than what they say. */
export const diction: Report = {
  id: "diction",
  title: () => own.title,
  about: () => own.about,
  tell: (reading) => tell(["wordy"], reading),
};

/** Words that say little, or nothing that can be seen. */
export const vague: Report = {
  id: "vague",
  title: () => own.vagueTitle,
  about: () => own.vagueAbout,
  tell: (reading) => tell(["vague", "abstract"], reading),
};

/** Both. */
export const dictionVagueAbstract: Report = {
  id: "dva",
  isVariant: true,
  title: () => own.bothTitle,
  about: () => own.bothAbout,
  tell: (reading) => tell(["wordy", "vague", "abstract"], reading),
};
