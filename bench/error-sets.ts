import { readFileSync } from "node:fs";
import type { Engine, Finding } from "@housestyle/engine";

/** A sentence, and what an editor changed in it. Ends are exclusive, in UTF-16 units. */
interface Corrected {
  readonly text: string;
  readonly lang?: string;
  readonly edits: readonly { readonly start: number; readonly end: number; readonly replacements: readonly string[] }[];
}

/** How often a rule spoke on sentences that were corrected: rightly, on a fault but with another fix, and on none. */
export interface Score {
  said: number;
  right: number;
  atFault: number;
  wrong: number;
}

const corrected = (file: string): Corrected[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Corrected);

/** What the text from `start` to before `end` becomes when the place in it is replaced. */
const changed = (text: string, start: number, end: number, place: { start: number; end: number }, by: string): string =>
  text.slice(start, place.start) + by + text.slice(place.end, end);

type Edit = Corrected["edits"][number];

/** Whether the first suggestion comes to what one of the replacements comes to. */
function isRight(text: string, finding: Finding, edit: Edit): boolean {
  const [first] = finding.suggestions;
  if (first === undefined) return false;
  const start = Math.min(finding.start, edit.start);
  const end = Math.max(finding.end, edit.end);
  const ours = changed(text, start, end, finding, first);
  return edit.replacements.some((each) => changed(text, start, end, edit, each) === ours);
}

/** Sentences with their corrections, a JSON object a line in each file, read by the engine: a score for each rule. */
export function scored(engine: Engine, files: readonly string[]): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const { text, lang, edits } of files.flatMap(corrected)) {
    const dialect = lang === "en-GB" ? "en-GB" : "en-US";
    for (const finding of engine.check(text, { dialect })) {
      const score = scores.get(finding.ruleId) ?? { said: 0, right: 0, atFault: 0, wrong: 0 };
      scores.set(finding.ruleId, score);
      score.said++;
      const touched = edits.filter(({ start, end }) => start <= finding.end && end >= finding.start);
      if (touched.some((edit) => isRight(text, finding, edit))) score.right++;
      else if (touched.length > 0) score.atFault++;
      else score.wrong++;
    }
  }
  return scores;
}
