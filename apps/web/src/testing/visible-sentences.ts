import type { Page } from "playwright-core";
import { sentenceFaults } from "./sentence-faults.ts";

/**
 * What somebody reads on a page as it is now, and what is read to them: all but code, what they have written, and what
 * `others` selects.
 */
export function visibleSentences(page: Page, others = ":not(*)"): Promise<string[]> {
  return page.evaluate((but) => {
    const quoted = `code, pre, kbd, samp, script, style, noscript, [contenteditable], ${but}`;
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      if (place && !place.closest(quoted) && place.checkVisibility()) said.push(node.textContent ?? "");
    }
    for (const place of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      if (place.closest(quoted)) continue;
      said.push(...["aria-label", "title", "placeholder"].map((name) => place.getAttribute(name) ?? ""));
    }
    return [...new Set(said)];
  }, others);
}

/** Where a page as it is now shows a name of ours, an id, or the trace of something that is missing. */
export async function wordingFaults(page: Page): Promise<string[]> {
  const sentences = await visibleSentences(page);
  return sentences.length === 0 ? ["There is nothing to read."] : sentences.flatMap(sentenceFaults);
}
