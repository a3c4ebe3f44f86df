import type { SyncPlan } from "./plan-sync.ts";
import type { RuleCounts, RuleImpact, SyncImpact } from "./rule-impact.ts";
import { changeLines, conflictLines } from "./sync-report.ts";
import { texts } from "./texts.ts";

/** The most lines of conflicts. Services have limits for a comment. */
const mostLines = 100;

/** The mark by which a build finds its comment again. */
const mark = "<!-- housestyle-sync -->";

/** Returns a comment in Markdown for a pull request: what changes on the server, and how often rules match. */
export function commentOn({ content, conflicts, toServer }: SyncPlan, { rules, more, isComplete }: SyncImpact): string {
  const changes = changeLines(toServer).map((line) => `- ${escaped(line.trim())}`);
  const lines = [
    mark,
    `### ${escaped(texts.comment.title(content.team.Name))}`,
    "",
    ...(changes.length === 0 ? [texts.comment.nothing] : changes),
    ...(conflicts.length === 0
      ? []
      : ["", `#### ${texts.comment.conflicts}`, "", ...fenced(conflictLines(conflicts).slice(0, mostLines))]),
    ...(rules.length === 0 ? [] : ["", texts.comment.head, "|---|---|---|---|", ...rules.map(tableRow)]),
    ...(more === 0 ? [] : ["", texts.comment.more(more)]),
    ...(isComplete ? [] : ["", texts.comment.incomplete]),
    ...(rules.length === 0 ? [] : ["", texts.comment.note]),
  ];
  return `${lines.join("\n")}\n`;
}

function tableRow({ label, before, after, problem }: RuleImpact): string {
  const change = !before ? texts.comment.added : after ? texts.comment.changed : texts.comment.removed;
  if (problem !== undefined) return row([change, label, problem, ""]);
  const documents = cell(before, after, ({ documents: count, documentWords: words }) => ({ count, words }));
  const sample = cell(before, after, ({ sample: count, sampleWords: words }) => ({ count, words }));
  return row([change, label, documents, sample]);
}

function cell(
  before: RuleCounts | undefined,
  after: RuleCounts | undefined,
  figures: (counts: RuleCounts) => { readonly count: number; readonly words: number },
): string {
  const [was, is] = [before && figures(before), after && figures(after)];
  if (was && is) return texts.comment.change(was.count, is.count);
  const left = is ?? was;
  return left ? texts.comment.count(left.count, left.words) : "";
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((each) => escaped(each)).join(" | ")} |`;
}

/** Returns a text without what Markdown or HTML would take for markup, on one line. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>|~#@]/g, (each) => `\\${each}`);
}

/** Values come from people: nothing in them may end the block. */
function fenced(lines: readonly string[]): string[] {
  const fence = "`".repeat(
    Math.max(
      3,
      ...lines.map((line) => (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length + 1), 0)),
    ),
  );
  return [fence, ...lines, fence];
}
