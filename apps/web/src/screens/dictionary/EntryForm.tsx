import { Checkbox, Disclosure, Select, TextField } from "@housestyle/ui";
import { Added } from "../../content/Added.tsx";
import { DraftForm } from "../../content/DraftForm.tsx";
import { useDraft } from "../../content/use-draft.ts";
import { dictionary } from "../../texts/dictionary.ts";
import { type DictionaryDraft, type DictionaryListRow, draftOf, emptyDraft, withWord } from "./entry.ts";
import { Trial } from "./Trial.tsx";

const texts = dictionary.form;
const categories = Object.entries(texts.categories).map(([key, label]) => ({
  value: key === "all" ? "" : key,
  label,
}));

/** The form for a new or existing entry, with an account of what it would cover. */
export function EntryForm({
  entry,
  onSave,
  onClose,
}: {
  readonly entry?: DictionaryListRow;
  readonly onSave: (draft: DictionaryDraft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { draft, change, text, tick, choice, ...form } = useDraft<DictionaryDraft>({
    start: entry ? draftOf(entry) : emptyDraft,
    faults: ({ word }) => (word.trim() === "" ? { word: texts.needed } : {}),
    save: onSave,
    close: onClose,
  });
  return (
    <DraftForm form={form} isNew={!entry} onClose={onClose} foot={entry ? <Added row={entry} /> : null}>
      <TextField
        label={texts.word}
        hint={texts.wordHint}
        required
        maxLength={100}
        spellCheck={false}
        {...text("word")}
        onChange={(word) => change(withWord(draft, word))}
      />
      <Checkbox label={texts.case} hint={texts.caseHint} {...tick("caseSensitive")} />
      <Trial word={draft.word} caseSensitive={draft.caseSensitive} isRegex={draft.isRegex} />
      <Disclosure
        summary={texts.more}
        open={draft.isRegex || draft.category !== "" || draft.note !== "" || draft.replacement !== ""}
      >
        <div className="content-form">
          <Checkbox label={texts.expression} hint={texts.expressionHint} {...tick("isRegex")} />
          <Select label={texts.category} {...choice("category")} options={withOther(draft.category)} />
          <TextField
            label={texts.subCategory}
            hint={texts.subCategoryHint}
            maxLength={100}
            spellCheck={false}
            {...text("subCategory")}
          />
          <TextField label={texts.replacement} hint={texts.replacementHint} maxLength={100} {...text("replacement")} />
          <TextField label={texts.note} rows={2} maxLength={500} {...text("note")} />
        </div>
      </Disclosure>
    </DraftForm>
  );
}

/** A category another program has written stays as it is. */
function withOther(category: string) {
  const isKnown = categories.some(({ value }) => value === category);
  return isKnown ? categories : [...categories, { value: category, label: category }];
}
