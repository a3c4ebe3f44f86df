/** What a key does to a text that is not there yet. */
type TypedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing"> & {
  getModifierState?(name: string): boolean;
};

/** Returns whether a key writes or deletes something; shortcuts do not. */
export function isTyping(event: TypedKey): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing) return false;
  // What a key gives together with AltGr is typed, though both its keys are down.
  const isShortcut = metaKey || ((ctrlKey || altKey) && !event.getModifierState?.("AltGraph"));
  return !isShortcut && ([...key].length === 1 || key === "Enter" || key === "Backspace");
}

/**
 * Returns the paragraphs that were typed, beginning with the one where the caret is. An Enter before any words is no line: it
 * opened the document, and was held too long.
 */
export function typedParagraphs(keys: readonly string[]): readonly string[] {
  const typed: string[] = [];
  for (const key of keys) {
    if (key === "Backspace") typed.pop();
    else if (key !== "Enter") typed.push(key);
    else if (typed.length > 0) typed.push("\n");
  }
  return typed.join("").split("\n");
}
