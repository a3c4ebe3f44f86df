import { test } from "vitest";
import { sharedVisit } from "./shared-visit.ts";
import { text } from "./visit.ts";
import { toastText } from "./watch-toasts.ts";

const visit = await sharedVisit();
const toast = "Saved on this device";

test.each([1, 2])("a test finds no toast of another one, turn %i", async () => {
  const page = await visit.page();
  await text(page).focus();
  // One that was left is shown as soon as the app is.
  await toastText(page, toast, 0);
  await page.keyboard.press("Control+s");
  await toastText(page, toast);
});
