import { keyAhead } from "@housestyle/panel";
import { flushSync } from "react-dom";
import { localOnly } from "../../app/local-only.ts";
import { session } from "../../app/session.ts";
import { parts } from "../../texts/editor-parts.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { focusMode, typewriterMode } from "../focus/writing-modes.ts";
import { rephrase } from "../rephrase/rephrase.ts";
import { withSuggesting } from "../suggesting/with-suggesting.ts";
import type { WorkspaceStore } from "../workspace/use-workspace.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { savedText } from "./saved-text.ts";
import { type Shortcut, shortcutOf } from "./shortcut-of.ts";

const needsWorkspace: ReadonlySet<Shortcut> = new Set([
  "find",
  "replace",
  "link",
  "snippets",
  "synonyms",
  "rephrase",
  "comment",
  "suggesting",
]);

/**
 * Handles the page's own keys wherever the focus is, except in dialogs and lists. Keys pressed early, in `early`, are
 * handled first.
 */
export function listenForShortcuts(
  controller: EditorController,
  coming: WorkspaceStore,
  early: readonly KeyboardEvent[],
): () => void {
  let stopWaiting = () => {};
  const pressed = (event: KeyboardEvent) => {
    stopWaiting();
    if (event.isComposing || controller.state.read().dialog || isElsewhere(event.target)) return;
    const shortcut = shortcutOf(event);
    if (!shortcut) return;
    const { workspace } = coming.read();
    if (workspace || !needsWorkspace.has(shortcut)) {
      if (obey(controller, workspace, shortcut, event.target)) event.preventDefault();
      return;
    }
    // A key must not be lost to a slow network: it is obeyed when the workspace arrives, unless another key follows.
    event.preventDefault();
    // What is typed next is meant for what was asked for, and must not stand in the text.
    if (["find", "replace", "link", "comment"].includes(shortcut)) controller.view?.dom.blur();
    stopWaiting = coming.subscribe(() => {
      stopWaiting();
      obey(controller, coming.read().workspace, shortcut, event.target);
    });
  };
  const pressedAhead = (event: KeyboardEvent) => {
    if (!obeyAhead(controller, event) && !(isUndo(event) && controller.takeBack())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", pressed);
  // Before the text hears of it.
  addEventListener("keydown", pressedAhead, { capture: true });
  for (const event of early) pressed(event);
  return () => {
    stopWaiting();
    removeEventListener("keydown", pressed);
    removeEventListener("keydown", pressedAhead, { capture: true });
  };
}

/** Whether a key takes back what was done last. A field has an undo of its own. */
function isUndo({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (isElsewhere(target) || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return false;
  return key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** A list to choose from, or a dialog that is not the editor's own, has keys of its own. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("select, dialog") !== null;
}

/**
 * Passes keys to a card that has been requested but is not drawn yet because the page is busy, rather than to the text.
 */
function obeyAhead(controller: EditorController, event: KeyboardEvent): boolean {
  const { current, focusOn } = controller.state.read();
  if (!focusOn || current?.key !== focusOn.key) return false;
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
  // After a card of the list has gone the focus is nowhere until the next one is there.
  if (!controller.view?.hasFocus() && document.activeElement !== document.body) return false;
  const ahead = keyAhead(event, focusOn.walked, current.finding);
  if (ahead?.what === "walk") controller.state.set({ focusOn: { ...focusOn, walked: [...focusOn.walked, ahead.key] } });
  if (ahead?.what === "accept") controller.checking?.commands.accept(current.key, ahead.suggestion);
  return ahead !== undefined;
}

function obey(
  controller: EditorController,
  workspace: Workspace | undefined,
  shortcut: Shortcut,
  target: EventTarget | null,
): boolean {
  const { current } = controller.state.read();
  switch (shortcut) {
    case "open":
      return controller.checking?.remarks.openHere() ?? false;
    case "find":
    case "replace":
    case "link":
      // Before the next key, which is meant for the bar.
      flushSync(() => workspace?.bar.set({ request: { what: shortcut } }));
      return workspace !== undefined;
    case "snippets":
      workspace?.snippets.openPalette();
      return workspace !== undefined;
    case "commands":
      controller.show({ name: "commands" });
      return true;
    case "focus":
    case "typewriter": {
      const mode = shortcut === "focus" ? focusMode : typewriterMode;
      mode.set(!mode.isOn());
      controller.state.set({ said: parts.modes.said(shortcut, mode.isOn()) });
      return true;
    }
    case "speech":
    case "silence":
      void import("../speech/speech-controller.ts").then(({ keptSpeech }) => {
        const speech = keptSpeech(controller);
        if (shortcut === "speech") speech.toggle();
        else speech.stop();
      });
      return true;
    case "outline":
      focusMode.set(false);
      controller.state.set({ panel: "outline", isSheetOpen: true });
      void import("../outline/outline-controller.ts").then(({ keptOutline }) =>
        keptOutline(controller).state.set({ wantsFocus: true }),
      );
      return true;
    case "comment":
      return beginComment(controller, workspace);
    case "suggesting":
      return toggleSuggesting(controller, workspace);
    case "synonyms":
      return workspace?.thesaurus.open() ?? false;
    case "rephrase":
      return beginRephrasing(controller, workspace);
    case "save":
      void controller.document.flush().then(() => {
        const { saved, sync } = controller.state.read();
        controller.notify(savedText(saved, sync));
      });
      return true;
    case "leave":
      if (current) controller.checking?.remarks.leave();
      else if (workspace?.bar.read().request) workspace.bar.set({ request: undefined });
      else return leaveNote(controller);
      return true;
    default: {
      // The list is not beside the goals or the snippets.
      const inPanel = target instanceof Element && target.closest(".panel:has(.remark-scroll)") !== null;
      controller.checking?.commands.go(shortcut === "next" ? 1 : -1, inPanel ? "panel" : "word");
      return true;
    }
  }
}

/** Begins a comment on the selection, if comments are switched on; who has logged in may decide that, and is waited for. */
function beginComment(controller: EditorController, workspace: Workspace | undefined): boolean {
  if (!workspace) return false;
  if (waitsForSession(() => beginComment(controller, workspace))) {
    controller.view?.dom.blur();
    return true;
  }
  if (workspace.state.read().gates.comments) {
    void import("../comments/begin-comment.ts").then(({ beginComment }) => beginComment(controller, workspace));
    return true;
  }
  // What was typed waited for a comment, and goes into the text again.
  if (document.activeElement === document.body) controller.view?.focus();
  return false;
}

/** Opens other wordings, if rephrasing is switched on; who has logged in may decide that, and is waited for. */
function beginRephrasing(controller: EditorController, workspace: Workspace | undefined): boolean {
  if (!workspace) return false;
  if (waitsForSession(() => beginRephrasing(controller, workspace))) return true;
  if (!workspace.state.read().gates.rephrase) return false;
  void rephrase(controller);
  return true;
}

/** Turns suggesting on or off, where several people may write. */
function toggleSuggesting(controller: EditorController, workspace: Workspace | undefined): boolean {
  if (!workspace) return false;
  if (waitsForSession(() => toggleSuggesting(controller, workspace))) return true;
  if (!workspace.state.read().gates.sharing || controller.state.read().sync === "none") return false;
  withSuggesting(controller, (edits) => edits.toggle());
  return true;
}

/** Calls back once it is known who has logged in. Returns whether the caller has to wait for that. */
function waitsForSession(known: () => void): boolean {
  if (session.read().kind !== "unknown" || localOnly.isOn()) return false;
  const stop = session.subscribe(() => {
    if (session.read().kind === "unknown") return;
    stop();
    known();
  });
  return true;
}

/** Goes from a footnote back to its mark. Returns whether the cursor is in one. */
function leaveNote(controller: EditorController): boolean {
  const { view } = controller;
  if (!view?.hasFocus() || view.state.selection.$head.node(1)?.type.name !== "note") return false;
  void import("../notes/note-commands.ts").then(({ backToMark }) => controller.run(backToMark));
  return true;
}
