import { ErrorArea, Switch, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { FormFoot } from "../../content/FormFoot.tsx";
import { useSave } from "../../content/use-save.ts";
import { termBases } from "../../texts/term-bases.ts";
import type { TermBase } from "./term.ts";
import type { BaseDraft } from "./use-term-bases.ts";

const texts = termBases.form;

/** What a term base is called and for. */
export function BaseForm({
  base,
  onSave,
  onClose,
}: {
  readonly base?: TermBase;
  readonly onSave: (draft: BaseDraft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState<BaseDraft>(base ?? { Name: "", Description: "", IsEnabled: true });
  const saving = useSave();
  const { Name, Description, IsEnabled } = draft;
  const change = (part: Partial<BaseDraft>) => setDraft({ ...draft, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (Name.trim() === "") saving.refuse({ Name: texts.needed });
    else if (await saving.run(() => onSave({ Name, Description, IsEnabled }))) onClose();
  };
  return (
    <form className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorArea messages={saving.errors.messages} />
      <TextField
        label={texts.name}
        error={saving.errors.fields.Name}
        required
        startHere
        maxLength={100}
        value={Name}
        onChange={(name) => change({ Name: name })}
      />
      <TextField
        label={texts.description}
        error={saving.errors.fields.Description}
        multiline
        maxLength={500}
        value={Description}
        onChange={(description) => change({ Description: description })}
      />
      <Switch label={texts.on} hint={texts.onHint} checked={IsEnabled} onChange={(on) => change({ IsEnabled: on })} />
      <FormFoot isNew={!base} pending={saving.pending} onCancel={onClose} />
    </form>
  );
}
