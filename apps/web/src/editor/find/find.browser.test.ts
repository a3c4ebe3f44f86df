import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const bar = (page: Page) => page.getByRole("search", { name: "Find and replace" });
const field = (page: Page, name: string) => bar(page).getByRole("textbox", { name, exact: true });
const count = (page: Page) => bar(page).getByRole("status");
/** What is shaded as the match one is at. */
const current = (page: Page) => page.locator(".shade-current").allTextContents();
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

async function written(page: Page): Promise<void> {
  await page.getByText("Checked on this device").waitFor();
  await write(page, "The cat saw a Cat.\nNo concatenation here, said the cat.");
}

/** Turns a choice on or off: it is remembered from one search to the next. */
async function choose(page: Page, name: string, isOn: boolean): Promise<void> {
  const button = bar(page).getByRole("button", { name, exact: true });
  if ((await button.getAttribute("aria-pressed")) !== String(isOn)) await button.press("Enter");
  await bar(page).getByRole("button", { name, exact: true, pressed: isOn }).waitFor();
}

async function chooseAll(page: Page, choices: readonly string[]): Promise<void> {
  for (const name of ["Match case", "Whole words only", "Regular expression"])
    await choose(page, name, choices.includes(name));
}

test("words are found by keyboard, forward and back, and the cursor stays with the one that was found", async () => {
  const page = await visit.page();
  await written(page);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+f");
  // At once: the letters go to the field.
  await page.keyboard.type("cat");
  await chooseAll(page, []);
  await field(page, "Find").focus();
  await expect.poll(() => count(page).textContent()).toBe("1 of 4");
  expect(await current(page)).toEqual(["cat"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => current(page)).toEqual(["Cat"]);
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Shift+F3");
  await expect.poll(() => count(page).textContent()).toBe("4 of 4");
  await choose(page, "Whole words only", true);
  await expect.poll(() => count(page).textContent()).toBe("3 of 3");
  await choose(page, "Match case", true);
  await expect.poll(() => count(page).textContent()).toBe("2 of 2");
  await page.keyboard.press("Escape");
  await bar(page).waitFor({ state: "detached" });
  expect(await selected(page)).toBe("cat");
  await expect.poll(() => page.locator(".shade").count()).toBe(0);
  await page.keyboard.type("dog");
  await expect.poll(() => paragraphs(page)).toEqual(["The cat saw a Cat.", "No concatenation here, said the dog."]);
});

test("one match is replaced after the other, or all of them as one step of undo", async () => {
  const page = await visit.page();
  await written(page);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+h");
  await chooseAll(page, []);
  await field(page, "Find").fill("cat");
  await field(page, "Replace with").fill("dog");
  await expect.poll(() => count(page).textContent()).toBe("1 of 4");
  await field(page, "Replace with").press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual(["The dog saw a Cat.", "No concatenation here, said the cat."]);
  await expect.poll(() => count(page).textContent()).toBe("1 of 3");
  await bar(page).getByRole("button", { name: "Replace all" }).press("Enter");
  await page.getByText("Replaced 3 matches.").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["The dog saw a dog.", "No condogenation here, said the dog."]);
  await expect.poll(() => count(page).textContent()).toBe("No matches");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["The dog saw a Cat.", "No concatenation here, said the cat."]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["The cat saw a Cat.", "No concatenation here, said the cat."]);
});

deepTest("a regular expression is obeyed, an invalid one is named, and a chapter is searched alone", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await write(page, "");
  await page.keyboard.type("## One\nMay 4 and June 5\n## Two\nJuly 6");
  await fromTextMenu(page, "Find and replace");
  await chooseAll(page, ["Regular expression"]);
  await field(page, "Find").fill("(");
  await expect.poll(() => count(page).textContent()).toBe("Invalid regular expression");
  await field(page, "Find").fill("([A-Z]\\w+) (\\d)");
  await field(page, "Replace with").fill("$2 $1");
  await expect.poll(() => count(page).textContent()).toBe("1 of 3");
  await bar(page).getByLabel("Search in").selectOption("This chapter");
  await expect.poll(() => count(page).textContent()).toBe("1 of 2");
  await bar(page).getByRole("button", { name: "Replace all" }).press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual(["One", "4 May and 5 June", "Two", "July 6"]);
});

deepTest("what is selected is searched for, and what is written on is counted anew", async () => {
  const page = await visit.page();
  await written(page);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+Shift+ArrowRight");
  await page.keyboard.press("Control+f");
  await expect.poll(() => field(page, "Find").inputValue()).toBe("The");
  // Typing writes over it.
  await page.keyboard.type("the");
  await expect.poll(() => field(page, "Find").inputValue()).toBe("the");
  await chooseAll(page, []);
  await expect.poll(() => count(page).textContent()).toBe("1 of 2");
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" The end of the story");
  await expect.poll(() => count(page).textContent()).toBe("4 matches");
});

test("a match far down comes into view while the search keeps the focus, and Escape in the text closes the bar", async () => {
  const page = await visit.page({ height: 700, width: 1200 });
  await page.getByText("Checked on this device").waitFor();
  await write(page, `${"A line.\n".repeat(80)}The needle.`);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+f");
  await page.keyboard.type("needle");
  await chooseAll(page, []);
  await expect.poll(() => count(page).textContent()).toBe("1 of 1");
  const top = () => page.locator(".shade-current").evaluate((mark) => mark.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(50);
  await expect.poll(top).toBeLessThan(600);
  await text(page).focus();
  await page.keyboard.press("Escape");
  await bar(page).waitFor({ state: "detached" });
});
