import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { spoil } from "../../testing/loaded-app.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { marked, paragraphs, paste, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("on a phone the sheet never covers its word, and the bar has all its buttons, each big enough", async () => {
  const page = await visit.page({ width: 360, height: 780 });
  for (let line = 0; line < 24; line++) {
    await write(page, "We went to the island and definately saw the boats.");
    await page.keyboard.press("Enter");
  }
  await page.getByText("24 suggestions").first().waitFor();
  const sheet = page.locator(".sheet");
  const isClear = async () => {
    const [words, box, top] = await Promise.all([
      page.locator(".text .current").first().boundingBox(),
      sheet.boundingBox(),
      page.locator(".page").boundingBox(),
    ]);
    return Boolean(words && box && top && words.y + words.height <= box.y && words.y >= top.y);
  };
  await marked(page, "definately").last().click();
  await sheet.getByRole("button", { name: "definitely", exact: true }).waitFor();
  await expect.poll(isClear).toBe(true);
  for (const step of ["Previous suggestion (Shift+F8)", "Previous suggestion (Shift+F8)", "Next suggestion (F8)"]) {
    await sheet.getByRole("button", { name: step }).click();
    await expect.poll(isClear).toBe(true);
  }
  // A keyboard on the screen leaves so much.
  await page.setViewportSize({ width: 360, height: 440 });
  await expect.poll(isClear).toBe(true);
  // Safari lays its keyboard over the page, which is told how much of it shows.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => document.documentElement.style.setProperty("--shown-height", "440px"));
  await expect.poll(isClear).toBe(true);
  await sheet.getByRole("button", { name: "Show panel" }).click();
  await expect.poll(isClear).toBe(true);
  await sheet.getByRole("button", { name: "Hide panel" }).click();
  await page.evaluate(() => document.documentElement.style.removeProperty("--shown-height"));
  await page.keyboard.press("Control+Shift+O");
  await sheet.getByRole("tab", { name: "Outline", selected: true }).waitFor();
  await sheet.getByRole("button", { name: "Hide panel" }).click();
  const line = page.locator(".status-line");
  await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThanOrEqual(48);
  for (const part of await line.locator("select, button").all()) {
    const box = await part.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.width >= 44 && box.height >= 44).toBe(true);
  }
  await line.getByLabel("English variety").selectOption("British");
  await line.getByText(/^Saved/).waitFor();
  const bar = page.getByRole("toolbar", { name: "Format" });
  for (const name of ["Undo", "Redo", "Numbered list"]) {
    const button = bar.getByRole("button", { name });
    // Undo and Redo are in sight as they are, the others by scrolling.
    if (name === "Numbered list") await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 361 && box.width >= 44 && box.height >= 44).toBe(true);
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

deepTest(
  "the first letter leaves the title where it is; Ctrl+S says where the text is; Enter on a bare remark does nothing",
  async () => {
    const page = await visit.page();
    const title = page.getByLabel("Document title");
    await page.getByText("Checked on this device").waitFor();
    const before = await title.boundingBox();
    await text(page).focus();
    await page.keyboard.type("It was qzxvkjw.");
    await marked(page, "qzxvkjw").waitFor();
    await expect.poll(() => title.boundingBox()).toEqual(before);
    await page.keyboard.press("Control+s");
    await page.getByRole("status").getByText("Saved on this device").waitFor();
    await page.keyboard.press("F8");
    await page.getByRole("group", { name: "Spelling: qzxvkjw" }).first().waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => marked(page, "qzxvkjw").count()).toBe(1);
    await expect.poll(() => paragraphs(page)).toEqual(["It was qzxvkjw."]);
  },
);

deepTest(
  "paper takes the remarks, too, where they are asked for: numbers in the text, notes at its end, dark ink in the dark",
  async () => {
    const page = await visit.page({ theme: "dark" });
    await write(page, "We definately went and and recieved it.");
    await page.keyboard.press("Enter");
    await write(page, "It was qzxvkjw.");
    await page.getByRole("heading", { name: "4 suggestions" }).waitFor();
    spoil(page);
    // The browser's own window would stay open: the test says when it is closed.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-asked", "to print");
    });
    await fromTextMenu(page, "Print with suggestions");
    await page.locator("body[data-asked]").waitFor();
    await expect.poll(() => page.locator(".printed-number").first().isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    const [first = "", second = ""] = await paragraphs(page);
    expect(first).toMatch(/^We definately1 went and and2 recieved3 it\.$/);
    expect(second).toBe("It was qzxvkjw4.");
    const notes = page.getByRole("region", { name: "Suggestions", exact: true });
    await expect
      .poll(() => notes.getByRole("listitem").allTextContents())
      .toEqual([
        expect.stringMatching(/^definately \(Spelling\)\. .+ Instead: “definitely”/),
        expect.stringMatching(/^and and \(Grammar\)\. .+ Instead: “and”\.$/),
        expect.stringMatching(/^recieved \(Spelling\)\. .+ Instead: “received”/),
        expect.stringMatching(/^qzxvkjw \(Spelling\)\. /),
      ]);
    await expect.poll(() => notes.isVisible()).toBe(true);
    await expect.poll(() => page.locator(".side-bar").isVisible()).toBe(false);
    const look = (words: string) =>
      marked(page, words).evaluate((element) => {
        const { color, textDecorationLine } = getComputedStyle(element);
        return { color, textDecorationLine };
      });
    await expect.poll(() => look("recieved")).toEqual({ color: "rgb(28, 27, 25)", textDecorationLine: "underline" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await notes.waitFor({ state: "detached" });
    await expect.poll(async () => (await paragraphs(page))[0]).toBe("We definately went and and recieved it.");
    await expect.poll(async () => (await look("recieved")).textDecorationLine).toBe("none");
  },
);

test("paper takes all of the text and nothing else", async () => {
  const page = await visit.page();
  const line = "We went to the island and saw the boats, and nobody asked where we had been.\n\n";
  await paste(page, { "text/plain": line.repeat(80) });
  await page.getByText("Checked on this device").waitFor();
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThan(3);
  await page.emulateMedia({ media: "print" });
  for (const part of [".side-bar", ".panel", ".status-line", ".format-bar"]) {
    await expect.poll(() => page.locator(part).first().isVisible()).toBe(false);
  }
  await expect.poll(() => text(page).getByText("We went").last().isVisible()).toBe(true);
});
