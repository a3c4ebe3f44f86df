import type { CheckOptions, Engine, Finding, Settings } from "@housestyle/engine";
import { defaultSettings } from "@housestyle/engine";
import { texts } from "../texts.ts";
import type { CheckAnswer, Explanations, Job, RuleProblem, TokenAnswer, Trial } from "./job.ts";
import { mergeFindings } from "./merge-findings.ts";

/** Does one job with an engine. Pure but for the engine's caches. */
export function doJob(engine: Engine, job: Job): CheckAnswer | TokenAnswer | Explanations {
  switch (job.kind) {
    case "check":
      return check(engine, job);
    case "tokenize":
      return engine.tokenize(job.text, job.dialect);
    case "rules":
      return Object.fromEntries(engine.rules.map(({ id, explain }) => [id, explain]));
  }
}

function check(engine: Engine, job: Extract<Job, { kind: "check" }>): CheckAnswer {
  const { text, dialect, format, trials, withParagraphs } = job;
  const settings: Settings = { ...defaultSettings, ...job.settings };
  const unusable = engine.problems(settings);
  return {
    findings: checkHouseFirst(engine, text, { dialect, format, settings }),
    problems: [
      ...unusable.map(({ index, message }) => ({ rule: index, message })),
      ...failedTrials(engine, settings, trials, new Set(unusable.map(({ index }) => index))),
    ].sort((a, b) => a.rule - b.rule),
    paragraphs: withParagraphs ? engine.paragraphs(text, format) : [],
  };
}

/** What a team has decided goes before everything else, also where the engine would weigh an error as graver. */
function checkHouseFirst(engine: Engine, text: string, options: CheckOptions & { settings: Settings }): Finding[] {
  const { settings } = options;
  if (settings.rules.length === 0) return engine.check(text, options);
  const everyRule = [...settings.disabled, ...engine.rules.map(({ id }) => id)];
  const house = engine.check(text, { ...options, settings: { ...settings, disabled: everyRule } });
  // The second reading costs little: the engine remembers what it found in a paragraph.
  const rest = engine.check(text, { ...options, settings: { ...settings, rules: [] } });
  return mergeFindings(house, rest);
}

/** Rules that do not find the sentence they were written for. */
function failedTrials(
  engine: Engine,
  settings: Settings,
  trials: readonly Trial[],
  unusable: ReadonlySet<number>,
): RuleProblem[] {
  return trials.flatMap((trial) => {
    const rule = settings.rules[trial.rule];
    if (!rule || unusable.has(trial.rule)) return [];
    // Alone, so that no other rule can take the words away from it.
    const alone = { ...defaultSettings, rules: [rule] };
    const found = engine.check(trial.sentence, { settings: alone }).some(({ ruleId }) => ruleId === `house/${rule.id}`);
    return found ? [] : [{ rule: trial.rule, message: texts.check.trialFailed }];
  });
}
