import { ErrorArea, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { FormFoot } from "../../content/FormFoot.tsx";
import { useSave } from "../../content/use-save.ts";
import { snippets } from "../../texts/snippets.ts";

const texts = snippets.folders;

/** A folder's name, new or changed. */
export function FolderForm({
  name,
  onSave,
  onClose,
}: {
  readonly name: string;
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState(name);
  const saving = useSave();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === "") saving.refuse({ Name: texts.needed });
    else if (await saving.run(() => onSave(draft.trim()))) onClose();
  };
  return (
    <form className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorArea messages={saving.errors.fields.Name ? [] : saving.errors.messages} />
      <TextField
        label={texts.name}
        error={saving.errors.fields.Name}
        required
        maxLength={60}
        startHere
        value={draft}
        onChange={setDraft}
      />
      <FormFoot isNew={name === ""} pending={saving.pending} onCancel={onClose} />
    </form>
  );
}
