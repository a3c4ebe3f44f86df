import { messageOf } from "./ask.ts";
import { toasts } from "./toasts.ts";

/** Says what went wrong, below a title of the caller's where there is one; nothing of a call that was given up. */
export function complain(error: unknown, title?: string): void {
  const message = messageOf(error);
  if (!message) return;
  toasts.show(title === undefined ? { kind: "error", title: message } : { kind: "error", title, text: message });
}
