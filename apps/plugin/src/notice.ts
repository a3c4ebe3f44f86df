import { buttonOf } from "./button.ts";
import { boxFrom } from "./frames.ts";
import type { Stage } from "./stage.ts";
import { texts } from "./texts.ts";

/** How far it keeps from the editor and from the edges of the window, CSS pixels. */
const gap = 8;

/** What is said below an editor for as long as it is so, or until somebody has read it. The same is not said again. */
export class NoticeBar {
  readonly #stage: Stage;
  readonly #box: HTMLDivElement;
  readonly #text = document.createElement("p");
  #read: string | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#box = stage.box("plugin-notice");
    this.#box.setAttribute("role", "group");
    this.#box.ariaLabel = texts.notice;
    this.#box.append(
      this.#text,
      buttonOf(texts.close, () => {
        this.#read = this.#text.textContent;
        this.#box.hidden = true;
        stage.element.focus();
      }),
    );
    stage.hear(["scroll", "resize"], () => this.#place());
  }

  /** Undefined when there is nothing to say any more. */
  show(text: string | undefined): void {
    if (text === undefined) this.#read = undefined;
    const isShown = text !== undefined && text !== this.#read;
    const isNew = isShown && (this.#box.hidden || this.#text.textContent !== text);
    this.#box.hidden = !isShown;
    if (!isNew) return;
    this.#text.textContent = text;
    this.#stage.rise();
    this.#stage.say(text);
    this.#place();
  }

  #place(): void {
    if (this.#box.hidden) return;
    const { element } = this.#stage;
    const { left, bottom } = boxFrom(element, element.getBoundingClientRect());
    const { offsetWidth: width, offsetHeight: height } = this.#box;
    const x = Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap));
    const y = Math.max(gap, Math.min(bottom + gap, innerHeight - height - gap));
    this.#box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}
