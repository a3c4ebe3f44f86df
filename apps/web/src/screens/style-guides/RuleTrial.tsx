import { TextField } from "@housestyle/ui";
import { CircleCheck, CircleX } from "lucide-react";
import { fieldsOf } from "../../content/fields-of.ts";
import { styleGuides } from "../../texts/style-guides.ts";
import { corrected, piecesOf } from "./hits.ts";
import type { StyleGuideRuleDraft } from "./rule.ts";
import { TokenTable } from "./TokenTable.tsx";
import { type TrialResult, useFaults } from "./use-trial.ts";

const texts = styleGuides.trial;

/** The two example sentences of a rule, each with what the rule currently reports about it. */
export function RuleTrial({
  draft,
  wrong,
  right,
  errors,
  canEdit,
  onChange,
}: {
  readonly draft: StyleGuideRuleDraft;
  readonly wrong: TrialResult;
  readonly right: TrialResult;
  readonly errors: Readonly<Record<string, string>>;
  readonly canEdit: boolean;
  readonly onChange: (part: Partial<StyleGuideRuleDraft>) => void;
}) {
  const { text } = fieldsOf({ draft, errors, readOnly: !canEdit, change: onChange });
  const becomes = corrected(wrong.text, wrong.hits);
  const wrongCount = wrong.hits.length;
  const rightCount = right.hits.length;
  return (
    <section className="rule-trial" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <TextField label={texts.wrong} hint={texts.wrongHint} rows={2} maxLength={500} {...text("WrongSentence")} />
      <Verdict
        trial={wrong}
        isGood={wrongCount > 0}
        sentence={wrongCount > 0 ? texts.found(wrongCount) : texts.notFound}
      />
      {becomes === undefined ? null : <Becomes sentence={becomes} />}
      <TokenTable sentence={draft.WrongSentence} hits={wrong.text === draft.WrongSentence ? wrong.hits : []} />
      <TextField label={texts.right} hint={texts.rightHint} rows={2} maxLength={500} {...text("RightSentence")} />
      <Verdict
        trial={right}
        isGood={rightCount === 0}
        sentence={rightCount === 0 ? texts.quiet : texts.loud(rightCount)}
      />
    </section>
  );
}

/** The sentence with the first suggestion applied, and what the checker says about that. */
function Becomes({ sentence }: { readonly sentence: string }) {
  const faults = useFaults(sentence);
  return (
    <div className="trial-becomes" role="status">
      <p>
        <span className="content-quiet">{texts.becomes}</span> <q>{sentence}</q>
      </p>
      {faults.map(({ words, hint }) => (
        <p key={`${words} ${hint}`} className="verdict-line verdict-bad">
          <CircleX size={16} strokeWidth={1.5} aria-hidden />
          {texts.becomesWrong(words, hint)}
        </p>
      ))}
    </div>
  );
}

function Verdict({
  trial,
  isGood,
  sentence,
}: {
  readonly trial: TrialResult;
  readonly isGood: boolean;
  readonly sentence: string;
}) {
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <div className="verdict" role="status">
      {trial.state === "waiting" ? <span className="content-quiet">{texts.waiting}</span> : null}
      {trial.state === "failed" ? <span className="content-quiet">{trial.message ?? texts.failed}</span> : null}
      {trial.state === "done" && trial.ruleError === undefined ? (
        <>
          <p className={isGood ? "verdict-line verdict-good" : "verdict-line verdict-bad"}>
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            {sentence}
          </p>
          {trial.hits.length > 0 ? <Marked trial={trial} /> : null}
        </>
      ) : null}
    </div>
  );
}

function Marked({ trial }: { readonly trial: TrialResult }) {
  return (
    <p className="trial-text">
      {piecesOf(trial.text, trial.hits).map(({ text, hit }, at) =>
        hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a sentence has no other name than its place
          <mark key={at} className="trial-hit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
