import { expect, test } from "vitest";
import { sharedVisit } from "./shared-visit.ts";
import { text } from "./visit.ts";
import { toastSaid } from "./watch-toasts.ts";

const visit = await sharedVisit();

test.each(["in a new window", "in the same window, right after"])(
  "a test finds no toast of another one, %s",
  async () => {
    const page = await visit.page();
    expect(await page.locator(".toast").count()).toBe(0);
    await text(page).focus();
    await page.keyboard.press("Control+s");
    await toastSaid(page, "Saved on this device");
  },
);
