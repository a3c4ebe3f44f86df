import type { Cutter } from "@housestyle/engine";
import { BlockWriter } from "./block-writer.ts";
import { InlineReader } from "./inline.ts";
import { type Line, linesOf } from "./lines.ts";

const inline = new InlineReader([
  { pattern: "```[^`]{0,400}```|``[^`\\n]{1,400}``|`[^`\\n]{1,400}`", is: "thing" },
  { pattern: "\\b[\\da-f]{7,40}\\b", is: "thing" },
  { pattern: "[A-Za-z_]\\w{1,60}(?:(?:\\.|::|->)[A-Za-z_]\\w{0,60}){1,8}(?:\\([^()\\n]{0,80}\\))?", is: "thing" },
  { pattern: "[A-Za-z_]\\w{0,60}\\([^()\\s]{0,80}\\)", is: "thing" },
  {
    pattern: "(?<![\\p{L}\\d])(?:[a-z]{1,40}\\d{0,9}[A-Z]\\w{0,60}|(?:[A-Z][a-z\\d]{1,40}){2,9}\\w{0,40})",
    is: "thing",
  },
  { pattern: "(?<![\\w-])--?[A-Za-z][\\w-]{0,60}(?:=[^\\s,;)]{1,80})?", is: "thing" },
  { pattern: "'[^'\\s]{1,40}'(?!\\p{L})|\"[^\"\\s]{1,60}\"", is: "thing" },
]);

/** Matches the line above the diff of a commit. */
const scissors = /^# -{20,} >8 -{20,}/;
const subjectMark =
  /^(?:(?:fixup|squash|amend)!\s+)*(?:\[[^\]\n]{1,60}\]\s*)*(?:[a-z]+(?:\([^()\n]{1,60}\))?!?:\s+|[\w./*-]{1,60}:\s+(?=\S))?/;
const merge = /^(?:Merge (?:branch|tag|pull request|remote-tracking|commit)\b|Revert "|Bump \S+ from )/;
const trailer = /^(?:[A-Z][\w]*(?:-[\w]+)*|BREAKING[ -]CHANGE): \S|^\(cherry picked from commit /;
const item = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;

/**
 * Divides a commit message into paragraphs: comments, the diff, trailers, quotations, and code are not prose. The first
 * line is a heading.
 */
export const commitMessageCutter: Cutter = (text) => {
  const all = linesOf(text);
  const cut = all.findIndex(({ text: words }) => scissors.test(words));
  const lines = (cut < 0 ? all : all.slice(0, cut)).filter(({ text: words }) => !words.startsWith("#"));
  const out = new BlockWriter(text);
  const first = lines.findIndex(({ isBlank }) => !isBlank);
  const subject = lines[first];
  if (!subject) return [];
  if (!merge.test(subject.text)) {
    const mark = subjectMark.exec(subject.text)?.[0].length ?? 0;
    out.open(subject.start + mark, "heading");
    inline.read(text, subject.start + mark, subject.end, out);
    out.close(subject.end);
  }
  for (const paragraph of paragraphsOf(lines.slice(first + 1))) tell(text, paragraph, out);
  return out.end(text.length);
};

/**
 * Groups the lines after the first into paragraphs, which end at a blank line, a list item, indentation, or a trailer.
 */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const begins = !last || last.isBlank || item.test(line.text) || trailer.test(line.text) || /^>/.test(line.text);
    if (!line.isBlank && begins) paragraphs.push([line]);
    else if (!line.isBlank) paragraphs.at(-1)?.push(line);
    last = line;
  }
  return paragraphs;
}

function tell(text: string, lines: readonly Line[], out: BlockWriter): void {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || trailer.test(first.text) || (/^(?:>| {4,}|\t)/.test(first.text) && !item.test(first.text)))
    return;
  const mark = item.exec(first.text)?.[0].length ?? 0;
  out.open(first.start + mark, mark > 0 ? "list" : "prose");
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    // A comment may stand between two lines.
    if (before) out.gap(before.end, line.start);
    inline.read(text, Math.max(line.start, first.start + mark), line.end, out);
  }
  out.close(last.end);
}
