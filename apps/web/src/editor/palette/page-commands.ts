import { localOnly } from "../../app/local-only.ts";
import { editorChapters } from "../../texts/editor-chapters.ts";
import { editorComments } from "../../texts/editor-comments.ts";
import { editorImages } from "../../texts/editor-images.ts";
import { editorInsert as insert } from "../../texts/editor-insert.ts";
import { editorModel } from "../../texts/editor-model.ts";
import { editorOutline } from "../../texts/editor-outline.ts";
import { editorPalette as texts } from "../../texts/editor-palette.ts";
import { parts } from "../../texts/editor-parts.ts";
import { editorSpeech } from "../../texts/editor-speech.ts";
import { editorVersions } from "../../texts/editor-versions.ts";
import { beginComment } from "../comments/begin-comment.ts";
import { panels } from "../controller/controller-state.ts";
import { downloadText, freshDocument, openSample } from "../controller/document-commands.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { printWithRemarks } from "../controller/remark-commands.ts";
import { downloadFormats } from "../files/download-formats.ts";
import type { Gates } from "../flags/gates.ts";
import { focusMode, typewriterMode } from "../focus/writing-modes.ts";
import { moveChapterOut } from "../outline/move-out.ts";
import { chaptersOf, entryAt, outlineOf } from "../outline/outline.ts";
import { keptOutline, nameOf } from "../outline/outline-controller.ts";
import { outlineView } from "../outline/outline-view.ts";
import { panelsUnder } from "../remarks/use-shown-panel.ts";
import { rephrase } from "../rephrase/rephrase.ts";
import { browserSpeech } from "../speech/browser-speech.ts";
import { keptSpeech } from "../speech/speech-controller.ts";
import { localVoices } from "../speech/voices.ts";
import { themes } from "../storage/personal.ts";
import { tableCommands } from "../tables/table-commands.ts";
import { viewChoices } from "../view/view-choices.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { commands } from "../writing/commands.ts";
import { insertions, looks } from "../writing/insertions.ts";
import { smartPunctuation } from "../writing/smart-punctuation.ts";
import { editCommands } from "./edit-commands.ts";
import type { PaletteCommand } from "./palette-command.ts";

/** What the commands act on. */
export interface PaletteContext {
  readonly controller: EditorController;
  readonly workspace: Workspace | undefined;
  readonly openFile: () => void;
  readonly goTo: (address: string) => void;
}

/** Returns everything that can be done now: what the menu and the bars offer, the panels, and the headings of the text. */
export function pageCommands(context: PaletteContext): PaletteCommand[] {
  const { isEditable } = context.controller.state.read();
  return [
    ...(isEditable ? formatCommands(context) : []),
    ...findCommands(context),
    ...suggestionCommands(context),
    ...editCommands(context.controller, context.workspace?.state.read().gates.sharing === true),
    ...panelCommands(context),
    ...documentCommands(context),
    ...settingCommands(context),
    ...headingCommands(context),
  ];
}

const formats = [
  ["paragraph", "Ctrl+Alt+0"],
  ["heading1", "Ctrl+Alt+1"],
  ["heading2", "Ctrl+Alt+2"],
  ["heading3", "Ctrl+Alt+3"],
  ["quote", "Ctrl+Shift+9"],
  ["code", ""],
  ["bold", "Ctrl+B"],
  ["italic", "Ctrl+I"],
  ["bullets", "Ctrl+Shift+8"],
  ["numbers", "Ctrl+Shift+7"],
  ["undo", "Ctrl+Z"],
  ["redo", "Ctrl+Shift+Z"],
] as const;

function formatCommands({ controller, workspace }: PaletteContext): PaletteCommand[] {
  const group = parts.format.label;
  const link = () => workspace?.bar.set({ request: { what: "link" } });
  return [
    ...formats.map(([name, keys]) => ({
      ...{ id: name, label: parts.format[name], group, keys },
      act: () => controller.run(commands[name]),
    })),
    { id: "link", label: parts.format.link, group, keys: "Ctrl+K", act: link },
    ...insertCommands(controller),
  ];
}

function insertCommands(controller: EditorController): PaletteCommand[] {
  const group = insert.label;
  const { view } = controller;
  const inTable = Object.entries(tableCommands).filter(([, command]) => view && command(view.state));
  return [
    ...[...insertions, ...looks].map(({ name, keys, command }) => ({
      ...{ id: `insert-${name}`, label: name === "image" ? editorImages.insert : insert[name], group, keys },
      act: () => controller.run(command),
    })),
    ...inTable.map(([name, command]) => ({
      ...{ id: `table-${name}`, label: insert.inTable[name as keyof typeof tableCommands], group: insert.tables },
      act: () => controller.run(command),
    })),
  ];
}

function findCommands({ workspace }: PaletteContext): PaletteCommand[] {
  const group = parts.menu.document;
  const open = (what: "find" | "replace") => () => workspace?.bar.set({ request: { what } });
  return [
    { id: "find", label: texts.find, group, keys: "Ctrl+F", act: open("find") },
    { id: "replace", label: parts.menu.find, group, keys: "Ctrl+H", act: open("replace") },
  ];
}

function suggestionCommands({ controller, workspace }: PaletteContext): PaletteCommand[] {
  const group = parts.tabs.remarks;
  const { checking } = controller;
  const go = (step: 1 | -1) => () => checking?.commands.go(step, "word");
  const gates = workspace?.state.read().gates;
  const comment = {
    ...{ id: "comment", label: editorComments.addHere, group: editorComments.panel, keys: "Ctrl+Alt+M" },
    act: () => workspace && beginComment(controller, workspace),
  };
  return [
    ...(gates?.comments ? [comment] : []),
    { id: "next", label: texts.next, group, keys: "F8", act: go(1) },
    { id: "previous", label: texts.previous, group, keys: "Shift+F8", act: go(-1) },
    { id: "here", label: texts.here, group, keys: "Ctrl+.", act: () => checking?.remarks.openHere() },
    { id: "synonyms", label: texts.synonyms, group, keys: "Shift+F7", act: () => workspace?.thesaurus.open() },
    ...(gates?.rephrase && controller.state.read().isEditable ? [rephraseCommand(controller, group)] : []),
  ];
}

const rephraseCommand = (controller: EditorController, group: string): PaletteCommand => ({
  ...{ id: "rephrase", label: texts.rephrase, group, keys: "Ctrl+F7" },
  act: () => rephrase(controller),
});

function panelCommands({ controller, workspace }: PaletteContext): PaletteCommand[] {
  const group = parts.tabs.label;
  const shown = panelsUnder(workspace?.state.read().gates);
  const open = (panel: (typeof panels)[number]) => () => {
    focusMode.set(false);
    controller.state.set({ panel, isSheetOpen: true });
  };
  return [
    ...panels
      .filter((panel) => shown.includes(panel))
      .map((panel) => ({
        ...{ id: `panel-${panel}`, label: parts.tabs[panel], group },
        keys: panel === "outline" ? "Ctrl+Shift+O" : "",
        act: open(panel),
      })),
    {
      ...{ id: "cards", label: editorOutline.showCards, group },
      act: () => {
        outlineView.set("cards");
        open("outline")();
      },
    },
    {
      ...{ id: "snippets", label: texts.snippets, group, keys: "Ctrl+Shift+Space" },
      act: () => workspace?.snippets.openPalette(),
    },
  ];
}

function documentCommands({ controller, workspace, openFile, goTo }: PaletteContext): PaletteCommand[] {
  const group = parts.menu.document;
  const { account, gates } = workspace?.state.read() ?? {};
  const documents = account !== undefined && !localOnly.isOn() ? workspace?.documents : undefined;
  const hasFiles = gates?.files ?? true;
  const all: readonly (PaletteCommand | undefined)[] = [
    {
      ...{ id: "fresh", label: parts.menu.fresh, group },
      act: () => (documents ? documents.fresh() : freshDocument(controller)),
    },
    account === undefined
      ? undefined
      : { id: "documents", label: parts.menu.documents, group, act: () => goTo("/documents") },
    account === undefined
      ? undefined
      : { id: "template", label: parts.menu.template, group, act: () => goTo("/documents?templates") },
    hasFiles ? { id: "open", label: parts.menu.openFile, group, act: openFile } : undefined,
    { id: "sample", label: parts.menu.sample, group, act: () => openSample(controller) },
    documents && controller.named === undefined
      ? { id: "keep", label: parts.menu.toServer, group, act: () => documents.draft.save() }
      : undefined,
    ...serverCommands(controller, documents !== undefined && gates?.sharing === true, group),
    dialogCommand(controller, "compare", group),
    ...modelCommands(controller, documents !== undefined ? gates : undefined),
    ...(documents && controller.state.read().isEditable ? [dialogCommand(controller, "insert", group)] : []),
    ...chapterCommands(controller, documents !== undefined, group),
    ...(hasFiles ? downloadFormats : []).map((format) => ({
      ...{ id: `download-${format}`, label: parts.menu.downloads[format], group: parts.menu.download },
      act: () => downloadText(controller, format),
    })),
    ...speechCommands(controller, group),
    { id: "print", label: parts.menu.print, group, act: () => print() },
    { id: "print-remarks", label: parts.menu.printRemarks, group, act: () => printWithRemarks(controller) },
  ];
  return all.filter((command) => command !== undefined);
}

/** Commands for documents that are on the server. */
function serverCommands(controller: EditorController, mayShare: boolean, group: string): PaletteCommand[] {
  const { sync, isEditable } = controller.state.read();
  const saveVersion = {
    ...{ id: "save-version", label: editorVersions.save, group },
    act: () => controller.show({ name: "history", saves: true }),
  };
  return [
    ...(mayShare ? [dialogCommand(controller, "share", group)] : []),
    ...(sync === "none" ? [] : [dialogCommand(controller, "history", group), ...(isEditable ? [saveVersion] : [])]),
  ];
}

/** Returns what a language model can do with the text, where it is switched on. */
function modelCommands(controller: EditorController, gates: Gates | undefined): PaletteCommand[] {
  const { isEditable } = controller.state.read();
  return (["continue", "ideas", "critique"] as const)
    .filter((name) => gates?.[name] && (name !== "continue" || isEditable))
    .map((name) => ({
      id: name,
      label: editorModel[name],
      group: editorModel.group,
      act: () => controller.show({ name }),
    }));
}

function chapterCommands(controller: EditorController, hasDocuments: boolean, group: string): PaletteCommand[] {
  const { view, state, named } = controller;
  if (!view || !state.read().isEditable) return [];
  const chapters = chaptersOf(outlineOf(view.state.doc));
  const entry = entryAt(chapters, view.state.selection.head);
  const mayMoveOut = entry && hasDocuments && Number(named) > 0;
  const outline = keptOutline(controller);
  return [
    { id: "split", label: editorOutline.splitHere, group, act: () => outline.split() },
    ...(entry && entry !== chapters[0]
      ? [{ id: "merge", label: editorOutline.mergeHere, group, act: () => outline.merge(entry) }]
      : []),
    ...(mayMoveOut
      ? [{ id: "move-out", label: editorChapters.moveOut, group, act: () => moveChapterOut(controller, entry) }]
      : []),
  ];
}

function speechCommands(controller: EditorController, group: string): PaletteCommand[] {
  const { personal, speech } = controller.state.read();
  if (localVoices(browserSpeech()?.getVoices() ?? [], personal.preferences.dialect).length === 0) return [];
  const reader = keptSpeech(controller);
  const label = speech ? { playing: editorSpeech.pause, paused: editorSpeech.play }[speech] : editorSpeech.title;
  const stop = { id: "speech-stop", label: editorSpeech.stop, group, keys: "Shift+F2", act: () => reader.stop() };
  return [{ id: "speech", label, group, keys: "F2", act: () => reader.toggle() }, ...(speech ? [stop] : [])];
}

function dialogCommand(
  controller: EditorController,
  name: "history" | "compare" | "insert" | "share" | "targets" | "keys" | "dictionary" | "silenced",
  group: string,
): PaletteCommand {
  const label = name === "dictionary" ? parts.menu.words : parts.menu[name];
  return { id: name, label, group, act: () => controller.show({ name }) };
}

function settingCommands({ controller }: PaletteContext): PaletteCommand[] {
  const group = parts.menu.settings;
  const { theme, picky } = controller.state.read().personal.preferences;
  const onOff = (isOn: boolean) => (isOn ? texts.on : texts.off);
  const switches = [
    { id: "focus", label: parts.modes.focus, keys: "F9", of: focusMode },
    { id: "typewriter", label: parts.modes.typewriter, keys: "Shift+F9", of: typewriterMode },
    { id: "smart", label: parts.menu.smart, keys: "", of: smartPunctuation },
    { id: "local", label: parts.menu.localOnly, keys: "", of: localOnly },
  ];
  return [
    ...switches.map(({ of, ...command }) => ({
      ...{ ...command, group, state: onOff(of.isOn()) },
      act: () => of.set(!of.isOn()),
    })),
    {
      ...{ id: "picky", label: parts.menu.picky, group, state: onOff(picky) },
      act: () => controller.personal.prefer({ picky: !picky }),
    },
    ...themes.map((each) => ({
      ...{ id: `theme-${each}`, label: parts.themes[each], group: parts.menu.theme },
      state: each === theme ? texts.on : undefined,
      act: () => controller.personal.prefer({ theme: each }),
    })),
    ...Object.values(viewChoices).flatMap(({ label, choice, values }) =>
      choice.values.map((each) => ({
        ...{ id: `${label}-${each}`, label: values[each] ?? each, group: label },
        state: each === choice.read() ? texts.on : undefined,
        act: () => choice.set(each),
      })),
    ),
    ...(["dictionary", "silenced", "targets", "keys"] as const).map((name) =>
      dialogCommand(controller, name, parts.menu.label),
    ),
  ];
}

function headingCommands({ controller }: PaletteContext): PaletteCommand[] {
  const { view } = controller;
  if (!view) return [];
  return chaptersOf(outlineOf(view.state.doc)).map((entry) => ({
    ...{ id: `heading-${entry.id}`, label: nameOf(entry), group: editorOutline.tree },
    act: () => keptOutline(controller).goTo(entry, true),
  }));
}
