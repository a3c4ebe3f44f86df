import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";
import { paste, text } from "../../testing/visit.ts";

/** A small language model in GGUF format, such as SmolLM2-135M-Instruct. */
const file = process.env.HOUSESTYLE_GGUF;
const product = await Product.alone({
  env: { HOUSESTYLE_FLAGS: "+Paraphrase", ...(file && { HOUSESTYLE_LLM_FILE: file }) },
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const part = (page: Page) => page.getByRole("region", { name: /^Language model: / });

test.skipIf(file === undefined)(
  "a real model in the page rewrites a sentence, and is there at the next visit",
  async () => {
    const person = await signedUp(product.server);
    const context = await product.browser(person, { isFirst: true });
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
    const models = () => fetched.filter((path) => path.endsWith(".gguf")).length;
    for (const visit of [1, 2]) {
      await page.goto("/editor");
      await text(page).and(page.locator("[contenteditable=true]")).waitFor();
      await text(page).press("Control+a");
      await paste(page, { "text/plain": "We are in the process of looking into the matter of the 3 broken lamps." });
      await page.getByText("Checked on this device").waitFor();
      await text(page).press("Control+Home");
      await page.keyboard.press("Control+F7");
      await part(page).getByRole("button", { name: "Shorter" }).click();
      await part(page)
        .getByText(/^(?:No version can be offered|One version|\d versions|The language model had no other wording)\b/)
        .waitFor({ timeout: 500_000 });
      expect(models(), `after visit ${visit}`).toBe(1);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+F7");
    await part(page).getByRole("button", { name: "Remove from this device" }).click();
    await part(page).getByText("It’s a one-time download of").waitFor();
    expect(await page.evaluate(() => caches.has("housestyle-language-model"))).toBe(false);
  },
);
