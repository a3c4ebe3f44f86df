import { Button, ErrorArea, Form } from "@housestyle/ui";
import { toasts } from "../../app/toasts.ts";
import { Added } from "../../content/Added.tsx";
import type { ListedCollection } from "../../content/collections/collection.ts";
import { useSave } from "../../content/use-save.ts";
import { useStoredDraft } from "../../content/use-stored-draft.ts";
import { styleGuides } from "../../texts/style-guides.ts";
import { Impact } from "./Impact.tsx";
import { RuleSentence } from "./RuleSentence.tsx";
import { RuleTrial } from "./RuleTrial.tsx";
import { draftOf, emptyDraft, type ListedRule } from "./rule.ts";
import { useRules } from "./use-rules.ts";
import { useTrial } from "./use-trial.ts";

const texts = styleGuides.editor;

/** A rule as a sentence at the left, and a live preview of what it does at the right. */
export function RuleEditor({
  guide,
  rule,
  canEdit,
  onClose,
}: {
  readonly guide: ListedCollection;
  readonly rule?: ListedRule;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}) {
  const name = `rule.${guide.Id}.${rule ? `${rule.Id}.${rule.RowVersion}` : "new"}`;
  const { draft, change: edit, isBack, forget } = useStoredDraft(name, rule ? draftOf(rule) : emptyDraft);
  const { add, change } = useRules(guide.Id);
  const saving = useSave();
  const wrong = useTrial(draft, draft.WrongSentence);
  const right = useTrial(draft, draft.RightSentence);
  const isRefused = saving.errors.messages.length > 0 && draft.Match.trim() !== "";
  const save = async (force: boolean) => {
    if (draft.Match.trim() === "") {
      saving.refuse({ Match: texts.neededMatch });
      return;
    }
    const isSaved = await saving.run(() => (rule ? change(rule, draft, force) : add([draft], force)));
    if (!isSaved) return;
    forget();
    toasts.show({ kind: "success", title: draft.IsEnabled && !force ? texts.saved : texts.savedOff });
    onClose();
  };
  const submit = () => {
    void save(false);
  };
  const { fields, messages } = saving.errors;
  const matchError = fields.Match ?? wrong.ruleError ?? right.ruleError;
  return (
    <Form className="rule-editor" noValidate onSubmit={submit}>
      <div className="rule-left">
        {isBack ? (
          <p className="content-note" role="status">
            {texts.kept}
            <Button onClick={forget}>{texts.discard}</Button>
          </p>
        ) : null}
        <ErrorArea title={texts.problem} messages={messages} />
        <RuleSentence
          draft={draft}
          errors={{ ...fields, ...(matchError === undefined ? {} : { Match: matchError }) }}
          canEdit={canEdit}
          onChange={edit}
        />
        {canEdit ? (
          <div className="content-foot">
            <Button type="submit" tone="primary" pending={saving.pending}>
              {rule ? texts.save : texts.add}
            </Button>
            {isRefused ? (
              <Button onClick={() => void save(true)} title={texts.saveOffHint}>
                {texts.saveOff}
              </Button>
            ) : null}
            <Button tone="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          </div>
        ) : null}
        {rule ? <Added row={rule} /> : null}
      </div>
      <div className="rule-right">
        <RuleTrial draft={draft} wrong={wrong} right={right} errors={fields} canEdit={canEdit} onChange={edit} />
        <Impact draft={draft} />
      </div>
    </Form>
  );
}
