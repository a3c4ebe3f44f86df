import type { Dialect, Engine, Finding, Paragraph, Span } from "@housestyle/engine";
import { wrongCapitals } from "./capitalization.ts";
import { unpaired } from "./conditional.ts";
import type { DocumentRule } from "./document-rule.ts";
import { phrasesIn } from "./existence.ts";
import { objection } from "./measure.ts";
import { visible } from "./visible.ts";

/** What is read, and what is known of it. */
export interface Read {
  readonly engine: Engine;
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly dialect: Dialect;
}

/** Where something may be said, best first, and the words it is about. */
interface Remark {
  readonly places: readonly Span[];
  readonly shown: string;
}

/**
 * Returns what rules that look at whole blocks or at all of a text find, with what was found before, in text order. A remark goes to a place
 * that is not taken yet; where there is none, it goes before what is not a team's, and beside what another of its rules flags.
 */
export function withDocumentRules(
  read: Read,
  found: readonly Finding[],
  rules: readonly DocumentRule[],
): readonly Finding[] {
  let all = [...found];
  for (const rule of rules)
    for (const { places, shown } of remarksOf(read, rule)) {
      const isFree = (place: Span) => !all.some((other) => meet(other, place));
      const isOpen = (place: Span) => !all.some((other) => meet(other, place) && other.ruleId === idOf(rule));
      const place = places.find(isFree) ?? places.find(isOpen);
      if (!place) continue;
      all = all.filter((other) => isOfTeam(other) || !meet(other, place));
      all.push(findingOf(rule, read.text, place, shown));
    }
  return all.sort((a, b) => a.start - b.start);
}

const meet = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
const isOfTeam = ({ ruleId }: Finding): boolean => /^(?:house|term)\//.test(ruleId);
const idOf = ({ name }: DocumentRule): string => `house/${name}`;

function remarksOf(read: Read, { blocks, check }: DocumentRule): readonly Remark[] {
  const paragraphs = read.paragraphs.filter(({ kind }) => (blocks ? blocks.includes(kind) : kind !== "code"));
  if (check.kind === "metric") {
    const value = objection(read.engine, paragraphs, read.dialect, check);
    // It is about all of the text, and has to stand somewhere.
    return value === undefined ? [] : [{ places: paragraphs.flatMap(wordsIn), shown: String(value) }];
  }
  const told = (span: Span): Remark => ({ places: [span], shown: read.text.slice(span.start, span.end) });
  if (check.kind === "conditional") return unpaired(paragraphs, check).map(told);
  if (check.kind === "existence")
    return paragraphs.flatMap((paragraph) => phrasesIn(paragraph, check).map(moved(paragraph.start))).map(told);
  return paragraphs.flatMap((paragraph) => {
    const wrong = wrongCapitals(paragraph, check);
    return wrong.length > 0 ? [{ places: wrong.map(moved(paragraph.start)), shown: visible(paragraph).trim() }] : [];
  });
}

const wordsIn = (paragraph: Paragraph): Span[] =>
  [...visible(paragraph).matchAll(/\p{L}+/gu)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .map(moved(paragraph.start));

const moved =
  (by: number) =>
  ({ start, end }: Span): Span => ({ start: start + by, end: end + by });

const longestShown = 200;

function findingOf(rule: DocumentRule, text: string, { start, end }: Span, shown: string): Finding {
  const message = rule.message.replaceAll(/%(?:\[\d\])?s/g, () => shown.slice(0, longestShown));
  const said = { level: rule.level, text: text.slice(start, end), message, suggestions: [], sure: false };
  return { start, end, ruleId: idOf(rule), kind: "team", ...said };
}
