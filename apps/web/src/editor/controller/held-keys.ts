import type { EditorView } from "prosemirror-view";

/** What was copied, as the clipboard has it. */
export interface Copied {
  readonly html: string;
  readonly text: string;
}

/** Pastes that come before their readers do: they wait for them. An Enter is done at once, the plain way. */
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

  /** Hands out what has waited; from now on everything goes its usual way. */
  release(): readonly Copied[] {
    const held = this.#held ?? [];
    this.#held = undefined;
    return held;
  }
}
