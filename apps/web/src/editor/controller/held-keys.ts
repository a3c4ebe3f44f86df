import type { EditorView } from "prosemirror-view";

/** Copied content, in the formats of the clipboard. */
export interface Copied {
  readonly html: string;
  readonly text: string;
}

/**
 * Holds pastes that arrive before the code that reads them has loaded. An Enter is handled at once, in the plain way.
 */
export class HeldKeys {
  #held: Copied[] | undefined = [];

  /** Takes an event into its own hands, where there is no command for it yet. */
  take(view: EditorView, event: ClipboardEvent | KeyboardEvent): void {
    if (!this.#held || !view.editable) return;
    if ("clipboardData" in event) {
      const read = (type: string) => event.clipboardData?.getData(type) ?? "";
      this.#held.push({ html: read("text/html"), text: read("text/plain") });
    } else if (event.key === "Enter" && !event.isComposing) {
      view.dispatch(view.state.tr.split(view.state.selection.head));
    } else return;
    event.preventDefault();
  }

  /** Returns what was held. From now on, pastes are handled in the usual way. */
  release(): readonly Copied[] {
    const held = this.#held ?? [];
    this.#held = undefined;
    return held;
  }
}
