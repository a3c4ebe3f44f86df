import { Checkbox, Disclosure, RadioGroup, TextField } from "@housestyle/ui";
import { Added } from "../../content/Added.tsx";
import { DraftForm } from "../../content/DraftForm.tsx";
import { useDraft } from "../../content/use-draft.ts";
import { termBases } from "../../texts/term-bases.ts";
import { Sisters } from "./Sisters.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { draftOf, emptyDraft, type ListedTerm, statuses, type TermDraft } from "./term.ts";

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
  readonly term?: ListedTerm;
  readonly canEdit: boolean;
  /** Those who may not decide propose. */
  readonly mayDecide: boolean;
  readonly onSave: (draft: TermDraft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { draft, text, tick, choice, ...form } = useDraft<TermDraft>({
    start: term ? draftOf(term) : emptyDraft(mayDecide),
    readOnly: !canEdit,
    faults: ({ Text }) => (Text.trim() === "" ? { Text: texts.needed } : {}),
    save: onSave,
    close: onClose,
  });
  return (
    <DraftForm
      form={form}
      isNew={!term}
      readOnly={!canEdit}
      onClose={onClose}
      foot={term ? <Added row={term} /> : null}
    >
      <TextField label={texts.text} required maxLength={100} {...text("Text")} />
      {mayDecide ? (
        <RadioGroup
          label={texts.status}
          {...choice("Status")}
          options={statuses.map((value) => ({
            value,
            label: <StatusBadge status={value} />,
            hint: termBases.statuses[value].meaning,
          }))}
        />
      ) : (
        <p className="term-status">
          <StatusBadge status={draft.Status} />
          <span className="content-quiet">{termBases.statuses[draft.Status].meaning}</span>
        </p>
      )}
      <TextField label={texts.replacement} hint={texts.replacementHint} maxLength={500} {...text("Replacement")} />
      <TextField
        label={texts.description}
        hint={texts.descriptionHint}
        rows={2}
        maxLength={500}
        {...text("Description")}
      />
      <TextField
        label={texts.variants}
        hint={texts.variantsHint}
        rows={2}
        spellCheck={false}
        {...text("variants", "Variants")}
      />
      <Checkbox label={texts.case} {...tick("CaseSensitive")} />
      <Checkbox label={texts.forms} hint={texts.formsHint} {...tick("MatchForms")} />
      <TextField label={texts.concept} hint={texts.conceptHint} maxLength={100} {...text("ConceptId")} />
      <Sisters baseId={baseId} concept={draft.ConceptId} {...(term ? { id: term.Id } : {})} />
      <Disclosure summary={texts.more} open={details.some(({ key }) => draft[key] !== "")}>
        <div className="content-form">
          {details.map(({ key, ...field }) => (
            <TextField key={key} {...field} {...text(key)} />
          ))}
        </div>
      </Disclosure>
    </DraftForm>
  );
}
