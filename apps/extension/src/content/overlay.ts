import type { Drawing } from "@housestyle/surfaces/foreign";
import { texts } from "../texts.ts";

/** Where the extension draws what can be pressed: over the page, in a shadow that the page cannot look into. */
export interface Overlay {
  /** Holds the card. */
  readonly place: HTMLElement;
  /** As large as the window: whatever floats keeps inside of it. It is told of every scrolling. */
  readonly room: HTMLElement;
  /** For the count at the corner of an element. */
  readonly badge: HTMLButtonElement;
  /** Holds what is said in passing. */
  readonly notes: HTMLElement;
  /** Whether an event came from here. */
  owns(event: Event): boolean;
  /** Has all of it stand on the page, over the element: before something is shown, nothing does. */
  show(): void;
  /** Style that only the card needs. */
  style(css: string): void;
  remove(): void;
}

const base = `
.overlay { all: initial; pointer-events: none; color-scheme: light dark; }
.room { position: fixed; inset: 0; visibility: hidden; }
.place { display: contents; }
.place .card-at-word { pointer-events: auto; }
.badge {
  position: fixed; inset: 0 auto auto 0; pointer-events: auto; box-sizing: border-box; min-inline-size: 20px; block-size: 20px;
  padding: 0 5px; font: 600 11px/18px system-ui, sans-serif; text-align: center; cursor: pointer; border-radius: 10px;
  color: light-dark(#ffffff, #101114); background: light-dark(#1f5fa8, #7fb2f0); border: 1px solid light-dark(#ffffff, #101114);
}
.badge:focus-visible { outline: 2px solid light-dark(#1f5fa8, #7fb2f0); outline-offset: 2px; }
.badge[hidden] { display: none; }
.note {
  position: fixed; inset: auto auto 20px 50%; transform: translateX(-50%); padding: 10px 16px; font: 400 14px/20px system-ui, sans-serif;
  color: light-dark(#fbfaf7, #16171a); background: light-dark(#1c1b19, #eceae4); border-radius: 8px; pointer-events: auto;
}
.note:empty { display: none; }
.note button { margin-inline-start: 12px; font: inherit; color: inherit; background: none; border: 0; text-decoration: underline; cursor: pointer; }
@media (forced-colors: active) { .badge { color: ButtonText; background: ButtonFace; } }
`;

/** Opens it in what is drawn over the page, for what is said of an element. */
export function openOverlay(drawing: Drawing, element: Element): Overlay {
  const { root } = drawing;
  const overlay = part("div", "overlay");
  const style = (css: string) => {
    const sheet = document.createElement("style");
    sheet.textContent = css;
    overlay.append(sheet);
  };
  style(base);
  const room = part("div", "room");
  const place = part("div", "place");
  const badge = part("button", "badge");
  badge.type = "button";
  badge.hidden = true;
  badge.title = texts.badge;
  const notes = part("div", "notes");
  overlay.append(room, badge, place, notes);
  root.append(overlay);
  // Keys that are pressed in the card are not the page's.
  for (const type of ["keydown", "keyup", "keypress", "pointerdown", "mousedown", "click", "focusin", "focusout"])
    overlay.addEventListener(type, (event) => event.stopPropagation());
  return {
    place,
    room,
    badge,
    notes,
    owns: (event) => event.composedPath().includes(root.host),
    show: () => drawing.over(element),
    style,
    remove: () => overlay.remove(),
  };
}

function part<Name extends "div" | "button">(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
