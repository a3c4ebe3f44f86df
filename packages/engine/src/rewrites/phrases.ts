import type { Finding } from "../findings/finding.ts";
import { wordSet } from "../text/word-set.ts";
import type { Change, RewriteKind } from "./rewrite.ts";

const shorterRules = wordSet("clarity/wordy-phrase clarity/redundancy style/filler");

/** The kind of rewrite that a suggestion of our rules belongs to, or undefined. */
function kindOf({ ruleId, text, suggestions }: Finding): RewriteKind | undefined {
  if (suggestions[0] === undefined) return undefined;
  if (ruleId === "clarity/plain-word") return "plain";
  if (!shorterRules.has(ruleId)) return undefined;
  return lightVerb.test(text) ? "verb" : "shorter";
}

/** A verb that says little without its noun: “made a decision”. */
const lightVerb =
  /^(?:com(?:e|es|ing)|came|mak(?:e|es|ing)|made|tak(?:e|es|en|ing)|took|giv(?:e|es|en|ing)|gave|ha(?:ve|s|d|ving)|do(?:es|ing|ne)?|did|(?:conduct|perform|provid|undert(?:ak|ook)|carr(?:y|i)|reach|plac|put|express|off|hold|held|achiev|exhibit|show)[a-z]*)\s/i;

/** Whether a phrase can be replaced here. A verb in place of a noun does not take its “of”: “make a payment of the fee”. */
const isSafe = (text: string, finding: Finding, kind: RewriteKind): boolean =>
  !(kind === "verb" && /^\s+of\b/.test(text.slice(finding.end))) &&
  // Results that are in accordance with others do not follow them.
  !/^(?:is|are|was|were|be|been) in accordance with$/i.test(finding.text);

/** Returns what the phrase tables change in a sentence for one kind of rewrite, with the first suggestion of each finding. */
export const phraseChanges = (text: string, findings: readonly Finding[], kind: RewriteKind): Change[] =>
  findings.flatMap((finding) =>
    kindOf(finding) === kind && isSafe(text, finding, kind)
      ? [{ start: finding.start, end: finding.end, text: finding.suggestions[0] ?? "" }]
      : [],
  );
