import { Dialog, Toasts } from "@housestyle/ui";
import { X } from "lucide-react";
import { SideFoot } from "../../app/SideFoot.tsx";
import { SideNav } from "../../app/SideNav.tsx";
import { toasts } from "../../app/toasts.ts";
import { editorModel } from "../../texts/editor-model.ts";
import { parts } from "../../texts/editor-parts.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import type { OpenDialog } from "../controller/controller-state.ts";
import { RuleHelp } from "../remarks/RuleHelp.tsx";
import { helpOf } from "../remarks/rule-help.ts";
import { Silenced } from "../remarks/Silenced.tsx";
import { Dictionary } from "../words/Dictionary.tsx";
import { KeyList } from "./KeyList.tsx";
import { requestedPart } from "./part.tsx";

const History = requestedPart(() => import("../history/History.tsx"));
const CompareDialog = requestedPart(() => import("../compare/CompareDialog.tsx"));
const ModelDialog = requestedPart(() => import("../assistance/ModelDialog.tsx"));
const InsertDocument = requestedPart(() => import("../document-choice/InsertDocument.tsx"));
const ShareDialog = requestedPart(() => import("../sharing/ShareDialog.tsx"));
const ConflictView = requestedPart(() => import("../sync/ConflictView.tsx"));
const CommandPalette = requestedPart(() => import("../palette/CommandPalette.tsx"));
const TargetDialog = requestedPart(() => import("../targets/TargetDialog.tsx"));
const SnippetPalette = requestedPart(() => import("../snippets/SnippetPalette.tsx"));

const closeIcon = <X size={18} strokeWidth={1.5} aria-hidden />;

/** The dialog that is open, if any, and the short messages at the foot. */
export default function Dialogs() {
  const controller = useController();
  const open = useControllerState((state) => state.dialog);
  const help = useControllerState((state) => (open?.name === "help" ? helpOf(state, open.rule) : undefined));
  return (
    <>
      {open ? (
        <Dialog
          key={open.name}
          title={open.name === "help" ? (help?.title ?? parts.card.help) : titles[open.name]}
          className={`dialog-${open.name}`}
          closeLabel={parts.close}
          closeIcon={closeIcon}
          onClose={() => controller.show(undefined)}
        >
          <Content open={open} />
        </Dialog>
      ) : null}
      <Toasts queue={toasts} closeLabel={parts.close} closeIcon={closeIcon} />
    </>
  );
}

const titles = {
  dictionary: parts.dictionary.title,
  silenced: parts.silenced.title,
  keys: parts.keys.title,
  nav: parts.nav.label,
  commands: parts.menu.commands,
  targets: parts.menu.targets,
  history: editorSync.history.title,
  compare: parts.menu.compareTitle,
  ...editorModel,
  insert: parts.menu.insertTitle,
  share: parts.menu.shareTitle,
  conflict: editorSync.conflict.title,
  snippets: parts.tabs.snippets,
};

function Content({ open }: { readonly open: OpenDialog }) {
  const controller = useController();
  switch (open.name) {
    case "nav":
      return (
        <>
          <SideNav done={() => controller.show(undefined)} />
          <SideFoot />
        </>
      );
    case "commands":
      return <CommandPalette />;
    case "targets":
      return <TargetDialog />;
    case "history":
      return <History saves={open.saves ?? false} tab={open.tab ?? "versions"} />;
    case "compare":
      return <CompareDialog />;
    case "continue":
    case "ideas":
    case "critique":
      return <ModelDialog task={open.name} />;
    case "insert":
      return <InsertDocument />;
    case "share":
      return <ShareDialog />;
    case "conflict":
      return <ConflictView />;
    case "snippets":
      return <SnippetPalette />;
    case "dictionary":
      return <Dictionary />;
    case "silenced":
      return <Silenced />;
    case "keys":
      return <KeyList />;
    case "help":
      return <RuleHelp rule={open.rule} />;
  }
}
