import { ErrorArea, Form, TextField } from "@housestyle/ui";
import { FormFoot } from "../../content/FormFoot.tsx";
import { useDraft } from "../../content/use-draft.ts";
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
  const { submit, pending, errors, text } = useDraft({
    start: { Name: name },
    faults: ({ Name }) => (Name.trim() === "" ? { Name: texts.needed } : {}),
    save: ({ Name }) => onSave(Name.trim()),
    close: onClose,
  });
  return (
    <Form className="content-form" noValidate onSubmit={submit}>
      <ErrorArea messages={errors.fields.Name ? [] : errors.messages} />
      <TextField label={texts.name} required maxLength={60} startHere {...text("Name")} />
      <FormFoot isNew={name === ""} pending={pending} onCancel={onClose} />
    </Form>
  );
}
