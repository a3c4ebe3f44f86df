import { singular } from "../../language/inflect.ts";
import { prose } from "../../language/quoted.ts";
import { unitWords } from "../../language/units.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";

const more =
  "years months weeks days hours minutes seconds pages pieces rooms beds doors seats stars points floors stories storeys persons bits bytes letters digits steps parts inches feet dollars pounds euros";
const units = [...unitWords].filter((word) => word.endsWith("s") || word === "feet").concat(more.split(" "));
const hyphened = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<number>\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred)-(?<unit>${[...new Set(units)].join("|")})(?= (?<noun>\\p{Ll}+))`,
  "gu",
);
/** Matches words after a unit that show it does not describe a noun. */
const noNoun =
  /^(?:in|of|and|or|to|for|from|at|on|by|with|is|are|was|were|old|long|wide|high|tall|deep|later|ago|apart|away|each|per|the|a|an|if|when|as|than|that|which|away|down|up)$/;
const irregular: Readonly<Record<string, string>> = { feet: "foot", inches: "inch" };

/** “a 10-metres rope” → “a 10-metre rope”. */
export const unitBeforeNoun = defineRule({
  *check(a): Iterable<Hit> {
    const text = a.of(prose);
    if (!text.includes("-")) return;
    for (const { index, groups } of text.matchAll(hyphened)) {
      const { number = "", unit = "", noun = "" } = groups ?? {};
      if (noNoun.test(noun)) continue;
      const start = index + number.length + 1;
      yield {
        start,
        end: start + unit.length,
        message: "Use the singular for a hyphenated unit before a noun.",
        suggestions: [irregular[unit] ?? singular(unit)],
      };
    }
  },
});
