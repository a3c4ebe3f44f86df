import { inOtherLanguage } from "../facts/other-languages.ts";
import type { Parsed } from "../facts/parsed.ts";
import { type Finding, isCorrection } from "../findings/finding.ts";
import type { SessionParagraph } from "../session/session.ts";
import type { Span } from "../text/span.ts";
import { activeVoice } from "./active-voice.ts";
import { contract, expand } from "./contracted.ts";
import { direct } from "./direct.ts";
import { join } from "./join.ts";
import { keepsMeaning } from "./keeps-meaning.ts";
import { listed } from "./listed.ts";
import { phraseChanges } from "./phrases.ts";
import { type Change, changed, type Draft, type Rewrite, type RewriteKind, rewriteKinds, textOf } from "./rewrite.ts";
import { split } from "./split.ts";
import { type Statement, statementAt } from "./statement.ts";

/** What rewriting needs to know of paragraphs. */
export interface RewriteSource {
  /** Returns a paragraph with its dependencies. */
  readonly parsed: (paragraph: SessionParagraph) => Parsed;
  /** Returns the findings of all our rules in a paragraph, those that are a matter of taste included. */
  readonly findings: (paragraph: SessionParagraph) => readonly Finding[];
}

type Rewriter = (statement: Statement, findings: readonly Finding[]) => Draft | undefined;

/** Returns a draft that changes parts of the sentence, or undefined without changes. */
const draftOf = ({ sentence: { start, end } }: Statement, changes: readonly Change[]): Draft | undefined =>
  changes.length === 0 ? undefined : { start, end, pieces: changed({ start, end }, changes) };

const byPhrases =
  (kind: RewriteKind): Rewriter =>
  (statement, findings) =>
    draftOf(statement, phraseChanges(statement.a.text, findings, kind));

const rewriters: Readonly<Partial<Record<RewriteKind, Rewriter>>> = {
  shorter: byPhrases("shorter"),
  plain: byPhrases("plain"),
  verb: byPhrases("verb"),
  active: activeVoice,
  direct,
  split,
  join,
  list: listed,
  contract: (statement) => draftOf(statement, contract(statement)),
  expand: (statement) => draftOf(statement, expand(statement)),
};

/** The most sentences that are rewritten at once. */
const mostSentences = 8;

/**
 * Returns other wordings of the sentences that a span of a paragraph touches, by sentence and then in the order of
 * `rewriteKinds`. Each keeps the numbers, names, and negations and adds no mistake that our rules know; when in doubt, a
 * wording is left out. Headings, code, markup, and other languages are never rewritten.
 */
export function rewritesOf(paragraph: SessionParagraph, { start, end }: Span, source: RewriteSource): Rewrite[] {
  if (paragraph.kind === "code" || paragraph.kind === "heading") return [];
  const a = source.parsed(paragraph);
  const touched = a.sentences.flatMap((sentence, index) =>
    sentence.start <= Math.max(end, start) && start <= sentence.end && mayRewrite(a, paragraph, sentence)
      ? [index]
      : [],
  );
  if (touched.length === 0) return [];
  const all = source.findings(paragraph);
  return touched.slice(0, mostSentences).flatMap((index) => {
    const statement = statementAt(a, index);
    if (!statement) return [];
    const { sentence } = statement;
    const inside = all.filter((finding) => sentence.start <= finding.start && finding.end <= sentence.end);
    return rewriteKinds.flatMap((kind) => {
      const draft = rewriters[kind]?.(statement, inside);
      return (draft && accepted(kind, draft, paragraph, source)) ?? [];
    });
  });
}

/** Whether a sentence holds nothing but prose in English. */
export const mayRewrite = (a: Parsed, { markup = [] }: SessionParagraph, { start, end }: Span): boolean =>
  !markup.some((span) => span.start < end && start < span.end) && !a.of(inOtherLanguage).has(start);

/** Returns the rewrite of a draft that differs from the text, keeps what it must, and adds no mistake. */
function accepted(
  kind: RewriteKind,
  draft: Draft,
  paragraph: SessionParagraph,
  source: RewriteSource,
): Rewrite | undefined {
  const before = paragraph.text.slice(draft.start, draft.end);
  const text = textOf(draft.pieces, paragraph.text);
  if (text === before || text.trim() === "" || !keepsMeaning(before, text)) return undefined;
  const known = mistakesIn(before, source);
  return mistakesIn(text, source).every((mistake) => known.includes(mistake)) ? { kind, ...draft, text } : undefined;
}

/** Returns the mistakes in a text on its own, each as its rule and its words. */
export const mistakesIn = (text: string, source: RewriteSource): readonly string[] =>
  source
    .findings({ text, kind: "prose" })
    .flatMap((finding) => (isCorrection(finding) ? [`${finding.ruleId} ${finding.text}`] : []));
