import { Button, Dialog, Form, Menu, TextField } from "@housestyle/ui";
import { CopyPlus, Download, FolderInput, Tags, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type DownloadFormat, downloadFormats } from "../../editor/files/download-formats.ts";
import { documents as texts } from "../../texts/documents.ts";
import { parts } from "../../texts/editor-parts.ts";
import type { ArchiveRequest } from "./ArchiveDialog.tsx";
import { type DocumentListRow, mayOrganize } from "./document.ts";
import { existingName, hasLongTag, tagsIn } from "./place.ts";
import { TagsField } from "./TagsField.tsx";
import type { useDocumentActions } from "./use-document-actions.ts";

const icon = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;

/** The actions for several documents at once. */
export function BulkActions({
  rows,
  projects,
  tags,
  actions,
  onArchive,
  onDone,
}: {
  readonly rows: readonly DocumentListRow[];
  /** The projects and tags that are there. */
  readonly projects: readonly string[];
  readonly tags: readonly string[];
  readonly actions: ReturnType<typeof useDocumentActions>;
  readonly onArchive: (request: ArchiveRequest) => void;
  readonly onDone: () => void;
}) {
  const [asked, setAsked] = useState<"move" | "tag">();
  const [typed, setTyped] = useState("");
  const own = rows.filter(mayOrganize);
  const begin = (what: "move" | "tag") => {
    setTyped("");
    setAsked(what);
  };
  const finish = async (done: Promise<boolean>) => {
    // What could not be done can be tried again.
    if (!(await done)) return;
    setAsked(undefined);
    onDone();
  };
  const download = (format: DownloadFormat) => {
    const [only, ...others] = rows;
    if (only && others.length === 0) return void finish(actions.download(only, format));
    onArchive({ name: `${texts.archive}.zip`, format, list: async () => rows });
    onDone();
  };
  return (
    <>
      {own.length === 0 ? null : (
        <>
          <Action label={texts.move} icon={<FolderInput {...icon} />} act={() => begin("move")} />
          <Action label={texts.addTags} icon={<Tags {...icon} />} act={() => begin("tag")} />
        </>
      )}
      <Action label={texts.duplicate} icon={<CopyPlus {...icon} />} act={() => void finish(actions.duplicate(rows))} />
      <Menu
        label={texts.download}
        tone="outline"
        trigger={
          <>
            <Download {...icon} />
            <span className="selection-words">{texts.download}</span>
          </>
        }
        items={downloadFormats.map((format) => ({
          id: format,
          label: parts.menu.downloads[format],
          onAction: () => download(format),
        }))}
      />
      {asked === undefined ? null : (
        <Dialog
          title={asked === "move" ? texts.moveTitle(own.length) : texts.addTagsTitle(own.length)}
          closeLabel={texts.close}
          closeIcon={<X {...icon} />}
          onClose={() => setAsked(undefined)}
        >
          <Form
            className="content-form"
            onSubmit={() =>
              finish(
                asked === "move"
                  ? actions.move(own, existingName(typed, projects))
                  : actions.tag(own, tagsIn(typed, tags)),
              )
            }
          >
            {asked === "move" ? (
              <TextField
                label={texts.project}
                hint={texts.moveHint}
                value={typed}
                onChange={setTyped}
                suggestions={projects}
                maxLength={100}
                startHere
              />
            ) : (
              <TagsField value={typed} onChange={setTyped} startHere />
            )}
            <div className="content-foot">
              <Button
                type="submit"
                tone="primary"
                disabled={asked === "tag" && (hasLongTag(typed) || tagsIn(typed).length === 0)}
              >
                {asked === "move" ? texts.move : texts.addTags}
              </Button>
              <Button tone="quiet" onClick={() => setAsked(undefined)}>
                {texts.cancel}
              </Button>
            </div>
          </Form>
        </Dialog>
      )}
    </>
  );
}

function Action({ label, icon, act }: { readonly label: string; readonly icon: ReactNode; readonly act: () => void }) {
  return (
    <Button onClick={act}>
      {icon}
      <span className="selection-words">{label}</span>
    </Button>
  );
}
