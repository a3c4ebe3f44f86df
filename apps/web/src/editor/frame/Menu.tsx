import { Button, Select } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import {
  BellOff,
  BookA,
  CloudOff,
  CloudUpload,
  Command,
  FileInput,
  FilePlus2,
  FileStack,
  FileText,
  FolderOpen,
  GitCompare,
  History,
  Keyboard,
  LayoutTemplate,
  Lightbulb,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  PenTool,
  Printer,
  Search,
  Share2,
  Target,
  Volume2,
} from "lucide-react";
import { useRef } from "react";
import { Link } from "wouter";
import { localOnly } from "../../app/local-only.ts";
import { DepthSelect } from "../../deep-checking/DepthSelect.tsx";
import { depth } from "../../deep-checking/depth.ts";
import { deepChecking } from "../../deep-checking/state.ts";
import { editorModel } from "../../texts/editor-model.ts";
import { editorPalette } from "../../texts/editor-palette.ts";
import { parts } from "../../texts/editor-parts.ts";
import { editorSpeech } from "../../texts/editor-speech.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { freshDocument, openFile, openSample } from "../controller/document-commands.ts";
import { keepOrSay } from "../controller/keep-or-say.ts";
import { printWithRemarks } from "../controller/remark-commands.ts";
import { HiddenFile } from "../files/HiddenFile.tsx";
import { openableEndings } from "../files/openable.ts";
import { focusMode, typewriterMode } from "../focus/writing-modes.ts";
import { rephrase } from "../rephrase/rephrase.ts";
import { useVoices } from "../speech/browser-speech.ts";
import { keptSpeech } from "../speech/speech-controller.ts";
import { snippetSigns, themes } from "../storage/personal.ts";
import { documentAddress } from "../sync/document-address.ts";
import { ViewChoices } from "../view/ViewChoices.tsx";
import { useWorkspace, useWorkspaceState, useWorkspaceStore } from "../workspace/use-workspace.ts";
import { smartPunctuation } from "../writing/smart-punctuation.ts";
import { Downloads } from "./Downloads.tsx";
import { SwitchCheck } from "./SwitchCheck.tsx";

/** The actions for the document, and a person’s settings. `done` closes the menu. */
export default function Menu({ done }: { readonly done: () => void }) {
  const controller = useController();
  const workspace = useWorkspace();
  const preferences = useControllerState((state) => state.personal.preferences);
  const account = useWorkspaceState((state) => state.account, undefined);
  const gates = useWorkspaceState((state) => state.gates, undefined);
  const isEditable = useControllerState((state) => state.isEditable);
  const input = useRef<HTMLInputElement>(null);
  const hasFiles = gates?.files ?? true;
  const isLocal = localOnly.useIsOn();
  const offersDeepCheck = useStore(deepChecking, ({ offer }) => offer !== undefined);
  const hasDeepCheck = depth.useTeam()?.Depth === "off" || offersDeepCheck;
  const then = (act: () => unknown) => () => {
    done();
    keepOrSay(controller, Promise.resolve(act()));
  };
  const dialog = (
    name:
      | ("dictionary" | "silenced" | "keys" | "history" | "compare" | "insert" | "share" | "targets" | "commands")
      | (typeof modelTasks)[number][0],
  ) => then(() => controller.show({ name }));
  const documents = account !== undefined && !isLocal ? workspace?.documents : undefined;
  return (
    <div className="menu">
      <section className="menu-group" aria-label={parts.menu.document}>
        <Entry
          icon={FilePlus2}
          label={parts.menu.fresh}
          act={then(() => (documents ? documents.fresh() : freshDocument(controller)))}
        />
        {account === undefined ? null : (
          <>
            <Place icon={LayoutTemplate} label={parts.menu.template} href="/documents?templates" />
            <Place icon={FileStack} label={parts.menu.documents} href="/documents" />
          </>
        )}
        {hasFiles ? <Entry icon={FolderOpen} label={parts.menu.openFile} act={() => input.current?.click()} /> : null}
        <Entry icon={FileText} label={parts.menu.sample} act={then(() => openSample(controller))} />
        {documents && controller.named === undefined ? (
          <Entry icon={CloudUpload} label={parts.menu.toServer} act={then(() => documents.draft.save())} />
        ) : null}
        {documents && gates?.sharing ? <Entry icon={Share2} label={parts.menu.share} act={dialog("share")} /> : null}
        <OtherTexts hasDocuments={documents !== undefined} show={dialog} />
        {hasFiles ? <Downloads then={then} /> : null}
        <Entry
          icon={Search}
          label={parts.menu.find}
          act={then(() => workspace?.bar.set({ request: { what: "replace" } }))}
        />
        {gates?.rephrase && isEditable ? (
          <Entry icon={PenLine} label={editorPalette.rephrase} act={then(() => rephrase(controller))} />
        ) : null}
        <ModelEntries isOnline={documents !== undefined} show={dialog} />
        <Entry icon={Printer} label={parts.menu.print} act={then(() => print())} />
        <Entry icon={Printer} label={parts.menu.printRemarks} act={then(() => printWithRemarks(controller))} />
        {hasFiles ? (
          <HiddenFile
            input={input}
            accept={openableEndings}
            label={parts.menu.openFile}
            onFile={(file) => then(() => openFile(controller, file))()}
          />
        ) : null}
        <ReadAloud act={then(() => keptSpeech(controller).toggle())} />
      </section>
      <section className="menu-group" aria-label={parts.menu.words}>
        <Entry icon={BookA} label={parts.menu.words} act={dialog("dictionary")} />
        <Entry icon={BellOff} label={parts.menu.silenced} act={dialog("silenced")} />
        <Entry icon={Target} label={parts.menu.targets} act={dialog("targets")} />
        <Entry icon={Command} label={parts.menu.commands} act={dialog("commands")} />
        <Entry icon={Keyboard} label={parts.menu.keys} act={dialog("keys")} />
      </section>
      <ViewChoices />
      <section className="menu-group menu-settings" aria-label={parts.menu.settings}>
        <Select
          label={parts.menu.theme}
          value={preferences.theme}
          options={themes.map((value) => ({ value, label: parts.themes[value] }))}
          onChange={(theme) => controller.personal.prefer({ theme })}
        />
        <Select
          label={parts.menu.snippetSign}
          value={preferences.snippetSign}
          options={snippetSigns.map((value) => ({ value, label: value }))}
          onChange={(snippetSign) => controller.personal.prefer({ snippetSign })}
        />
        {hasDeepCheck ? <DepthSelect /> : null}
        <label className="menu-check">
          <input
            type="checkbox"
            checked={preferences.picky}
            onChange={(event) => controller.personal.prefer({ picky: event.target.checked })}
          />
          <span>
            {parts.menu.picky}
            <span className="note">{parts.menu.pickyAbout}</span>
          </span>
        </label>
        <SwitchCheck of={smartPunctuation} label={parts.menu.smart} about={parts.menu.smartAbout} />
        <SwitchCheck of={focusMode} label={parts.modes.focus} about={parts.modes.focusAbout} />
        <SwitchCheck of={typewriterMode} label={parts.modes.typewriter} about={parts.modes.typewriterAbout} />
        <SwitchCheck of={localOnly} label={parts.menu.localOnly} about={parts.menu.localOnlyAbout} />
      </section>
      <Waiting />
    </div>
  );
}

/** The items for earlier versions and for other texts. */
function OtherTexts({
  hasDocuments,
  show,
}: {
  readonly hasDocuments: boolean;
  readonly show: (name: "history" | "compare" | "insert") => () => void;
}) {
  const isOnServer = useControllerState((state) => state.sync !== "none");
  const isEditable = useControllerState((state) => state.isEditable);
  return (
    <>
      {isOnServer ? <Entry icon={History} label={parts.menu.history} act={show("history")} /> : null}
      <Entry icon={GitCompare} label={parts.menu.compare} act={show("compare")} />
      {hasDocuments && isEditable ? <Entry icon={FileInput} label={parts.menu.insert} act={show("insert")} /> : null}
    </>
  );
}

const modelTasks = [
  ["continue", PenTool],
  ["ideas", Lightbulb],
  ["critique", MessageSquareText],
] as const;

/** What a language model can do with the text, where it is switched on and the server may be asked. */
function ModelEntries({
  isOnline,
  show,
}: {
  readonly isOnline: boolean;
  readonly show: (name: (typeof modelTasks)[number][0]) => () => void;
}) {
  const gates = useWorkspaceState((state) => state.gates, undefined);
  const isEditable = useControllerState((state) => state.isEditable);
  return modelTasks
    .filter(([name]) => isOnline && gates?.[name] && (name !== "continue" || isEditable))
    .map(([name, icon]) => <Entry key={name} icon={icon} label={editorModel[name]} act={show(name)} />);
}

/** Reading aloud, or why this browser cannot. */
function ReadAloud({ act }: { readonly act: () => void }) {
  const dialect = useControllerState((state) => state.personal.preferences.dialect);
  if (useVoices(dialect).length === 0) return <p className="note menu-note">{editorSpeech.none}</p>;
  return <Entry icon={Volume2} label={editorSpeech.title} act={act} />;
}

/** What the server has not seen yet. */
function Waiting() {
  const waiting = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.waiting,
    none,
  );
  const others = useWorkspaceState((state) => state.othersWaiting, 0);
  if (waiting.length === 0 && others === 0) return null;
  return (
    <section className="menu-group" aria-label={editorSync.waiting.label}>
      <p className="note">{waiting.length > 0 ? editorSync.waiting.about : editorSync.waiting.others(others)}</p>
      {waiting.map(({ name, title }) => (
        <Place key={name} icon={CloudOff} label={title} href={documentAddress(name)} />
      ))}
    </section>
  );
}

const none: readonly never[] = [];

function Place({
  icon: Icon,
  label,
  href,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly href: string;
}) {
  return (
    <Link href={href} className="button button-quiet menu-entry">
      <Icon size={17} strokeWidth={1.5} aria-hidden />
      {label}
    </Link>
  );
}

function Entry({
  icon: Icon,
  label,
  act,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly act: () => void;
}) {
  return (
    <Button tone="quiet" className="menu-entry" onClick={act}>
      <Icon size={17} strokeWidth={1.5} aria-hidden />
      {label}
    </Button>
  );
}
