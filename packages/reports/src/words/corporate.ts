import { inSameForm } from "@housestyle/engine";
import { openPhraseList, type PhraseHit, rowsOf } from "../analysis/phrase-list.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { corporatePhrases } from "../lists/corporate.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { inTextOrder, placeOf } from "../result/finding-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report, ReportSpan } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { corporate: own } = texts;
const shown = 25;
const phrases = openPhraseList(rowsOf(corporatePhrases));
const phrasesIn = occurrenceFinder(({ sentences }) =>
  sentences
    .flatMap(({ words }) => phrases.find(words))
    .filter(isMeant)
    .map(plainerFor),
);

/** A verb of the list is found in any form, and what replaces it takes that form; a noun of the same letters is another word. */
function isMeant({ anyForm, words: [first] }: PhraseHit<readonly string[]>): boolean {
  return !anyForm || first?.tag === "VERB" || first?.tag === "AUX";
}

function plainerFor({ start, end, value, anyForm, words: [first] }: PhraseHit<readonly string[]>) {
  const [lemma, tag] = anyForm ? [first?.lemma, "VERB"] : [first?.lower, "X"];
  return { start, end, plainer: value.map((each) => inSameForm(first?.text ?? "", lemma ?? "", tag, each)) };
}

function placeOfPhrase({ start, end, plainer }: ReturnType<typeof plainerFor>): ReportSpan {
  if (plainer.length === 0) return { start, end, note: own.none };
  return { start, end, note: own.plainer(plainer), suggestions: plainer };
}

/** Inflated phrases of business, and plain ones. */
export const corporate: Report = {
  id: "corporate",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { text, remarks } = reading;
    const hits = phrasesIn(reading).all.map(placeOfPhrase);
    const byTeam = remarks.filter(({ ruleId }) => ruleId === "template/jargon").map(placeOf);
    const places = inTextOrder([...hits, ...byTeam]);
    return {
      measures: [
        measure("count", own.count, places.length, "number", { most: 0 }),
        measure("rate", own.rate, perThousand(places.length, wordCountOf(reading)), "perThousand"),
      ],
      graphs: [
        {
          title: own.which,
          bars: mostFrequent(places, ({ start, end }) => text.slice(start, end).toLowerCase(), shown),
        },
      ],
      places,
    };
  },
};
