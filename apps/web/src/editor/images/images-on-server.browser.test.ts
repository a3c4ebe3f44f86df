import { expect, test } from "vitest";
import { giveImage } from "../../testing/give-image.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

test("an image that is inserted on one device is shown on another, and to nobody who is logged out", async () => {
  const { person, page } = await product.signedUp("/editor");
  await write(page, "See the harbor.");
  await page.waitForURL(/document=\d+/);
  await giveImage(page, "paste", [120, 80]);
  await text(page).locator("figure img").waitFor();
  const id = Number(new URL(page.url()).searchParams.get("document"));
  const stored = async () => JSON.stringify((await person.get(`/api/v1/documents/${id}`)).body);
  await expect.poll(stored).toContain("image:");
  const other = await product.page(`/editor?document=${id}`, person);
  const image = text(other).locator("figure img");
  await image.waitFor();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(120);
});
