import { savedText } from "../frame/saved-text.ts";
import type { Desk } from "./desk.ts";
import { go } from "./remark-acts.ts";

type Shortcut = "next" | "previous" | "open" | "leave" | "save" | "snippets" | "synonyms";

const withCommand: Readonly<Record<string, Shortcut>> = { ".": "open", s: "save" };

/** What a key press asks for, if it is one of the page's own. */
export function shortcutOf(event: {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): Shortcut | undefined {
  const { key, altKey, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (key === "F7" && shiftKey && !altKey && !command) return "synonyms";
  if (event.code === "Space" && shiftKey && command && !altKey) return "snippets";
  if (key === "F8" && !altKey && !command) return shiftKey ? "previous" : "next";
  if (altKey && !command && !shiftKey) return ({ ArrowDown: "next", ArrowUp: "previous" } as const)[key];
  if (command && !altKey) return withCommand[key.toLowerCase()];
  return key === "Escape" && !altKey ? "leave" : undefined;
}

/** Obeys the page's own keys wherever the focus is, but for dialogs and lists to choose from. */
export function listenForShortcuts(desk: Desk): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.isComposing || desk.state.read().dialog || event.target instanceof HTMLSelectElement) return;
    const shortcut = shortcutOf(event);
    if (shortcut && obey(desk, shortcut, event.target)) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

function obey(desk: Desk, shortcut: Shortcut, target: EventTarget | null): boolean {
  const { current, office } = desk.state.read();
  switch (shortcut) {
    case "open":
      return desk.remarks.openHere();
    case "snippets":
      office?.snippets.openPalette();
      return office !== undefined;
    case "synonyms":
      return office?.thesaurus.open() ?? false;
    case "save":
      void desk.document.flush().then(() => {
        const { saved, sync } = desk.state.read();
        desk.tell(savedText(saved, sync));
      });
      return true;
    case "leave":
      if (current) desk.remarks.leave();
      return current !== undefined;
    default: {
      const inPanel = target instanceof Element && target.closest(".panel") !== null;
      go(desk, shortcut === "next" ? 1 : -1, inPanel ? "panel" : "word");
      return true;
    }
  }
}
