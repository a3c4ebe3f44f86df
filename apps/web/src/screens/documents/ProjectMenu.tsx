import { Menu } from "@housestyle/ui";
import { Ellipsis, LogOut, UserPlus } from "lucide-react";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { documents as texts } from "../../texts/documents.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { shell } from "../../texts/shell.ts";
import type { DocumentGroups } from "./place.ts";

const icon = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;

/** What can be done with a project that a person may share. */
export function ProjectMenu({ path, onShare }: { readonly path: string; readonly onShare: () => void }) {
  return (
    <Menu
      label={texts.places.more(path)}
      iconOnly
      trigger={<Ellipsis {...icon} />}
      items={[{ id: "share", label: editorSharing.project.share, icon: <UserPlus {...icon} />, onAction: onShare }]}
    />
  );
}

/** What can be done with a project that someone else shares. */
export function SharedProjectMenu({
  project: { Id, Name },
  onLeft,
}: {
  readonly project: DocumentGroups["SharedProjects"][number];
  readonly onLeft: () => unknown;
}) {
  const leave = async () => {
    try {
      await ask(server.leaveSharedProject(undefined, { params: { id: Id } }));
      toasts.show({ kind: "success", title: editorSharing.left(Name) });
      onLeft();
    } catch (error) {
      complain(error, shell.failed);
    }
  };
  return (
    <Menu
      label={texts.places.more(Name)}
      iconOnly
      trigger={<Ellipsis {...icon} />}
      items={[{ id: "leave", label: editorSharing.leave, icon: <LogOut {...icon} />, onAction: () => void leave() }]}
    />
  );
}
