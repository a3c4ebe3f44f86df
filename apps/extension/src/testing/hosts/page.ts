/** What a page with an editor of others on it can say of the editor, by the editor’s own words. */
export interface Host {
  /** What is written in. */
  readonly element: HTMLElement;
  /** The text, as the editor knows it. */
  readonly model: () => string;
  /** What the editor would save. */
  readonly saved: () => string;
  /** Has the editor begin another step of undo, as it does by itself when somebody rests. */
  readonly rest?: () => void;
}

/** A box in the window. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a test asks the page. */
export interface HostPageProbe {
  /** Where to click to write. */
  readonly point: () => readonly [number, number];
  /** What of the window the editor takes. */
  readonly room: () => PageBox;
  /** Where a word is drawn, by the page’s own measure. */
  readonly word: (word: string) => PageBox | undefined;
  /** Whether the keyboard is in what the extension draws: the page sees its outermost element alone. */
  readonly isInCard: () => boolean;
  readonly model: () => string;
  readonly saved: () => string;
  readonly rest: () => void;
}

declare global {
  interface Window {
    host: HostPageProbe;
  }
}

/** Lets a test ask for a host. */
export function mount(host: Host): void {
  const asked: HostPageProbe = {
    point() {
      const { left, top, right, bottom } = asked.room();
      return [(left + right) / 2, top + Math.min(20, (bottom - top) / 2)];
    },
    room: () => inWindow(host.element, host.element.getBoundingClientRect()),
    word: (word) => (isField(host.element) ? inField(host.element, word) : inText(host.element, word)),
    isInCard() {
      const { activeElement, body, documentElement } = host.element.ownerDocument;
      return activeElement !== body && activeElement?.parentElement === documentElement;
    },
    model: host.model,
    saved: host.saved,
    rest: host.rest ?? (() => {}),
  };
  window.host = asked;
}

const isField = (element: Element): element is HTMLTextAreaElement | HTMLInputElement =>
  element.matches("textarea, input");

function inText(element: HTMLElement, word: string): PageBox | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = (node as Text).data.indexOf(word);
    if (at < 0) continue;
    const range = element.ownerDocument.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    return inWindow(element, range.getBoundingClientRect());
  }
  return undefined;
}

/** In the first line of a field, by the width of its letters; whoever is around it may have scaled it. */
function inField(field: HTMLTextAreaElement | HTMLInputElement, word: string): PageBox | undefined {
  const at = field.value.indexOf(word);
  const pen = document.createElement("canvas").getContext("2d");
  if (at < 0 || !pen) return undefined;
  const style = getComputedStyle(field);
  pen.font = style.font;
  const { left, top, width } = field.getBoundingClientRect();
  const scale = width / field.offsetWidth;
  const lineHeight = Number.parseFloat(style.lineHeight);
  const across = (letters: number) =>
    left +
    scale *
      (field.clientLeft +
        Number.parseFloat(style.paddingLeft) -
        field.scrollLeft +
        pen.measureText(field.value.slice(0, letters)).width);
  const down =
    field.localName === "input"
      ? (field.offsetHeight - lineHeight) / 2
      : field.clientTop + Number.parseFloat(style.paddingTop) - field.scrollTop;
  return {
    left: across(at),
    right: across(at + word.length),
    top: top + scale * down,
    bottom: top + scale * (down + lineHeight),
  };
}

function inWindow(element: Element, { left, top, right, bottom }: DOMRect): PageBox {
  const frame = element.ownerDocument.defaultView?.frameElement;
  const around = frame?.getBoundingClientRect();
  const [x, y] = around && frame ? [around.left + frame.clientLeft, around.top + frame.clientTop] : [0, 0];
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** An element of the page, in its place. */
export function place<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}
