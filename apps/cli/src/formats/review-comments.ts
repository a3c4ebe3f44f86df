import { bySeverity } from "@housestyle/engine";
import type { LocatedFinding } from "../check/file-result.ts";
import { texts } from "../texts.ts";
import { identities } from "./identity.ts";
import type { OutputReport, ReviewOptions } from "./report.ts";
import { suggested } from "./suggested.ts";

/** A comment on lines of a change. */
export interface ReviewComment {
  readonly path: string;
  /** The first and the last line, from 1. */
  readonly from: number;
  readonly to: number;
  /** The message, a block with the lines as suggested, and a mark by which the comment is known later. */
  readonly body: string;
}

/** The comments of a review. */
export interface Review {
  readonly comments: readonly ReviewComment[];
  /** The number of suggestions that are not among the comments. */
  readonly left: number;
}

/**
 * Returns the comments of a review, the most severe findings first and at most as many as wanted. What an earlier comment says
 * is not said again, whether it was resolved or not. `fence` returns the name of a suggestion block, given the number of its lines after the first.
 */
export function reviewComments(
  { outcomes }: OutputReport,
  { linesOf, known, most }: ReviewOptions,
  fence: (lines: number) => string,
): Review {
  const fresh = outcomes.flatMap((outcome, i) => {
    const marks = identities(outcome).map((identity) => `housestyle:${identity}`);
    const all = marks.length > 0 ? linesOf(i) : [];
    return outcome.findings.flatMap((found, at) => {
      const lines = all.slice(found.from.line - 1, found.to.line);
      const mark = marks[at] ?? "";
      return lines.length === 0 || known.includes(mark) ? [] : [{ path: outcome.name, found, lines, mark }];
    });
  });
  const byGravity = fresh.toSorted((a, b) => bySeverity(a.found.finding, b.found.finding));
  const comments = byGravity.slice(0, most).map(
    ({ path, found, lines, mark }): ReviewComment => ({
      path,
      from: found.from.line,
      to: found.to.line,
      body: `${bodyOf(found, lines, fence)}\n\n<!-- ${mark} -->`,
    }),
  );
  return { comments, left: fresh.length - comments.length };
}

function bodyOf(found: LocatedFinding, lines: readonly string[], fence: (lines: number) => string): string {
  const { suggestions } = found.finding;
  const message = plain(found.finding.message);
  const [first, ...others] = suggestions;
  const changed = first === undefined ? undefined : withSuggestion(found, lines, first);
  if (changed === undefined) return message + plain(suggested(suggestions));
  const also = others.length > 0 ? ` ${plain(texts.reviewOr(others.slice(0, 2)))}` : "";
  const ticks = "`".repeat(Math.max(2, ...[...changed.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return `${message}${also}\n\n${ticks}${fence(lines.length - 1)}\n${changed}\n${ticks}`;
}

/** Returns words as a comment shows them: without tags, and without notifying people whose names they contain. */
const plain = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("@", "@\u200b");

/** Returns the lines of a finding with a suggestion in its place; undefined if the words are not there. */
function withSuggestion(
  { finding, from, to }: LocatedFinding,
  lines: readonly string[],
  words: string,
): string | undefined {
  const whole = lines.join("\n");
  const start = from.column - 1;
  const end = whole.length - (lines.at(-1) ?? "").length + to.column - 1;
  return whole.slice(start, end) === finding.text ? whole.slice(0, start) + words + whole.slice(end) : undefined;
}
