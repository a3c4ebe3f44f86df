import type { BarRequest } from "../workspace/bar-request.ts";

/** What a key of the page asks for. */
export type Shortcut =
  | "next"
  | "previous"
  | "open"
  | "leave"
  | "save"
  | BarRequest["what"]
  | "snippets"
  | "synonyms"
  | "rephrase"
  | "outline"
  | "comment"
  | "suggesting"
  | "focus"
  | "typewriter"
  | "commands"
  | "speech"
  | "silence";

const withCommand: Readonly<Record<string, Shortcut>> = { ".": "open", f7: "rephrase", s: "save" };

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** What a key press asks for, if it is one of the page's own. */
export function shortcutOf(event: KeyPress, isMac = navigator.platform.startsWith("Mac")): Shortcut | undefined {
  return (isMac ? barOnMac(event) : barElsewhere(event)) ?? commentAnywhere(event) ?? anywhere(event);
}

/** With Alt, the key of a Mac writes another character. */
function commentAnywhere({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): "comment" | undefined {
  return altKey && ctrlKey !== metaKey && !shiftKey && code === "KeyM" ? "comment" : undefined;
}

function anywhere(event: KeyPress): Shortcut | undefined {
  const { key, altKey, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (!command && !altKey && key in functionKeys) return functionKeys[key]?.[shiftKey ? 1 : 0];
  if (altKey && !command && !shiftKey) return ({ ArrowDown: "next", ArrowUp: "previous" } as const)[key];
  if (command && !altKey) return (shiftKey ? withShift(event) : undefined) ?? withCommand[key.toLowerCase()];
  return key === "Escape" && !altKey ? "leave" : undefined;
}

/** Alone, and with Shift. */
const functionKeys: Readonly<Record<string, readonly [Shortcut | undefined, Shortcut | undefined]>> = {
  F1: ["commands", undefined],
  F2: ["speech", "silence"],
  F7: [undefined, "synonyms"],
  F8: ["next", "previous"],
  F9: ["focus", "typewriter"],
};

function withShift({ key, code }: KeyPress): Shortcut | undefined {
  if (code === "Space") return "snippets";
  return ({ e: "suggesting", o: "outline", p: "commands" } as const)[key.toLowerCase()];
}

function barElsewhere({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): Shortcut | undefined {
  if (!ctrlKey || altKey || metaKey || shiftKey) return undefined;
  return ({ f: "find", h: "replace", k: "link" } as const)[key.toLowerCase()];
}

/** On a Mac, Ctrl+F, Ctrl+H, and Ctrl+K move the cursor and delete. */
function barOnMac({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): Shortcut | undefined {
  if (!metaKey || ctrlKey || shiftKey) return undefined;
  if (code === "KeyF") return altKey ? "replace" : "find";
  return code === "KeyK" && !altKey ? "link" : undefined;
}
