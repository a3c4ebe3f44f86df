import type { BrowserContext, ConsoleMessage, Page } from "playwright-core";
import { expect } from "vitest";
import { sentenceFaults } from "./sentence-faults.ts";

const sign = "toast: ";

/** What a page has said in short messages since it was loaded. */
interface Watched {
  toastsSaid?: string[];
}

/** From now on pages of this browser keep every short message they show, and tell the console of it. */
export async function watchToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((said: string) => {
    const kept: string[] = [];
    (window as Watched).toastsSaid = kept;
    const watcher = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      const toasts = added.flatMap((node) => (node.matches(".toast") ? [node] : [...node.querySelectorAll(".toast")]));
      const lines = toasts.flatMap((toast) => [...toast.querySelectorAll(".toast-title, .toast-text")]);
      for (const line of lines) {
        // biome-ignore lint/suspicious/noConsole: that is how a page tells a test
        console.debug(said + line.textContent);
        if (line.checkVisibility({ visibilityProperty: true })) kept.push(line.textContent);
      }
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, sign);
}

/** Waits until a page has said so in a short message, `times` in all; it may be gone before anybody has looked. */
export async function toastText(page: Page, text: string, times = 1): Promise<void> {
  const said = () => page.evaluate(() => (window as Watched).toastsSaid ?? []);
  await expect.poll(async () => (await said()).filter((each) => each === text).length).toBe(times);
}

/** What is wrong with the wording of a short message that the console was told of. */
export function toastFaults(message: ConsoleMessage): string[] {
  const text = message.text();
  return text.startsWith(sign) ? sentenceFaults(text.slice(sign.length)) : [];
}
