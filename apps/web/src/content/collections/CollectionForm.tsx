import { Switch, TextField } from "@housestyle/ui";
import { DraftForm } from "../DraftForm.tsx";
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
  const { text, tick, ...form } = useDraft<CollectionDraft>({
    start: given ?? { Name: "", Description: "", IsEnabled: true },
    faults: ({ Name }) => (Name.trim() === "" ? { Name: texts.needed } : {}),
    save: ({ Name, Description, IsEnabled }) => onSave({ Name, Description, IsEnabled }),
    close: onClose,
  });
  return (
    <DraftForm form={form} isNew={!given} onClose={onClose}>
      <TextField label={texts.name} required startHere maxLength={100} {...text("Name")} />
      <TextField label={texts.description} rows={3} maxLength={500} {...text("Description")} />
      <Switch label={texts.on} hint={texts.onHint} {...tick("IsEnabled")} />
    </DraftForm>
  );
}
