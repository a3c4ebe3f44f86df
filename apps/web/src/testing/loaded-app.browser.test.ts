import { expect, test } from "vitest";
import { sharedVisit } from "./shared-visit.ts";
import { write } from "./visit.ts";
import { toastSaid } from "./watch-toasts.ts";

const visit = await sharedVisit();

test.each(["in a new window", "in the same window, right after"])("a test finds no toast but its own, %s", async () => {
  const page = await visit.page();
  await write(page, "Words.");
  await page.keyboard.press("Control+s");
  await toastSaid(page, "Saved on this device");
  expect(await page.locator(".toast").count()).toBe(1);
});
