import { deepTest } from "@housestyle/testing";
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

deepTest("an image that the server refuses stays on the device and says so, and the words are saved", async () => {
  const { person, page } = await product.signedUp("/editor");
  await write(page, "See the harbor.");
  await page.waitForURL(/document=\d+/);
  const Message = "The images of this account take up 1 GB.";
  await page.route("**/api/v1/images/**", (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status: 409, json: { Code: "limit", Message } }),
  );
  await giveImage(page, "paste", [120, 80]);
  await text(page).locator("figure img").waitFor();
  await page.getByText(/An image is only on this device/).waitFor();
  const id = Number(new URL(page.url()).searchParams.get("document"));
  const stored = async () => JSON.stringify((await person.get(`/api/v1/documents/${id}`)).body);
  await expect.poll(stored).toContain("image:");
  await text(page).locator("p").first().click();
  await page.keyboard.press("Home");
  await page.keyboard.insertText("Now: ");
  await expect.poll(stored).toContain("Now: See the harbor.");
  // On the next visit it is tried again.
  await page.unrouteAll();
  await page.reload();
  await text(page).locator("figure img").waitFor();
  await page.keyboard.insertText("Later. ");
  const hash = await page.evaluate(() => document.querySelector("figure")?.outerHTML ?? "");
  expect(hash).not.toBe("");
  await expect.poll(stored).toContain("Later. ");
  const other = await product.page(`/editor?document=${id}`, person);
  await text(other).locator("figure img").waitFor();
});
