import { toasts } from "../../app/toasts.ts";
import { parts } from "../../texts/editor-parts.ts";

/**
 * Shows a message, perhaps with a way back; `withdraw` collects how to close it. Returns what the key of undo does with it:
 * it takes back what was said, as long as that is on show and nothing was written since, and tells whether it did.
 */
export function showMessage(
  text: string,
  undo: (() => void) | undefined,
  withdraw: (() => void)[],
  isUnchanged: () => boolean,
): (() => boolean) | undefined {
  const id = toasts.show(text, undo && { label: parts.format.undo, run: undo });
  if (!undo) return undefined;
  withdraw.push(() => toasts.close(id));
  return () => isUnchanged() && toasts.act(id);
}
