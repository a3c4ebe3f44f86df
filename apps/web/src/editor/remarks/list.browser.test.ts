import { deepTest, tier } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { marked, paragraphs, paste, saved, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("the list counts its groups, shows one alone, and orders by importance", async () => {
  const page = await visit.page();
  await write(page, "In order to go we definately left and and recieved it.");
  await marked(page, "recieved").waitFor();
  const list = page.getByRole("list", { name: "Suggestions", exact: true });
  await page.getByRole("button", { name: "Spelling 2 suggestions" }).click();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  await page.getByRole("button", { name: "Spelling 2 suggestions" }).click();
  await page.getByLabel("Sort").selectOption("Importance");
  await expect.poll(() => list.getByRole("listitem").first().textContent()).toContain("definately");
});

deepTest(
  "a book's list is never blank: wheel, keys, other tabs and a reload, with only the rows that show",
  async () => {
    const page = await visit.page();
    const filler = "the boats went out to the island and came back with the evening light ".repeat(16).trim();
    const letters = (n: number) => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26));
    const count = tier === "deep" ? 270 : 130;
    const last = `xq${letters(count - 1)}zt`;
    const lines = Array.from({ length: count }, (_, n) => `One morning ${filler} near xq${letters(n)}zt, ${filler}.`);
    await paste(page, { "text/plain": lines.join("\n") });
    const rows = page.locator(".remark-scroll .virtual-row");
    const list = page.locator(".remark-scroll");
    const isFilled = () =>
      list.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [8, height / 2, height - 8].every((y) =>
          document.elementFromPoint(left + width / 2, top + y)?.closest(".virtual-row"),
        );
      });
    const all = () => page.getByRole("heading", { name: `${count} suggestions` }).waitFor();
    const looksAtAll = async () => {
      await list.hover();
      for (let turn = 0; turn < 6; turn++) {
        await page.mouse.wheel(0, 3500);
        await expect.poll(isFilled).toBe(true);
        await expect.poll(() => rows.count()).toBeLessThan(40);
      }
      await list.locator(".remark-words", { hasText: last }).waitFor();
    };
    await all();
    await looksAtAll();
    await page.getByRole("tab", { name: "Goals" }).click();
    await page.getByRole("tab", { name: "Suggestions" }).click();
    await expect.poll(isFilled).toBe(true);
    await text(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Shift+F8");
    await list.locator("[aria-current=true]", { hasText: last }).waitFor();
    await page.keyboard.press("F8");
    await list.locator("[aria-current=true]", { hasText: "xqaazt" }).waitFor();
    await expect.poll(isFilled).toBe(true);
    await saved(page);
    await page.reload();
    await all();
    await looksAtAll();
  },
);

test("many that are alike share a row: accepted or ignored at once, each with one undo, and names are added at once", async () => {
  const page = await visit.page();
  const names = "We went to Londin, while young Wiliam came from Itally by sea.";
  await paste(page, { "text/plain": [names, names, "He recieved it. ".repeat(6)].join("\n") });
  const before = await paragraphs(page);
  const list = page.getByRole("list", { name: "Suggestions", exact: true });
  const heading = (name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" }).first();
  await heading("12 suggestions");
  await list.getByRole("button", { name: /^recieved 6 times/ }).click();
  await expect.poll(() => list.getByRole("listitem").filter({ hasText: "recieved" }).count()).toBe(7);
  await expect
    .poll(() => list.getByRole("listitem").filter({ hasText: "recieved" }).nth(1).textContent())
    .toMatch(/He recieved it\./);
  await list.getByRole("button", { name: "Accept all 6 like this" }).click();
  await heading("6 suggestions");
  await undo.click();
  await expect.poll(() => paragraphs(page)).toEqual(before);
  await heading("12 suggestions");
  await list.getByRole("button", { name: "Ignore all 6" }).click();
  await heading("6 suggestions");
  await undo.click();
  await heading("12 suggestions");
  await page.getByText("These 3 words look like names").click();
  await page.getByText("Londin, Wiliam, Itally").waitFor();
  await page.getByRole("button", { name: "Add all" }).click();
  await heading("6 suggestions");
  await undo.click();
  await heading("12 suggestions");
});

deepTest(
  "where the system forces its colours, kinds keep their shapes in groups, list and card, and the current row its frame",
  async () => {
    const page = await visit.page();
    await write(page, "The chairman definately left.");
    await marked(page, "definately").waitFor();
    await page.emulateMedia({ forcedColors: "active" });
    await marked(page, "chairman").click();
    await page.getByRole("group", { name: "Inclusive: chairman" }).waitFor();
    const drawn = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage));
    await expect.poll(() => drawn(".swatch")).toHaveLength(8);
    for (const background of [...(await drawn(".swatch")), ...(await drawn(".mark-inclusive"))]) {
      expect(background).toContain("gradient");
    }
    const lines = await page
      .locator(".remark-words.mark-spelling")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).textDecorationStyle));
    expect(lines).toEqual(["wavy"]);
    const frame = await page.locator(".remark-row-current").evaluate((row) => getComputedStyle(row).outlineStyle);
    expect(frame).toBe("solid");
  },
);

deepTest(
  "what a text writes in two ways is underlined and listed once all is read; matters of taste for those who want them",
  async () => {
    const page = await visit.page();
    await write(page, "The adviser came on 3 March. Her adviser left on 4 March. An advisor came on May 5.");
    await marked(page, "advisor").click();
    await page
      .getByRole("group", { name: "Style: advisor" })
      .first()
      .getByRole("button", { name: "adviser" })
      .waitFor();
    await expect.poll(() => marked(page, "May 5").count()).toBe(0);
    await page.keyboard.press("Escape");
    await openTextMenu(page);
    await page.getByRole("checkbox", { name: "Include matters of style" }).check();
    await marked(page, "May 5").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("list", { name: "Suggestions", exact: true }).getByText("May 5").first().waitFor();
    await saved(page);
    await page.reload();
    await marked(page, "May 5").waitFor();
  },
);
