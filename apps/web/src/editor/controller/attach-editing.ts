import type { Store } from "@housestyle/ui/store";
import type { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { leaveWhenHidden } from "../storage/leave-when-hidden.ts";
import { comfort, pasteHeld } from "../writing/comfort.ts";
import { readOnly } from "../writing/read-only.ts";
import { smartPunctuation } from "../writing/smart-punctuation.ts";
import type { ControllerState } from "./controller-state.ts";
import type { DocumentController } from "./document-controller.ts";
import { formatUnderCaret, sameFormat } from "./format-under-caret.ts";
import type { HeldKeys } from "./held-keys.ts";

/** A text that can be written on, and no more. */
export interface Bare {
  readonly state: Store<ControllerState>;
  readonly document: DocumentController;
  addPlugins(plugins: readonly Plugin[]): void;
}

/** Gives a text that can be written on what makes an editor of it: keys, history, and the toolbar's state. Returns what updates that state, and how to stop. */
export function attachEditing(bare: Bare, view: EditorView, held: HeldKeys) {
  const smart = () => (smartPunctuation.isOn() ? bare.state.read().personal.preferences.dialect : undefined);
  bare.addPlugins([readOnly(view), ...comfort(smart)]);
  for (const copy of held.release()) pasteHeld(view, copy);
  const followFormat = () => {
    const format = formatUnderCaret(view.state);
    if (!sameFormat(format, bare.state.read().format)) bare.state.set({ format });
  };
  return { followFormat, leave: leaveWhenHidden(bare.document) };
}
