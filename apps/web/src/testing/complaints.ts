import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** Less than half as long as the package's own `source`, for each page that has to read it. */
const { source }: Pick<typeof import("axe-core"), "source"> = createRequire(import.meta.url)("axe-core/axe.min.js");

/**
 * Without the paths to what it finds, and without reading the style sheets once more, which no rule in use asks for: that takes
 * two fifths less work.
 */
const options = { resultTypes: ["violations"], selectors: false, preload: false };

/** What axe-core finds wrong with the page as it is now, or with a part of it, once everything that fades in has come. */
export async function complaints(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  // What is still fading in has not its own contrast yet.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
  const found: { id: string; nodes: { html: string; failureSummary?: string }[] }[] = await page.evaluate(
    `axe.run(${part === undefined ? "document" : JSON.stringify(part)}, ${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ""}`));
}
