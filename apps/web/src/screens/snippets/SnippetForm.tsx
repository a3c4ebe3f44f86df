import { unknownPlaceholders } from "@housestyle/panel/snippets";
import { Button, CopyPrompt, Select, TextField, useCopy } from "@housestyle/ui";
import { Copy } from "lucide-react";
import { toasts } from "../../app/toasts.ts";
import { Added } from "../../content/Added.tsx";
import { DraftForm } from "../../content/DraftForm.tsx";
import { useDraft } from "../../content/use-draft.ts";
import { shell } from "../../texts/shell.ts";
import { snippets } from "../../texts/snippets.ts";
import { Placeholders } from "./Placeholders.tsx";
import { draftOf, emptyDraft, type Folder, isShortcut, type ListedSnippet, type SnippetDraft } from "./snippet.ts";

const texts = snippets.form;
const languages = Object.entries(texts.languages).map(([value, label]) => ({ value, label }));

/** The form for a new or existing snippet. People who may not edit it can read and copy it. */
export function SnippetForm({
  snippet,
  folders,
  folderId,
  canEdit,
  onSave,
  onClose,
}: {
  readonly snippet?: ListedSnippet;
  readonly folders: readonly Folder[];
  readonly folderId: number;
  readonly canEdit: boolean;
  readonly onSave: (draft: SnippetDraft) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { copy, refused, dismiss } = useCopy();
  const { draft, change, text, choice, ...form } = useDraft<SnippetDraft>({
    start: snippet ? draftOf(snippet) : emptyDraft(folderId),
    readOnly: !canEdit,
    faults: problemsOf,
    save: onSave,
    close: onClose,
  });
  const [unknown] = unknownPlaceholders(draft.Text);
  return (
    <DraftForm
      form={form}
      isNew={!snippet}
      readOnly={!canEdit}
      onClose={onClose}
      foot={snippet ? <History snippet={snippet} /> : null}
    >
      <TextField label={texts.name} required maxLength={100} {...text("Name")} />
      <TextField
        label={texts.shortcut}
        hint={texts.shortcutHint}
        mono
        maxLength={30}
        spellCheck={false}
        autoComplete="off"
        {...text("Shortcut")}
      />
      <TextField
        label={texts.text}
        rows={6}
        maxLength={10_000}
        {...(unknown === undefined ? {} : { hint: texts.unknown(unknown, asField(unknown)) })}
        {...text("Text")}
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
            value={String(draft.SnippetFolderId || folderId)}
            options={folders.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
            onChange={(folder) => change({ SnippetFolderId: Number(folder) })}
          />
          <Select label={texts.language} {...choice("Language")} options={languages} />
        </>
      ) : null}
      <TextField label={texts.tags} hint={texts.tagsHint} {...text("tags", "Tags")} />
      <TextField label={texts.description} rows={2} maxLength={500} {...text("Description")} />
      {refused === undefined ? null : (
        <CopyPrompt value={refused} texts={{ ...snippets.prompt, close: shell.close }} onClose={dismiss} />
      )}
    </DraftForm>
  );
}

function History({ snippet }: { readonly snippet: ListedSnippet }) {
  return (
    <>
      <p className="content-added">{snippets.used(snippet.UseCount)}</p>
      <Added row={snippet} />
    </>
  );
}

/** Returns the field that was probably meant by an unknown placeholder. */
function asField(unknown: string): string {
  return `{{field:${unknown.slice(2, -2).trim() || "Name"}}}`;
}

function problemsOf({ Name, Shortcut }: SnippetDraft): Readonly<Record<string, string>> {
  return {
    ...(Name.trim() === "" ? { Name: texts.needed } : {}),
    ...(isShortcut(Shortcut) ? {} : { Shortcut: texts.wrongShortcut }),
  };
}
