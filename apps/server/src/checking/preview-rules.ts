import { defaultSettings, type Engine, type TeamRule } from "@housestyle/engine";
import type { Preview, RuleHits } from "./job.ts";

/** The number of characters shown on each side of a match. */
const sideLength = 40;
/** The most matches shown of one rule in one text. */
const mostShown = 5;

/** Counts what each rule alone would flag in each text. Stops when time is up, and reports that. */
export function previewTeamRules(
  engine: Engine,
  rules: readonly TeamRule[],
  texts: readonly string[],
  isOver: () => boolean,
): Preview {
  const problems = engine.problems({ ...defaultSettings, rules });
  const unusable = new Set(problems.map(({ index }) => index));
  let complete = true;
  const hits = rules.map((rule, index): RuleHits => {
    const perText: { count: number; words: number }[] = [];
    const shown: RuleHits["shown"][number][] = [];
    for (const [text, source] of texts.entries()) {
      if (isOver()) complete = false;
      const read = !unusable.has(index) && !isOver();
      const found = read ? engine.findHouse(source, rule) : [];
      perText.push({ count: found.length, words: read ? source.split(/\s+/).length : 0 });
      shown.push(
        ...found.slice(0, mostShown).map(({ start, end }) => ({
          text,
          before: source.slice(Math.max(0, start - sideLength), start),
          found: source.slice(start, end),
          after: source.slice(end, end + sideLength),
        })),
      );
    }
    return { perText, shown };
  });
  return { hits, problems: problems.map(({ index, message }) => ({ rule: index, message })), complete };
}
