import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu, loadSample } from "../../testing/text-menu.ts";
import { saved, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const ring = (page: Page) => page.locator(".status-line .target");
const said = (page: Page) => ring(page).getByRole("button").textContent();

async function setTarget(page: Page, label: string, words: string): Promise<void> {
  await fromTextMenu(page, "Word targets");
  await page.getByLabel(label).fill(words);
  await page.keyboard.press("Escape");
}

test("a daily target closes its ring word by word, is kept with the document, and begins anew on the next day", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await expect.poll(() => ring(page).count()).toBe(0);
  // Nothing is kept of the document yet.
  await setTarget(page, "Words per day", "5");
  await expect.poll(() => said(page)).toBe("0 of 5 words today");
  await write(page, "One two three");
  await expect.poll(() => said(page)).toBe("3 of 5 words today");
  await expect.poll(() => ring(page).locator(".target-check").count()).toBe(0);
  await page.keyboard.type(" four five");
  await expect.poll(() => said(page)).toBe("5 of 5 words today");
  await ring(page).locator(".target-check").waitFor();
  await page.getByText("You reached your word target.").waitFor({ state: "attached" });
  await saved(page);
  await page.reload();
  await expect.poll(() => said(page)).toBe("5 of 5 words today");
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await write(page, "Zero ");
  await expect.poll(() => said(page)).toBe("1 of 5 words today");
});

deepTest("words that are moved or come with an opened text do not count, and pasted ones do", async () => {
  const page = await visit.page();
  await write(page, "Some words here ");
  await saved(page);
  await setTarget(page, "Words in this document", "2000");
  await expect.poll(() => said(page)).toBe("3 words today");
  // The dialog gives the focus back when it has closed.
  await text(page).press("Control+a");
  await text(page).press("Control+x");
  await expect.poll(() => said(page)).toBe("0 words today");
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Control+v");
  await expect.poll(() => said(page)).toBe("6 words today");
  await loadSample(page);
  await expect.poll(() => said(page)).toBe("6 words today");
  await text(page).press("Control+End");
  await page.keyboard.type(" More");
  await expect.poll(() => said(page)).toBe("7 words today");
  await ring(page).getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Word targets" });
  await dialog.getByText(/^\d+ of 2,000 words$/).waitFor();
  await page.getByText("Checked on this device").waitFor({ state: "attached" });
  expect(await faultsInBothLooks(page)).toEqual([]);
  await dialog.getByLabel("Words in this document").fill("");
  await page.keyboard.press("Escape");
  await expect.poll(() => ring(page).count()).toBe(0);
});

deepTest("a text that is opened on an empty page does not count", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await setTarget(page, "Words per day", "5");
  await loadSample(page);
  await text(page).press("Control+End");
  await page.keyboard.type(" More");
  await expect.poll(() => said(page)).toBe("1 of 5 words today");
});
