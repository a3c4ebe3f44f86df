import type { Desk } from "./desk.ts";

/** What a key press asks for, if it is one of the page's own. */
export function shortcutOf(event: {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): "next" | "previous" | "open" | "leave" | undefined {
  const { key, altKey, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (key === "F8" && !altKey && !command) return shiftKey ? "previous" : "next";
  if (altKey && !command && !shiftKey) return ({ ArrowDown: "next", ArrowUp: "previous" } as const)[key];
  if (command && !altKey && key === ".") return "open";
  return key === "Escape" && !altKey && !command ? "leave" : undefined;
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

function obey(desk: Desk, shortcut: "next" | "previous" | "open" | "leave", target: EventTarget | null): boolean {
  const { current } = desk.state.read();
  switch (shortcut) {
    case "open":
      return desk.remarks.openHere();
    case "leave":
      if (current) desk.remarks.leave();
      return current !== undefined;
    default: {
      const inPanel = target instanceof Element && target.closest(".panel") !== null;
      desk.remarks.go(shortcut === "next" ? 1 : -1, inPanel ? "panel" : "word");
      return true;
    }
  }
}
