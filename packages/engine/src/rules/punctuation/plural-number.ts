import { prose } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";

/** Matches a decade of four or two figures with an apostrophe before the “s”. */
const decade = /(?<![\p{L}\p{N}$£€.,]|\d-)(?:(?<long>1[5-9]\d0|20[0-4]0)|(?<short>[2-9]0))['’]s(?![\p{L}\p{N}])/gu;
/** Matches words before a decade or an age. */
const before =
  /(?<![\p{L}])(?:the|early|late|mid|my|your|his|her|its|our|their|in|since|from|during|until|and|to|through|of)[ -]?-?$/iu;
/** Matches words before someone’s age. */
const owner = /(?<![\p{L}])(?:my|your|his|her|our|their)(?: (?:early|late|mid))?[ -]$/iu;
/** Matches words that make the form a possessive: “2020’s best film”. */
const owned = /^ (?:most|best|worst|first|last|biggest|greatest|largest|own|[a-z]+est)\b/u;

/** “the 1980’s” → “the 1980s”; “in her 20’s” → “in her 20s”. */
export const pluralNumber = defineRule({
  *check(a): Iterable<Hit> {
    const text = a.of(prose);
    if (!/\d['’]s/.test(text)) return;
    for (const { 0: found, index, groups } of text.matchAll(decade)) {
      const left = text.slice(Math.max(0, index - 14), index);
      if (!before.test(left) || owned.test(text.slice(index + found.length))) continue;
      const number = groups?.long ?? groups?.short ?? "";
      const mark = groups?.short && !owner.test(left) && !/mid-$/iu.test(left) ? found.charAt(found.length - 2) : "";
      yield {
        start: index,
        end: index + found.length,
        message: "A decade or an age has no apostrophe before the “s”.",
        suggestions: [`${mark}${number}s`],
      };
    }
  },
});
