import type { LocatedFinding } from "../check/file-result.ts";
import { texts } from "../texts.ts";
import type { OutputReport } from "./report.ts";
import { suggested } from "./suggested.ts";

/** An unknown word that a file has more often is listed once. */
const mostTimes = 2;

/** A line for each finding, as compilers write theirs; for a word that is unknown throughout a file, one with its count. */
export const line = ({ outcomes }: OutputReport): string =>
  outcomes.flatMap(({ name, findings }) => linesOf(name, findings)).join("");

function linesOf(name: string, findings: readonly LocatedFinding[]): readonly string[] {
  const times = new Map<string, number>();
  for (const each of findings) {
    const word = unknownWord(each);
    if (word !== undefined) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const listed = new Set<string>();
  return findings.flatMap((each) => {
    const { finding, from } = each;
    const { level, ruleId, message, suggestions } = finding;
    const word = unknownWord(each) ?? "";
    const count = times.get(word) ?? 0;
    if (count > mostTimes && listed.has(word)) return [];
    listed.add(word);
    const more = count > mostTimes ? ` ${texts.moreTimes(count - 1)}` : "";
    return [`${name}:${from.line}:${from.column}: ${level} ${ruleId}: ${message}${suggested(suggestions)}${more}\n`];
  });
}

const unknownWord = ({ finding: { ruleId, text } }: LocatedFinding): string | undefined =>
  ruleId === "spelling/unknown-word" ? text.toLowerCase() : undefined;
