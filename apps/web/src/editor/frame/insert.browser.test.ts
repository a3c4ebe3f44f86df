import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { text } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("a table is inserted, written, and left by keyboard, and its cells are checked", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.keyboard.press("F1");
  await page.getByRole("combobox", { name: "Search commands and headings" }).fill("table");
  await page.getByRole("option", { name: "Table", exact: false, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await text(page).locator("th").nth(2).waitFor();
  for (const word of ["Ship", "Year", "Home", "Ann", "1851", "We recieved it"]) {
    await page.keyboard.insertText(word);
    await page.keyboard.press("Tab");
  }
  await text(page).locator("td .mark-spelling").getByText("recieved").waitFor();
  await expect.poll(() => text(page).locator("th").allTextContents()).toEqual(["Ship", "Year", "Home"]);
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await page.getByRole("button", { name: "Delete row" }).click();
  await expect.poll(() => text(page).locator("tr").count()).toBe(2);
  await page.keyboard.press("Control+z");
  await expect.poll(() => text(page).locator("tr").count()).toBe(3);
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await page.getByRole("button", { name: "Delete table" }).click();
  await expect.poll(() => text(page).locator("table").count()).toBe(0);
});

test("a footnote is written at the end, checked there, numbered, kept, and gone with its mark", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.keyboard.insertText("We left at dawn.");
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.insertText("So teh log says.");
  await text(page).locator("aside .mark").getByText("teh").waitFor();
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.insertText(" It rained.");
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.insertText("Another.");
  const marks = text(page).locator("sup.note-mark");
  await expect
    .poll(() => marks.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label"))))
    .toEqual(["Footnote 1", "Footnote 2"]);
  await expect.poll(() => text(page).locator("p").first().textContent()).toBe("We left at dawn. It rained.");
  await page.getByText("Saved on this device").waitFor();
  await page.reload();
  await expect.poll(() => text(page).locator("aside").allTextContents()).toEqual(["So teh log says.", "Another."]);
  await page.getByText("Checked on this device").waitFor();
  await text(page).locator("p").first().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await expect.poll(() => text(page).locator("aside").allTextContents()).toEqual(["So teh log says."]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => text(page).locator("aside").count()).toBe(2);
});

deepTest("words are underlined, raised, and set as formulas, and a paragraph is centered", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.keyboard.press("Control+u");
  await page.keyboard.insertText("Under");
  await page.keyboard.press("Control+u");
  for (const name of ["Superscript", "Superscript", "Formula"]) {
    await page.getByRole("button", { name: "Insert", exact: true }).click();
    await page.getByRole("button", { name }).click();
    await page.keyboard.insertText("x");
  }
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await page.getByRole("button", { name: "Center" }).click();
  const shown = () =>
    text(page)
      .locator("p")
      .first()
      .evaluate((element) => element.outerHTML.replace(/ spellcheck="false"/, ""));
  await expect
    .poll(shown)
    .toBe('<p data-align="center" class="at-caret"><u>Under</u><sup>x</sup>x<code class="math">x</code></p>');
});

test("Escape leads from a footnote back to its mark", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.keyboard.insertText("We left.");
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.insertText("At dawn.");
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest("aside") === null))
    .toBe(true);
  await page.keyboard.insertText(" It rained.");
  await expect.poll(() => text(page).locator("p").first().textContent()).toBe("We left. It rained.");
});

deepTest("selected cells stay selected at the end of a row, and each becomes a list", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  for (const key of ["Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight"])
    await page.keyboard.press(key);
  await expect.poll(() => text(page).locator(".selectedCell").count()).toBe(3);
  await page.getByRole("button", { name: "Bulleted list" }).click();
  await expect.poll(() => text(page).locator("th > ul").count()).toBe(3);
  await page.keyboard.press("Control+z");
  await expect.poll(() => text(page).locator("th > ul").count()).toBe(0);
});

deepTest("a page break has a name, and a download as Markdown says what it has no form for", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.keyboard.insertText("One.");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("separator", { name: "Page break" }).waitFor();
  await page.keyboard.insertText("Two.");
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await page.getByRole("button", { name: "Center" }).click();
  const begun = page.waitForEvent("download");
  await openTextMenu(page);
  await page.getByText("Download", { exact: true }).click();
  await page.getByRole("button", { name: "Markdown (.md)" }).click();
  await begun;
  await page.getByText("Markdown doesn’t support aligned paragraphs or cells.").waitFor();
});

test("on a phone, Insert is in reach without a swipe", async () => {
  const page = await visit.page({ width: 390, height: 844 });
  await page.getByText("Checked on this device").waitFor({ state: "attached" });
  await text(page).focus();
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  const box = await page.getByRole("button", { name: "Insert", exact: true }).boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await text(page).locator("th").nth(2).waitFor();
});
