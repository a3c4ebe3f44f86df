import type { Dialect, Engine, Settings, SettingsError } from "@housestyle/engine";
import { defaultSettings } from "@housestyle/engine";
import { texts } from "../texts.ts";
import type {
  CheckAnswer,
  Explanations,
  Job,
  RuleProblem,
  TokenAnswer,
  Trial,
  TrialProblem,
  TriedRule,
} from "./job.ts";

/** Does one job with an engine. Pure but for the engine's caches. */
export function doJob(engine: Engine, job: Job): CheckAnswer | TokenAnswer | Explanations | TrialProblem[] {
  switch (job.kind) {
    case "check":
      return check(engine, job);
    case "tokenize":
      return engine.tokenize(job.text, job.dialect);
    case "try":
      return job.rules.flatMap((tried, index) => trialProblems(engine, tried, index, job.dialect));
    case "rules":
      return Object.fromEntries(engine.rules.map(({ id, explain }) => [id, explain]));
  }
}

const memberOf: Readonly<Record<SettingsError["field"], TrialProblem["member"]>> = {
  match: "Match",
  replace: "Replace",
  message: "Message",
  includeContext: "IncludeContext",
  excludeContext: "ExcludeContext",
};

/** What keeps a rule from being saved: it does not compile, misses its wrong sentence or flags its right one. */
function trialProblems(
  engine: Engine,
  { rule, wrong, right }: TriedRule,
  index: number,
  dialect: Dialect,
): TrialProblem[] {
  const examples = { ...(wrong !== "" && { wrong }), ...(right !== "" && { right }) };
  const trial = engine.tryHouseRule(rule, examples, dialect);
  if (trial.problems.length > 0) {
    return trial.problems.map(({ field, message, position }) => ({
      index,
      member: memberOf[field],
      message: position ? texts.check.at(message, position.start + 1) : message,
    }));
  }
  const missed: TrialProblem[] =
    trial.wrongRaises === false ? [{ index, member: "WrongSentence", message: texts.check.trialFailed }] : [];
  return trial.rightStaysSilent === false
    ? [...missed, { index, member: "RightSentence", message: texts.check.trialFlagged }]
    : missed;
}

function check(engine: Engine, job: Extract<Job, { kind: "check" }>): CheckAnswer {
  const { text, dialect, format, trials, withParagraphs } = job;
  const settings: Settings = { ...defaultSettings, ...job.settings };
  const unusable = engine.problems(settings);
  return {
    findings: engine.check(text, { dialect, format, settings }),
    problems: [
      ...unusable.map(({ index, message }) => ({ rule: index, message })),
      ...failedTrials(engine, settings, trials, new Set(unusable.map(({ index }) => index))),
    ].sort((a, b) => a.rule - b.rule),
    paragraphs: withParagraphs ? engine.paragraphs(text, format) : [],
  };
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
