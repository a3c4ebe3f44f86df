import { Checkbox, Disclosure, ErrorArea, RadioGroup, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { Added } from "../../content/Added.tsx";
import { FormFoot } from "../../content/FormFoot.tsx";
import { useSave } from "../../content/use-save.ts";
import { termBases } from "../../texts/term-bases.ts";
import { Sisters } from "./Sisters.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { type Draft, draftOf, emptyDraft, statuses, type Term } from "./term.ts";

const texts = termBases.term;
const details = [
  { key: "Domain", label: texts.domain, maxLength: 100 },
  { key: "PartOfSpeech", label: texts.partOfSpeech, maxLength: 32 },
  { key: "Url", label: texts.url, maxLength: 2000 },
  { key: "tags", label: texts.tags, maxLength: 1000, hint: texts.tagsHint },
] as const;

/** A term to be written, decided on, or read. */
export function TermForm({
  baseId,
  term,
  canEdit,
  mayDecide,
  onSave,
  onClose,
}: {
  readonly baseId: number;
  readonly term?: Term;
  readonly canEdit: boolean;
  /** Those who may not decide propose. */
  readonly mayDecide: boolean;
  readonly onSave: (draft: Draft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState(term ? draftOf(term) : emptyDraft(mayDecide));
  const saving = useSave();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { fields, messages } = saving.errors;
  const readOnly = !canEdit;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.Text.trim() === "") saving.refuse({ Text: texts.needed });
    else if (await saving.run(() => onSave(draft))) onClose();
  };
  return (
    <form className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorArea messages={messages} />
      <TextField
        label={texts.text}
        error={fields.Text}
        required
        maxLength={100}
        readOnly={readOnly}
        value={draft.Text}
        onChange={(Text) => change({ Text })}
      />
      {mayDecide ? (
        <RadioGroup
          label={texts.status}
          value={draft.Status}
          options={statuses.map((value) => ({
            value,
            label: <StatusBadge status={value} />,
            hint: termBases.statuses[value].meaning,
          }))}
          onChange={(Status) => change({ Status })}
        />
      ) : (
        <p className="term-status">
          <StatusBadge status={draft.Status} />
          <span className="content-quiet">{termBases.statuses[draft.Status].meaning}</span>
        </p>
      )}
      <TextField
        label={texts.replacement}
        hint={texts.replacementHint}
        error={fields.Replacement}
        maxLength={500}
        readOnly={readOnly}
        value={draft.Replacement}
        onChange={(Replacement) => change({ Replacement })}
      />
      <TextField
        label={texts.description}
        hint={texts.descriptionHint}
        error={fields.Description}
        multiline
        rows={2}
        maxLength={500}
        readOnly={readOnly}
        value={draft.Description}
        onChange={(Description) => change({ Description })}
      />
      <TextField
        label={texts.variants}
        hint={texts.variantsHint}
        error={fields.Variants}
        multiline
        rows={2}
        spellCheck={false}
        readOnly={readOnly}
        value={draft.variants}
        onChange={(variants) => change({ variants })}
      />
      <Checkbox
        label={texts.case}
        disabled={readOnly}
        checked={draft.CaseSensitive}
        onChange={(CaseSensitive) => change({ CaseSensitive })}
      />
      <Checkbox
        label={texts.forms}
        hint={texts.formsHint}
        disabled={readOnly}
        checked={draft.MatchForms}
        onChange={(MatchForms) => change({ MatchForms })}
      />
      <TextField
        label={texts.concept}
        hint={texts.conceptHint}
        error={fields.ConceptId}
        maxLength={100}
        readOnly={readOnly}
        value={draft.ConceptId}
        onChange={(ConceptId) => change({ ConceptId })}
      />
      <Sisters baseId={baseId} concept={draft.ConceptId} {...(term ? { id: term.Id } : {})} />
      <Disclosure summary={texts.more} open={details.some(({ key }) => draft[key] !== "")}>
        <div className="content-form">
          {details.map(({ key, ...field }) => (
            <TextField
              key={key}
              {...field}
              error={fields[key]}
              readOnly={readOnly}
              value={draft[key]}
              onChange={(value) => change({ [key]: value })}
            />
          ))}
        </div>
      </Disclosure>
      {canEdit ? <FormFoot isNew={!term} pending={saving.pending} onCancel={onClose} /> : null}
      {term ? <Added row={term} /> : null}
    </form>
  );
}
