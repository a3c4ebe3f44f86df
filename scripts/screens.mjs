/**
 * Takes the pictures of the page for the README: wide and small, light and dark, into docs/screens. Run:
 * `node scripts/screens.mjs` after `npm run build`.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { servePage } from "../apps/web/src/testing/serve-page.ts";

const folder = fileURLToPath(new URL("../docs/screens/", import.meta.url));
const served = await servePage();
const browser = await chromium.launch({
  executablePath: process.env.HOUSESTYLE_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
await mkdir(folder, { recursive: true });
try {
  for (const theme of ["light", "dark"]) {
    await picture({ name: `editor-${theme}`, theme, width: 1440, height: 900, words: "Their" });
    await picture({ name: `editor-small-${theme}`, theme, width: 390, height: 844, words: "saturday" });
  }
} finally {
  await browser.close();
  await served.close();
}

/** The sample with one remark open. */
async function picture({ name, theme, width, height, words }) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
  await page.goto(`${served.url}editor`);
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await page.getByRole("dialog", { name: "Text and settings" }).getByRole("button", { name: "Load a sample" }).click();
  await page.locator(".text .mark", { hasText: words }).first().click();
  await page.locator(".card").first().waitFor();
  await page.locator(".toast").waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
