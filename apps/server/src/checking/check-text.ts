import type { RuleError, StyleGuideItem } from "@housestyle/contract";
import {
  type Dialect,
  defaultSettings,
  type Finding,
  type Format,
  type Settings,
  settingsFilter,
} from "@housestyle/engine";
import { toHouseRules } from "../tagging/index.ts";
import type { Checker, Patience, TeamContent } from "./checker.ts";
import { mergeFindings } from "./merge-findings.ts";
import type { SlowLane } from "./slow-lane.ts";
import { within } from "./within.ts";

/** A text and what its writer has decided. */
export interface CheckRequest {
  readonly text: string;
  readonly dialect: Dialect;
  readonly format: Format;
  readonly settings: Partial<Settings>;
  readonly items: readonly StyleGuideItem[];
  /** What the caller's teams have decided; undefined for strangers. */
  readonly house: TeamContent | undefined;
}

/** Of the budget, what the slow lane may take on top; what it has not found by then is not told. */
const slowShare = 0.5;

/** Checks one text with everything there is: the engine, the rules sent along, the slow lane if it runs. */
export async function checkText(
  { checker, slowLane }: { readonly checker: Checker; readonly slowLane: SlowLane | undefined },
  { text, dialect, format, settings: given, items, house }: CheckRequest,
  patience: Patience,
): Promise<{ readonly findings: readonly Finding[]; readonly ruleErrors: RuleError[] }> {
  const placed = toHouseRules(items);
  const settings = { ...given, rules: placed.map(({ rule }) => rule) };
  const trials = placed.flatMap(({ wrongSentence }, rule) =>
    wrongSentence === "" ? [] : [{ rule, sentence: wrongSentence }],
  );
  const job = { text, dialect, format, settings, trials, withParagraphs: slowLane !== undefined };
  const { findings, problems, paragraphs } = await checker.check(job, patience, house);
  const asked = slowLane?.check(paragraphs, dialect).catch(() => []) ?? Promise.resolve([]);
  const slow = await within(asked, patience.budget * slowShare, []);
  const wanted = settingsFilter({ ...defaultSettings, ...settings, ...filtersOf(settings, house) });
  return {
    findings: mergeFindings(findings, slow.filter(wanted)),
    ruleErrors: problems.map(({ rule, message }) => ({ Index: placed[rule]?.index ?? rule, Message: message })),
  };
}

/** What of both sides' decisions applies to findings that are there already. */
function filtersOf({ words = [], ignores = [] }: Partial<Settings>, house: TeamContent | undefined) {
  return {
    words: [...words, ...(house?.settings.words ?? [])],
    ignores: [...ignores, ...(house?.settings.ignores ?? [])],
  };
}
