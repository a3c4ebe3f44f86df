import { texts } from "../texts.ts";
import type { Overlay } from "./overlay.ts";

/** The number of remarks at the corner of what somebody writes in. It leads to the first of them. */
export class Badge {
  readonly #button: HTMLButtonElement;
  readonly #overlay: Overlay;
  readonly #element: Element;
  readonly #gone = new AbortController();
  readonly #resized = new ResizeObserver(() => this.#move());

  constructor(overlay: Overlay, element: Element, press: () => void) {
    const { badge } = overlay;
    this.#overlay = overlay;
    this.#button = badge;
    this.#element = element;
    const { signal } = this.#gone;
    badge.addEventListener("click", ({ isTrusted }) => isTrusted && press(), { signal });
    // The caret stays where it is.
    badge.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
    addEventListener("scroll", () => this.#move(), { capture: true, passive: true, signal });
    addEventListener("resize", () => this.#move(), { signal });
    this.#resized.observe(element);
  }

  show(count: number): void {
    const text = count > 99 ? "99+" : String(count);
    this.#button.textContent = text;
    this.#button.ariaLabel = texts.count(count);
    this.#button.hidden = count === 0;
    if (count > 0) this.#overlay.show();
    this.#move();
  }

  end(): void {
    this.#gone.abort();
    this.#resized.disconnect();
  }

  #move(): void {
    if (this.#button.hidden) return;
    const box = this.#element.getBoundingClientRect();
    const isSeen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const bottom = Math.min(box.bottom, innerHeight) - Math.max(2, Math.min(6, (box.height - 20) / 2));
    const right = Math.min(box.right, innerWidth) - 24;
    this.#button.style.visibility = isSeen ? "" : "hidden";
    this.#button.style.transform = `translate(calc(${Math.round(right)}px - 100%), calc(${Math.round(bottom)}px - 100%))`;
  }
}
