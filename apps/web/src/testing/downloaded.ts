import type { Download, Page } from "playwright-core";
import { expect } from "vitest";

/**
 * What comes of pressing a button that downloads a file the server makes; pressed again when it has taken the server too long,
 * which on a loaded machine it may.
 */
export async function downloaded(page: Page, press: () => Promise<unknown>): Promise<Download | undefined> {
  let came: Download | undefined;
  page.once("download", (download) => {
    came = download;
  });
  await press();
  const look = async () => {
    if (!came && (await page.getByRole("alert").count()) > 0) await press();
    return came;
  };
  await expect.poll(look, { timeout: 60_000, interval: 500 }).toBeDefined();
  return came;
}
