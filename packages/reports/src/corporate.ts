import { inSameForm } from "@housestyle/engine";
import { corporatePhrases } from "./lists/corporate.ts";
import { measure, perThousand } from "./measure.ts";
import { mostOften } from "./most-often.ts";
import { finding } from "./noting.ts";
import { inOrder, placeOf } from "./remarked.ts";
import type { Report, ReportSpan } from "./report.ts";
import { texts } from "./texts/words.ts";
import { openPhraseList, type PhraseHit, rowsOf } from "./words-in.ts";
import { wordsOf } from "./words-of.ts";

const { corporate: own } = texts;
const shown = 25;
const phrases = openPhraseList(rowsOf(corporatePhrases));
const phrasesIn = finding(({ sentences }) =>
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
    const places = inOrder([...hits, ...byTeam]);
    return {
      measures: [
        measure("count", own.count, places.length, "number", { most: 0 }),
        measure("rate", own.rate, perThousand(places.length, wordsOf(reading)), "perThousand"),
      ],
      graphs: [
        { title: own.which, bars: mostOften(places, ({ start, end }) => text.slice(start, end).toLowerCase(), shown) },
      ],
      places,
    };
  },
};
