import { ErrorArea, Form, Switch, TextField } from "@housestyle/ui";
import { FormFoot } from "../FormFoot.tsx";
import { useDraft } from "../use-draft.ts";
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
  const { submit, pending, errors, text, tick } = useDraft<CollectionDraft>({
    start: given ?? { Name: "", Description: "", IsEnabled: true },
    faults: ({ Name }) => (Name.trim() === "" ? { Name: texts.needed } : {}),
    save: ({ Name, Description, IsEnabled }) => onSave({ Name, Description, IsEnabled }),
    close: onClose,
  });
  return (
    <Form className="content-form" noValidate onSubmit={submit}>
      <ErrorArea messages={errors.messages} />
      <TextField label={texts.name} required startHere maxLength={100} {...text("Name")} />
      <TextField label={texts.description} multiline maxLength={500} {...text("Description")} />
      <Switch label={texts.on} hint={texts.onHint} {...tick("IsEnabled")} />
      <FormFoot isNew={!given} pending={pending} onCancel={onClose} />
    </Form>
  );
}
