import { ErrorArea, Switch, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { FormFoot } from "../FormFoot.tsx";
import { useSave } from "../use-save.ts";
import type { CollectionDraft, CollectionKind } from "./collection.ts";

/** What a style guide or a term base is called and for; a new one without `given`. */
export function CollectionForm({
  texts,
  given,
  onSave,
  onClose,
}: {
  readonly texts: CollectionKind["texts"]["form"];
  readonly given?: CollectionDraft;
  readonly onSave: (draft: CollectionDraft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState<CollectionDraft>(given ?? { Name: "", Description: "", IsEnabled: true });
  const saving = useSave();
  const { Name, Description, IsEnabled } = draft;
  const change = (part: Partial<CollectionDraft>) => setDraft({ ...draft, ...part });
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
      <FormFoot isNew={!given} pending={saving.pending} onCancel={onClose} />
    </form>
  );
}
