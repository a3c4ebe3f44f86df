import type { Parsed } from "../facts/parsed.ts";
import type { SessionParagraph } from "../session/session.ts";
import type { Term } from "../settings/settings.ts";
import type { Span } from "../text/span.ts";
import { changedFact, type FixedFact } from "./keeps-meaning.ts";
import { mayRewrite, mistakesIn, type RewriteSource } from "./rewrites-of.ts";

/** Why a version is held back: it changes a fact or an approved term, is about something else, or adds a mistake. */
export type VersionFault = FixedFact | "terms" | "meaning" | "mistakes";

/** New wordings of the sentences that a span touches, judged. */
export interface JudgedVersions {
  /** The sentences, or undefined if they cannot be rewritten. */
  readonly span: Span | undefined;
  /** For each version in order, why it is held back, or undefined if it can be offered. */
  readonly faults: readonly (VersionFault | undefined)[];
}

/** Returns the whole sentences that a span touches, or undefined if there are none or if they contain markup. */
export function sentencesTouched(
  paragraph: SessionParagraph,
  { start, end }: Span,
  source: RewriteSource,
): Span | undefined {
  if (paragraph.kind === "code") return undefined;
  const a = source.parsed(paragraph);
  const touched = a.sentences.filter((sentence) => sentence.start <= Math.max(end, start) && start <= sentence.end);
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return undefined;
  const isProse = touched.every((sentence) => mayRewrite(a, paragraph, sentence));
  return isProse ? { start: first.start, end: last.end } : undefined;
}

/**
 * Judges versions of the sentences that a span touches, which someone else has written. A version may only be offered if it
 * keeps the numbers, negations, quotations, addresses, names, and approved terms, is about the same, and adds no mistake that our
 * rules or the team's rules know.
 */
export function judgeVersions(
  paragraph: SessionParagraph,
  touching: Span,
  versions: readonly string[],
  source: RewriteSource & { readonly terms: readonly Term[] },
): JudgedVersions {
  const span = sentencesTouched(paragraph, touching, source);
  if (!span || versions.length === 0) return { span, faults: [] };
  const before = paragraph.text.slice(span.start, span.end);
  const known = new Set(mistakesIn(before, source));
  const names = namesIn(source.parsed(paragraph), span);
  const terms = source.terms.filter(({ status, text }) => status === "Approved" && holds(before, text));
  const faultOf = (after: string): VersionFault | undefined => {
    const fact = changedFact(before, after);
    if (fact !== undefined) return fact;
    const others = namesIn(source.parsed({ text: after, kind: "prose" }), { start: 0, end: after.length });
    if (!names.every((name) => holdsWord(after, name)) || !others.every((name) => holdsWord(before, name)))
      return "names";
    if (!terms.every(({ text }) => holds(after, text))) return "terms";
    if (isElsewhere(before, after)) return "meaning";
    return mistakesIn(after, source).every((mistake) => known.has(mistake)) ? undefined : "mistakes";
  };
  return { span, faults: versions.map(faultOf) };
}

const longWords = /\p{L}{4,}/gu;
/** The least share of the long words of the shorter text that the other one has, too. */
const leastShared = 0.3;

/** Returns the beginnings of the long words of a text: forms of a word begin alike. */
const stems = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(longWords) ?? []).map((word) => word.slice(0, 5)));

/** Whether two texts share so few words that one cannot be a wording of the other. Short ones can be anything. */
function isElsewhere(before: string, after: string): boolean {
  const [fewer, more] = [stems(before), stems(after)].sort((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size < 4) return false;
  return [...fewer].filter((stem) => more.has(stem)).length < fewer.size * leastShared;
}

/** Returns the names that the tagger knows, also at the start of a sentence. */
const namesIn = (a: Parsed, { start, end }: Span): readonly string[] =>
  a.tokens.flatMap((token) =>
    token.tag === "PROPN" && token.start >= start && token.end <= end && /^\p{Lu}/u.test(token.text)
      ? [token.text.replace(/['’]s$/u, "")]
      : [],
  );

const wordAtEnd = /[\p{L}\p{N}]$/u;
const wordAtStart = /^[\p{L}\p{N}]/u;

/** Whether a text contains a term as whole words, in any case. */
const holds = (text: string, term: string): boolean => holdsWord(text.toLowerCase(), term.toLowerCase());

/** The same for a word as it is written. */
const holdsWord = (text: string, word: string): boolean => {
  const parts = text.split(word);
  return parts.slice(1).some((after, index) => !wordAtEnd.test(parts[index] ?? "") && !wordAtStart.test(after));
};
