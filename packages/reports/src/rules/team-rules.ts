import type { Finding } from "@housestyle/engine";
import { wordCountOf } from "../analysis/word-count.ts";
import { placeOf } from "../result/finding-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const shown = 30;

const about = (
  id: string,
  own: { title: string; about: string; count: string; rate: string; which: string },
  isOwn: (finding: Finding) => boolean,
): Report => ({
  id,
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    // Nobody is praised for keeping to rules that there are not.
    if (!reading.hasTeamRules) return { measures: [], graphs: [], places: [] };
    const all = reading.findings.filter(isOwn);
    return {
      measures: [
        measure("count", own.count, all.length, "number", { most: 0 }),
        measure("rate", own.rate, perThousand(all.length, wordCountOf(reading)), "perThousand"),
      ],
      graphs: [{ title: own.which, bars: mostFrequent(all, ({ text }) => text.toLowerCase(), shown) }],
      places: all.map(placeOf),
    };
  },
});

/** What a writer's or team's own rules and templates say. */
export const teamRules = about(
  "house",
  texts.house,
  ({ ruleId }) => ruleId.startsWith("house/") || ruleId.startsWith("template/"),
);

/** What the term base says. */
export const terms = about("terms", texts.terms, ({ ruleId }) => ruleId.startsWith("term/"));
