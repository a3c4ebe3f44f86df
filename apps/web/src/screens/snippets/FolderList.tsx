import { number } from "@housestyle/texts";
import { Button, ConfirmDialog, Dialog, Menu } from "@housestyle/ui";
import { Ellipsis, FolderPlus, Pencil, Trash2, X } from "lucide-react";
import { useState } from "react";
import { complain } from "../../app/complain.ts";
import { content } from "../../texts/content.ts";
import { shell } from "../../texts/shell.ts";
import { snippets } from "../../texts/snippets.ts";
import { FolderForm } from "./FolderForm.tsx";
import type { Folder } from "./snippet.ts";

const texts = snippets.folders;
const icon = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;

/** What a person does with a folder. */
type Doing = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly folder: Folder };

/** The list of folders at the left: one of them is selected, or all. */
export function FolderList({
  folders,
  open,
  onOpen,
  canEdit,
  onAdd,
  onRename,
  onRemove,
}: {
  readonly folders: readonly Folder[];
  readonly open: number;
  readonly onOpen: (folder: number) => void;
  readonly canEdit: boolean;
  readonly onAdd: (name: string) => Promise<void>;
  readonly onRename: (id: number, name: string) => Promise<void>;
  readonly onRemove: (id: number) => Promise<void>;
}) {
  const [doing, setDoing] = useState<Doing>();
  const done = () => setDoing(undefined);
  const total = folders.reduce((sum, { ItemCount }) => sum + ItemCount, 0);
  return (
    <nav className="folders" aria-label={texts.label}>
      <ul>
        <FolderEntry name={texts.all} count={total} isOpen={open === 0} onOpen={() => onOpen(0)} />
        {folders.map((folder) => (
          <FolderEntry
            key={folder.Id}
            name={folder.Name}
            count={folder.ItemCount}
            isOpen={open === folder.Id}
            onOpen={() => onOpen(folder.Id)}
            menu={
              canEdit ? (
                <Menu
                  label={texts.more(folder.Name)}
                  iconOnly
                  trigger={<Ellipsis {...icon} />}
                  items={[
                    {
                      id: "rename",
                      label: texts.rename,
                      icon: <Pencil {...icon} />,
                      onAction: () => setDoing({ kind: "rename", folder }),
                    },
                    {
                      id: "remove",
                      label: texts.remove,
                      icon: <Trash2 {...icon} />,
                      danger: true,
                      onAction: () => setDoing({ kind: "remove", folder }),
                    },
                  ]}
                />
              ) : null
            }
          />
        ))}
      </ul>
      {canEdit ? (
        <Button tone="quiet" onClick={() => setDoing({ kind: "add" })}>
          <FolderPlus {...icon} />
          {texts.add}
        </Button>
      ) : null}
      {doing?.kind === "remove" ? (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText(doing.folder.Name, doing.folder.ItemCount)}
          confirmLabel={content.delete}
          cancelLabel={content.cancel}
          danger
          onCancel={done}
          onConfirm={() => onRemove(doing.folder.Id).catch(complain).finally(done)}
        />
      ) : null}
      {doing && doing.kind !== "remove" ? (
        <Dialog
          title={doing.kind === "add" ? texts.addTitle : texts.renameTitle}
          closeLabel={shell.close}
          closeIcon={<X {...icon} />}
          onClose={done}
        >
          <FolderForm
            name={doing.kind === "add" ? "" : doing.folder.Name}
            onSave={(name) => (doing.kind === "add" ? onAdd(name) : onRename(doing.folder.Id, name))}
            onClose={done}
          />
        </Dialog>
      ) : null}
    </nav>
  );
}

function FolderEntry({
  name,
  count,
  isOpen,
  onOpen,
  menu,
}: {
  readonly name: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly menu?: React.ReactNode;
}) {
  return (
    <li className={isOpen ? "folder folder-open" : "folder"}>
      <button
        type="button"
        className="bare-button folder-name"
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
      >
        <span>{name}</span>
        <span className="folder-count">{number(count)}</span>
      </button>
      {menu}
    </li>
  );
}
