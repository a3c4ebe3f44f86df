import { Checkbox, Disclosure, ErrorArea, Select, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { Added } from "../../content/Added.tsx";
import { FormFoot } from "../../content/FormFoot.tsx";
import { useSave } from "../../content/use-save.ts";
import { dictionary } from "../../texts/dictionary.ts";
import { type Draft, draftOf, type Entry, emptyDraft, withWord } from "./entry.ts";
import { Trial } from "./Trial.tsx";

const texts = dictionary.form;
const categories = Object.entries(texts.categories).map(([key, label]) => ({
  value: key === "all" ? "" : key,
  label,
}));

/** A word to be written down or changed, with what it would cover. */
export function EntryForm({
  entry,
  onSave,
  onClose,
}: {
  readonly entry?: Entry;
  readonly onSave: (draft: Draft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState(entry ? draftOf(entry) : emptyDraft);
  const saving = useSave();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { fields, messages } = saving.errors;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.word.trim() === "") saving.refuse({ word: texts.needed });
    else if (await saving.run(() => onSave(draft))) onClose();
  };
  return (
    <form className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorArea messages={messages} />
      <TextField
        label={texts.word}
        hint={texts.wordHint}
        error={fields.word}
        required
        maxLength={100}
        spellCheck={false}
        value={draft.word}
        onChange={(word) => setDraft(withWord(draft, word))}
      />
      <Checkbox
        label={texts.case}
        hint={texts.caseHint}
        checked={draft.caseSensitive}
        onChange={(caseSensitive) => change({ caseSensitive })}
      />
      <Trial word={draft.word} caseSensitive={draft.caseSensitive} isRegex={draft.isRegex} />
      <Disclosure
        summary={texts.more}
        open={draft.isRegex || draft.category !== "" || draft.note !== "" || draft.replacement !== ""}
      >
        <div className="content-form">
          <Checkbox
            label={texts.expression}
            hint={texts.expressionHint}
            checked={draft.isRegex}
            onChange={(isRegex) => change({ isRegex })}
          />
          <Select
            label={texts.category}
            value={draft.category}
            options={withOther(draft.category)}
            onChange={(category) => change({ category })}
          />
          <TextField
            label={texts.subCategory}
            hint={texts.subCategoryHint}
            error={fields.subCategory}
            maxLength={100}
            spellCheck={false}
            value={draft.subCategory}
            onChange={(subCategory) => change({ subCategory })}
          />
          <TextField
            label={texts.replacement}
            hint={texts.replacementHint}
            error={fields.replacement}
            maxLength={100}
            value={draft.replacement}
            onChange={(replacement) => change({ replacement })}
          />
          <TextField
            label={texts.note}
            error={fields.note}
            multiline
            rows={2}
            maxLength={500}
            value={draft.note}
            onChange={(note) => change({ note })}
          />
        </div>
      </Disclosure>
      <FormFoot isNew={!entry} pending={saving.pending} onCancel={onClose} />
      {entry ? <Added row={entry} /> : null}
    </form>
  );
}

/** A category another program has written stays as it is. */
function withOther(category: string) {
  const isKnown = categories.some(({ value }) => value === category);
  return isKnown ? categories : [...categories, { value: category, label: category }];
}
