import { type Dialect, type Engine, type SettingsError, templateConfig } from "@housestyle/engine";
import { neuralRules } from "@housestyle/neural";
import { texts } from "../texts.ts";
import { answerCall, finishCall } from "./answer-call.ts";
import type {
  CallAnswer,
  Catalogue,
  CheckingJob,
  ConfigAnswer,
  costsMore,
  Preview,
  TrialProblem,
  TriedRule,
  wantsTeamRules,
} from "./job.ts";
import type { JobContext } from "./job-context.ts";
import { previewTeamRules } from "./preview-rules.ts";

type Answer =
  | CallAnswer
  | Preview
  | Catalogue
  | ConfigAnswer
  | TrialProblem[]
  | typeof wantsTeamRules
  | typeof costsMore;

/** Does one job with an engine. Has no side effects except on the engine's caches. */
export function doJob(engine: Engine, job: CheckingJob, doing: JobContext): Answer {
  const { kept, pulse } = doing;
  switch (job.kind) {
    case "call":
      return answerCall(engine, job, doing);
    case "finish":
      return finishCall(engine, job, kept);
    case "try":
      return job.rules.flatMap((tried, index) => {
        pulse();
        return trialProblems(engine, tried, index, job.dialect);
      });
    case "configs":
      return job.choices.map(({ id, config }) => {
        pulse();
        return templateConfig(id, config)?.problems;
      });
    case "preview": {
      const end = performance.now() + job.readingTime;
      return previewTeamRules(engine, job.rules, job.texts, () => performance.now() > end);
    }
    case "catalogue":
      return catalogueOf(engine);
  }
}

function catalogueOf({ rules: own, templates }: Engine): Catalogue {
  const rules = [...own, ...neuralRules()].map(({ id, title, explain, kind, level, examples }) => ({
    ...{ id, title, explain, kind, level, examples },
  }));
  return { titles: Object.fromEntries(rules.map(({ id, title }) => [id, title])), rules, templates };
}

const memberOf: Readonly<Record<SettingsError["field"], TrialProblem["member"]>> = {
  match: "Match",
  replace: "Replace",
  message: "Message",
  includeContext: "IncludeContext",
  excludeContext: "ExcludeContext",
};

/** Returns why a rule cannot be saved: it does not compile, misses its incorrect sentence, or flags its correct one. */
function trialProblems(
  engine: Engine,
  { rule, wrong, right }: TriedRule,
  index: number,
  dialect: Dialect,
): TrialProblem[] {
  const examples = { ...(wrong !== "" && { wrong }), ...(right !== "" && { right }) };
  const trial = engine.tryTeamRule(rule, examples, dialect);
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
