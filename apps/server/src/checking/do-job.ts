import type { Dialect, Engine, Settings, SettingsError } from "@housestyle/engine";
import { defaultSettings, templateConfig } from "@housestyle/engine";
import { texts } from "../texts.ts";
import {
  type Catalogue,
  type CheckAnswer,
  type ConfigAnswer,
  type HouseSettings,
  type Job,
  type Preview,
  type RuleProblem,
  type TokenAnswer,
  type Trial,
  type TrialProblem,
  type TriedRule,
  wantsHouse,
} from "./job.ts";
import { previewHouseRules } from "./preview-rules.ts";

type Answer = CheckAnswer | Preview | TokenAnswer | Catalogue | ConfigAnswer | TrialProblem[] | typeof wantsHouse;

/** Versions of team content a worker keeps, so that it is sent and compiled once. */
const mostKept = 16;

/** Does one job with an engine. Pure but for the engine's caches. */
export function doJob(engine: Engine, job: Job, kept: Map<string, HouseSettings> = new Map()): Answer {
  switch (job.kind) {
    case "check":
      return check(engine, job, kept);
    case "tokenize":
      return engine.tokenize(job.text, job.dialect);
    case "try":
      return job.rules.flatMap((tried, index) => trialProblems(engine, tried, index, job.dialect));
    case "configs":
      return job.choices.map(({ id, config }) => templateConfig(id, config)?.problems);
    case "preview": {
      const end = performance.now() + job.readingTime;
      return previewHouseRules(engine, job.rules, job.texts, () => performance.now() > end);
    }
    case "catalogue":
      return {
        explanations: Object.fromEntries(engine.rules.map(({ id, explain }) => [id, explain])),
        titles: Object.fromEntries(engine.rules.map(({ id, title }) => [id, title])),
        templates: engine.templates,
      };
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

type CheckJob = Extract<Job, { kind: "check" }>;

function check(engine: Engine, job: CheckJob, kept: Map<string, HouseSettings>): CheckAnswer | typeof wantsHouse {
  const { text, dialect, format, trials, withParagraphs } = job;
  const house = job.house && keptHouse(job.house, kept);
  if (job.house && !house) return wantsHouse;
  const settings = joined(job.settings, house);
  // What teams have saved was tried when it was saved; only rules sent along can be new.
  const unusable = engine.problems({ ...defaultSettings, rules: job.settings.rules ?? [] });
  return {
    findings: engine.check(text, { dialect, format, settings }),
    problems: [
      ...unusable.map(({ index, message }) => ({ rule: index, message })),
      ...failedTrials(engine, settings, trials, new Set(unusable.map(({ index }) => index))),
    ].sort((a, b) => a.rule - b.rule),
    paragraphs: withParagraphs ? engine.paragraphs(text, format) : [],
  };
}

function keptHouse({ version, content }: NonNullable<CheckJob["house"]>, kept: Map<string, HouseSettings>) {
  const found = kept.get(version) ?? content;
  if (!found) return undefined;
  kept.delete(version);
  kept.set(version, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return found;
}

/** The caller's settings and the team's. Where only one has something, its own array stays: the engine knows it again. */
function joined(given: Partial<Settings>, house: HouseSettings | undefined): Settings {
  const own = { ...defaultSettings, ...given };
  if (!house) return own;
  return {
    ...own,
    words: both(own.words, house.words),
    ignores: both(own.ignores, house.ignores),
    rules: both(own.rules, house.rules),
    terms: both(own.terms, house.terms),
    templates: both(own.templates, house.templates),
  };
}

function both<T>(own: readonly T[], house: readonly T[]): readonly T[] {
  if (own.length === 0) return house;
  return house.length === 0 ? own : [...own, ...house];
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
