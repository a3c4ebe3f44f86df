import type { BrowserContext, ConsoleMessage } from "playwright-core";
import { sentenceFaults } from "./sentence-faults.ts";

const sign = "toast: ";

/** From now on pages of this browser tell the console of every short message they show. */
export async function watchToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((said: string) => {
    const watcher = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      const toasts = added.flatMap((node) => (node.matches(".toast") ? [node] : [...node.querySelectorAll(".toast")]));
      const lines = toasts.flatMap((toast) => [...toast.querySelectorAll(".toast-title, .toast-text")]);
      // biome-ignore lint/suspicious/noConsole: that is how a page tells a test
      for (const line of lines) console.debug(said + line.textContent);
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, sign);
}

/** What is wrong with the wording of a short message that the console was told of. */
export function toastFaults(message: ConsoleMessage): string[] {
  const text = message.text();
  return text.startsWith(sign) ? sentenceFaults(text.slice(sign.length)) : [];
}
