import { texts } from "../texts.ts";
import type { Overlay } from "./overlay.ts";

/** So long a note is shown, in milliseconds. */
const shownFor = 8_000;

/** Says what was done, with a way back where there is one. */
export class NotePopover {
  readonly #box = document.createElement("div");
  readonly #overlay: Overlay;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(overlay: Overlay) {
    this.#overlay = overlay;
    this.#box.className = "note";
    this.#box.setAttribute("role", "status");
    overlay.notes.append(this.#box);
  }

  show(text: string, undo?: () => void): void {
    clearTimeout(this.#timer);
    this.#overlay.show();
    this.#box.replaceChildren(text);
    if (undo) this.#box.append(this.#wayBack(undo));
    this.#timer = setTimeout(() => this.#box.replaceChildren(), shownFor);
  }

  #wayBack(undo: () => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = texts.undo;
    button.addEventListener("click", ({ isTrusted }) => {
      if (!isTrusted) return;
      this.#box.replaceChildren();
      undo();
    });
    return button;
  }
}
