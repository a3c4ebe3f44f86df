import type { Finding, Paragraph, Span } from "@housestyle/engine";
import { commentForms, namesIn, type TextFormat } from "@housestyle/formats";
import { type Directive, directivesIn } from "./directives.ts";

/** What the comments of a text have to say. */
export interface Silenced {
  /** Whether a finding is not to be told. */
  readonly has: (finding: Pick<Finding, "ruleId" | "start" | "end">) => boolean;
  /** Every rule that a comment names, and where. */
  readonly named: readonly { readonly rule: string; readonly at: number }[];
}

/** What is said of a word because nobody knows it, or because it is written small. */
const ofNames = /^(?:spelling\/|grammar\/sentence-capital$)/;

/** Reads the comments of a text that turn rules off and on. What a program calls its things is no mistake in a comment on it either. */
export function silencedIn(
  text: string,
  format: TextFormat,
  paragraphs: () => readonly Pick<Paragraph, "start" | "text" | "kind" | "opaque">[],
): Silenced {
  const directives = directivesIn(text, commentForms(format), paragraphs);
  let known: ReadonlySet<string> | undefined;
  const names = (): ReadonlySet<string> => {
    known ??= namesIn(text, format);
    return known;
  };
  const stretches = directives.filter(({ does }) => does !== "disable-next-line");
  const lines = directives
    .filter(({ does }) => does === "disable-next-line")
    .map((each) => ({ ...each, ...lineAfter(text, each.end) }));
  return {
    has: ({ ruleId, start, end }) =>
      (ofNames.test(ruleId) && names().has(text.slice(start, end).replace(/['’]s$/, ""))) ||
      // The last one that means the rule has the last word.
      stretches.findLast((each) => each.end <= start && means(each, ruleId))?.does === "disable" ||
      lines.some((line) => line.start < end && start < line.end && means(line, ruleId)),
    named: directives.flatMap(({ rules, start }) => rules.map((rule) => ({ rule, at: start }))),
  };
}

const means = ({ rules }: Directive, id: string): boolean =>
  rules.length === 0 || rules.some((rule) => id === rule || id.startsWith(`${rule}/`));

/** The next line with something in it. */
function lineAfter(text: string, place: number): Span {
  const next = /[\r\n]\s*/y;
  const blank = /[^\S\r\n]*/y;
  blank.lastIndex = place;
  blank.test(text);
  next.lastIndex = blank.lastIndex;
  const start = next.test(text) ? next.lastIndex : place;
  const end = text.slice(start).search(/[\r\n]/);
  return { start, end: end < 0 ? text.length : start + end };
}
