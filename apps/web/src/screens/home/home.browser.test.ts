import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { home } from "../../texts/home.ts";
import { sampleLetter } from "./sample-letter.ts";

const product = await sharedProduct();

const letter = (page: Page) => page.getByRole("textbox", { name: home.demo.label });
const remarks = (page: Page) => page.getByRole("region", { name: home.demo.remarks });

/** The page, once the checker has read the letter. */
async function opened(page: Page): Promise<void> {
  await remarks(page).getByText("6 suggestions").waitFor();
}

test("the letter is corrected by the keyboard alone", async () => {
  const page = await product.page("/");
  await opened(page);
  const open = remarks(page).getByRole("group");
  await expect.poll(() => open.getAttribute("aria-label")).toBe("Grammar: were");
  await open.getByRole("button", { name: "was", exact: true }).focus();
  await page.keyboard.press("Enter");
  await remarks(page).getByText("5 suggestions").waitFor();
  await expect.poll(() => letter(page).textContent()).toContain("The first draft was ready");
  // The next one is open, and the caret is back in the letter.
  await expect.poll(() => open.getAttribute("aria-label")).toBe("Spelling: recieved");
  await expect.poll(() => letter(page).evaluate((element) => element === document.activeElement)).toBe(true);
  // It is the editor itself: what was written over comes back with the editor's own keys.
  await page.keyboard.press("Control+z");
  await remarks(page).getByText("6 suggestions").waitFor();
  await expect.poll(() => letter(page).textContent()).toContain("The first draft were ready");
});

test("what is written is checked, what a team has decided is said to be the team's", async () => {
  const page = await product.page("/");
  await opened(page);
  await letter(page).press("Control+a");
  await page.keyboard.insertText("We utilize it.");
  await remarks(page).getByText("1 suggestion", { exact: true }).waitFor();
  await remarks(page).getByRole("button", { name: "utilize" }).click();
  await remarks(page).getByText(sampleLetter.house.message).waitFor();
  await remarks(page).getByRole("button", { name: "use", exact: true }).click();
  await remarks(page).getByText(home.demo.none).waitFor();
  await page.getByRole("button", { name: home.demo.again }).click();
  await opened(page);
  await expect.poll(() => letter(page).textContent()).toContain(sampleLetter.lines[0]);
});

deepTest("axe has nothing to say of the letter and its remarks", async () => {
  const page = await product.page("/");
  await opened(page);
  expect(await faultsInBothLooks(page)).toEqual([]);
});

deepTest("the letter goes nowhere, and nothing moves when the editor takes its place", async () => {
  const page = await (await product.browser()).newPage();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await opened(page);
  await letter(page).press("End");
  await page.keyboard.type(" A secret.");
  await page.getByText("A secret.").waitFor();
  expect(sent).toEqual([]);
  await expect.poll(() => page.evaluate("window.shifts.total")).toBeLessThanOrEqual(0.1);
});

deepTest("those who are signed in are led to their team, others to an account first", async () => {
  const { page } = await product.signedUp("/");
  const team = page.getByRole("main").getByRole("link", { name: home.forTeam }).first();
  await expect.poll(() => team.getAttribute("href")).toBe("/team");
  const stranger = await product.page("/");
  const first = stranger.getByRole("main").getByRole("link", { name: home.forTeam }).first();
  await expect.poll(() => first.getAttribute("href")).toBe("/signup?next=%2Fteam");
});
