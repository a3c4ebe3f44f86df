import { type Drawing, openDrawing, themeOf } from "@housestyle/surfaces/foreign";
import { framesAround, windowsAround } from "./frames.ts";
import stageCss from "./stage.css?inline";

/** Long enough for a screen reader to have met the region in which something is said, in milliseconds. */
const meeting = 100;

/**
 * Where the script shows what can be pressed: over the page, in a shadow of its own that the page's style does not reach. It is in the
 * script's own window, though the editor be in a frame too small for it. Until something is shown, nothing is on the page.
 */
export class Stage {
  readonly element: HTMLElement;
  /** Ends all listening. */
  readonly signal: AbortSignal;
  readonly #gone = new AbortController();
  readonly #drawing: Drawing = openDrawing(document, { mode: "open" });
  readonly #room = document.createElement("div");
  readonly #status = document.createElement("div");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    this.signal = this.#gone.signal;
    const style = document.createElement("style");
    style.textContent = stageCss;
    this.#status.className = "plugin-status";
    this.#status.setAttribute("role", "status");
    this.#room.append(style, this.#status);
    this.#drawing.root.append(this.#room);
    // Keys and clicks here are not the page's.
    for (const type of ["keydown", "keyup", "keypress", "pointerdown", "mousedown", "click", "focusin", "focusout"])
      this.#room.addEventListener(type, (event) => event.stopPropagation());
  }

  /** A box that can be shown here. */
  box(className: string): HTMLDivElement {
    const box = document.createElement("div");
    box.className = className;
    box.hidden = true;
    this.#room.append(box);
    return box;
  }

  /** Whether something happened here. */
  owns(event: Event): boolean {
    return event.composedPath().includes(this.#room);
  }

  /** Has the keyboard within this box. */
  holdsFocus(box: Element): boolean {
    return box.contains(this.#drawing.root.activeElement);
  }

  /** Lies over the editor, and over all that was drawn before; light or dark as the editor is. */
  rise(): void {
    const view = this.element.ownerDocument.defaultView ?? window;
    const theme = themeOf(view.getComputedStyle(this.element));
    this.#room.className = `plugin ${theme}`;
    this.#room.style.colorScheme = theme;
    this.#drawing.over(framesAround(this.element).at(-1) ?? this.element);
    const { host } = this.#drawing.root;
    if (host.nextElementSibling) host.parentElement?.append(host);
  }

  /** Says something to those who listen; nothing, to be silent about what was said. */
  say(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#status.textContent = text;
    }, meeting);
  }

  /** Hears of events in all windows the editor is in. */
  hear(types: readonly (keyof WindowEventMap)[], heard: (event: Event) => void): void {
    const options = { capture: true, passive: true, signal: this.signal };
    for (const view of windowsAround(this.element))
      for (const type of types) view.addEventListener(type, heard, options);
  }

  /** Leaves no trace. */
  remove(): void {
    clearTimeout(this.#timer);
    this.#gone.abort();
    this.#drawing.close();
  }
}
