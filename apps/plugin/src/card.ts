import { placeCard } from "@housestyle/panel";
import { buttonOf } from "./button.ts";
import { boxFrom } from "./frames.ts";
import type { Stage } from "./stage.ts";
import type { Anchor } from "./wrapper.ts";

/** Something that can be pressed in a card. */
export interface CardButton {
  readonly label: string;
  readonly isSuggestion?: boolean;
  readonly press: () => void;
}

/** What a card says. */
export interface CardContent {
  readonly name: string;
  /** Beside its name, for light and for dark; the colour of all buttons, if not given. */
  readonly colours?: { readonly light: string; readonly dark: string };
  /** What a rule says: English. */
  readonly hint?: string;
  /** What we say. */
  readonly note?: string;
  readonly buttons: readonly CardButton[];
}

/** How a card comes. */
interface CardComing {
  /** The keyboard goes to its first button. */
  readonly takesFocus?: boolean;
  /** It goes when the pointer leaves it, as it came when the pointer came. */
  readonly closesByPointer?: boolean;
}

/** A pointer may go from the words to the card in this time, in milliseconds. */
const grace = 400;

/** The card beside words of an editor. */
export class Card {
  readonly #stage: Stage;
  readonly #box: HTMLDivElement;
  readonly #closed: () => void;
  #beside: Anchor | undefined;
  #closesByPointer = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage, closed: () => void) {
    this.#stage = stage;
    this.#closed = closed;
    this.#box = stage.box("plugin-card");
    this.#box.setAttribute("role", "dialog");
    // The selection stays where it is.
    this.#box.addEventListener("mousedown", (event) => event.preventDefault());
    this.#box.addEventListener("pointerenter", () => clearTimeout(this.#timer));
    this.#box.addEventListener("pointerleave", () => {
      if (this.#closesByPointer) this.closeSoon();
    });
    this.#box.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      this.close();
      stage.element.focus();
    });
    stage.hear(["scroll", "resize"], () => this.#place());
    stage.hear(["pointerdown", "focusin"], (event) => {
      if (!stage.owns(event) && !isAtWords(event, stage.element)) this.close();
    });
  }

  get isOpen(): boolean {
    return !this.#box.hidden;
  }

  /** Whether it is open beside these words. */
  isShowing(beside: Anchor): boolean {
    return this.#beside === beside;
  }

  /** Shows it beside its words. */
  show(content: CardContent, beside: Anchor, { takesFocus = false, closesByPointer = false }: CardComing = {}): void {
    clearTimeout(this.#timer);
    this.#beside = beside;
    this.#closesByPointer = closesByPointer;
    this.#stage.rise();
    this.#write(content);
    this.#box.hidden = false;
    this.#place();
    const said = [content.name, content.hint, content.note].filter((part) => part);
    // Who is led to it hears it from it.
    this.#stage.say(takesFocus ? "" : said.join(". "));
    if (takesFocus) this.#box.querySelector("button")?.focus();
  }

  /** Closes it unless the pointer comes to it, or somebody is at its buttons. */
  closeSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#stage.holdsFocus(this.#box)) this.close();
    }, grace);
  }

  close(): void {
    clearTimeout(this.#timer);
    if (!this.isOpen) return;
    this.#box.hidden = true;
    this.#beside = undefined;
    this.#stage.say("");
    this.#closed();
  }

  #write({ name, colours, hint = "", note = "", buttons }: CardContent): void {
    const heading = paragraph(name, "plugin-name");
    if (colours) heading.style.borderColor = `light-dark(${colours.light}, ${colours.dark})`;
    const said = paragraph(hint);
    said.lang = "en";
    said.id = "said";
    const row = document.createElement("div");
    row.className = "plugin-buttons";
    row.append(
      ...buttons.map(({ label, isSuggestion, press }) =>
        buttonOf(label, press, isSuggestion ? "plugin-suggestion" : ""),
      ),
    );
    this.#box.ariaLabel = name;
    this.#box.setAttribute("aria-describedby", said.id);
    this.#box.replaceChildren(heading, said, paragraph(note), row);
  }

  #place(): void {
    if (!this.#beside || !this.isOpen) return;
    const words = boxFrom(this.#stage.element, this.#beside.getBoundingClientRect());
    const room = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
    const size = { width: this.#box.offsetWidth, height: this.#box.offsetHeight };
    const { left, top, maxHeight } = placeCard(words, size, room);
    this.#box.style.maxHeight = `${maxHeight}px`;
    this.#box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }
}

/** Whether something happened at words of the editor that a card may be about. */
function isAtWords(event: Event, element: HTMLElement): boolean {
  if (!event.composedPath().includes(element)) return false;
  return event.type !== "pointerdown" || (event.target as Element | null)?.closest?.(".pwa-mark") != null;
}

function paragraph(text: string, className = ""): HTMLParagraphElement {
  const element = document.createElement("p");
  element.className = className;
  element.textContent = text;
  return element;
}
