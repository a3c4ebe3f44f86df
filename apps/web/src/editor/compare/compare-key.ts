/** What a key press in a comparison asks for. */
export type CompareAct = "next" | "previous" | "undo" | "redo";

type CompareKey = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Returns what a key press in a comparison asks for: the keys that lead through suggestions lead through differences. */
export function compareKey({ key, altKey, ctrlKey, metaKey, shiftKey }: CompareKey): CompareAct | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === "z" && !altKey ? (shiftKey ? "redo" : "undo") : undefined;
  if (key === "F8" && !altKey) return shiftKey ? "previous" : "next";
  return altKey && !shiftKey ? ({ ArrowDown: "next", ArrowUp: "previous" } as const)[key] : undefined;
}
