import { Button, CopyPrompt, ErrorArea, Select, TextField, useCopy } from "@housestyle/ui";
import { Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toasts } from "../../app/toasts.ts";
import { Added } from "../../content/Added.tsx";
import { FormFoot } from "../../content/FormFoot.tsx";
import { useSave } from "../../content/use-save.ts";
import { shell } from "../../texts/shell.ts";
import { snippets } from "../../texts/snippets.ts";
import { Placeholders } from "./Placeholders.tsx";
import { type Draft, draftOf, emptyDraft, type Folder, isShortcut, type Snippet } from "./snippet.ts";

const texts = snippets.form;
const languages = Object.entries(texts.languages).map(([value, label]) => ({ value, label }));

/** A snippet to be written or changed; for those who may not, to be read and copied. */
export function SnippetForm({
  snippet,
  folders,
  folderId,
  canEdit,
  onSave,
  onClose,
}: {
  readonly snippet?: Snippet;
  readonly folders: readonly Folder[];
  readonly folderId: number;
  readonly canEdit: boolean;
  readonly onSave: (draft: Draft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState(snippet ? draftOf(snippet) : emptyDraft(folderId));
  const saving = useSave();
  const { copy, refused, dismiss } = useCopy();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { fields, messages } = saving.errors;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(draft);
    if (Object.keys(wrong).length > 0) saving.refuse(wrong);
    else if (await saving.run(() => onSave(draft))) onClose();
  };
  return (
    <form className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorArea messages={messages} />
      <TextField
        label={texts.name}
        error={fields.Name}
        required
        maxLength={100}
        readOnly={!canEdit}
        value={draft.Name}
        onChange={(Name) => change({ Name })}
      />
      <TextField
        label={texts.shortcut}
        hint={texts.shortcutHint}
        error={fields.Shortcut}
        mono
        maxLength={30}
        spellCheck={false}
        autoComplete="off"
        readOnly={!canEdit}
        value={draft.Shortcut}
        onChange={(Shortcut) => change({ Shortcut })}
      />
      <TextField
        label={texts.text}
        error={fields.Text}
        multiline
        rows={6}
        maxLength={10_000}
        readOnly={!canEdit}
        value={draft.Text}
        onChange={(Text) => change({ Text })}
      />
      <Placeholders />
      <Button
        onClick={() =>
          void copy(draft.Text).then((copied) => copied && toasts.show({ kind: "success", title: texts.copied }))
        }
      >
        <Copy size={16} strokeWidth={1.5} aria-hidden />
        {texts.copy}
      </Button>
      {canEdit ? (
        <>
          <Select
            label={texts.folder}
            value={String(draft.SnippetFolderId)}
            options={folders.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
            onChange={(folder) => change({ SnippetFolderId: Number(folder) })}
          />
          <Select
            label={texts.language}
            value={draft.Language}
            options={languages}
            onChange={(Language) => change({ Language })}
          />
        </>
      ) : null}
      <TextField
        label={texts.tags}
        hint={texts.tagsHint}
        error={fields.Tags}
        readOnly={!canEdit}
        value={draft.tags}
        onChange={(tags) => change({ tags })}
      />
      <TextField
        label={texts.description}
        error={fields.Description}
        multiline
        rows={2}
        maxLength={500}
        readOnly={!canEdit}
        value={draft.Description}
        onChange={(Description) => change({ Description })}
      />
      {canEdit ? <FormFoot isNew={!snippet} pending={saving.pending} onCancel={onClose} /> : null}
      {snippet ? (
        <>
          <p className="content-added">{snippets.used(snippet.UseCount)}</p>
          <Added row={snippet} />
        </>
      ) : null}
      {refused === undefined ? null : (
        <CopyPrompt value={refused} texts={{ ...snippets.prompt, close: shell.close }} onClose={dismiss} />
      )}
    </form>
  );
}

function problemsOf({ Name, Shortcut }: Draft): Readonly<Record<string, string>> {
  return {
    ...(Name.trim() === "" ? { Name: texts.needed } : {}),
    ...(isShortcut(Shortcut) ? {} : { Shortcut: texts.wrongShortcut }),
  };
}
