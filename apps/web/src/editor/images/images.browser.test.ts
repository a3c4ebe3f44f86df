import { readFile } from "node:fs/promises";
import { defaultLimits, readZip, writeZip } from "@housestyle/files";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { giveImage as give, readyForFiles } from "../../testing/give-image.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { saved, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const caption = (page: Page) => text(page).locator("figcaption");
const described = (page: Page) => text(page).locator("[data-alternative]");
const picture = (page: Page) => text(page).locator("figure img");

test("a pasted image is shown with its size, described, and there again after the page is loaded anew", async () => {
  const page = await visit.page();
  await write(page, "Before the image.");
  await give(page, "paste", [320, 200]);
  await picture(page).waitFor();
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.clientHeight]))
    .toEqual([320, 200]);
  await page.keyboard.type("The harbor");
  await page.keyboard.press("Enter");
  await page.keyboard.type("A harbor at dusk");
  await page.keyboard.press("Enter");
  await page.keyboard.type("After it.");
  await expect.poll(() => caption(page).textContent()).toBe("The harbor");
  await expect.poll(() => described(page).textContent()).toBe("A harbor at dusk");
  await expect.poll(() => picture(page).getAttribute("alt")).toBe("A harbor at dusk");
  await saved(page);
  await page.reload();
  await picture(page).waitFor();
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expect.poll(() => text(page).locator("> p").allTextContents()).toEqual(["Before the image.", "After it."]);
});

test("an image is selected by key, deleted with it, and back with one undo", async () => {
  const page = await visit.page();
  await give(page, "paste", [40, 30]);
  await picture(page).waitFor();
  await expect.poll(() => caption(page).getAttribute("data-placeholder")).toBe("Caption");
  await expect
    .poll(() => described(page).getAttribute("data-placeholder"))
    .toBe("Describe the image for people who can’t see it");
  await page.keyboard.press("Backspace");
  await text(page).locator("figure.ProseMirror-selectednode").waitFor();
  await page.keyboard.press("Delete");
  await expect.poll(() => text(page).locator("figure").count()).toBe(0);
  await page.keyboard.press("Control+z");
  await picture(page).waitFor();
});

test("an image that is dropped is inserted where it falls, and one from a web page brings its description", async () => {
  const page = await visit.page();
  await write(page, "First.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Second.");
  await give(page, "drop", [50, 50]);
  await picture(page).waitFor();
  await expect
    .poll(() =>
      text(page)
        .locator("> *")
        .evaluateAll((blocks) => blocks.map(({ tagName }) => tagName)),
    )
    .toEqual(["P", "FIGURE", "P"]);
  await text(page).getByText("Second.").click();
  await give(page, "paste", [60, 60], '<meta charset="utf-8"><img src="https://example.org/a.png" alt="A gull">');
  await expect.poll(() => described(page).last().textContent()).toBe("A gull");
});

test("a file that is no image is refused with a reason, and an image from the web is not loaded", async () => {
  const page = await visit.page();
  await write(page, "Text.");
  await readyForFiles(page);
  await text(page).evaluate((element) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.png", { type: "image/png" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));
  });
  await page.getByText("Choose a PNG, JPEG, GIF, WebP, or AVIF image.").waitFor();
  await text(page).evaluate((element) => {
    const transfer = new DataTransfer();
    transfer.setData("text/html", '<p>a</p><img src="https://example.org/a.png" alt="A gull"><p>b</p>');
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));
  });
  await page.getByRole("img", { name: "A gull" }).getByText("Images from the web aren’t loaded.").waitFor();
});

deepTest("a large image is made smaller", async () => {
  const page = await visit.page();
  await give(page, "paste", [9000, 6000]);
  await picture(page).waitFor();
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4096);
});

deepTest("an image that no document refers to any more is removed from the device after a day", async () => {
  const page = await visit.page();
  await give(page, "paste", [30, 20]);
  await picture(page).waitFor();
  await saved(page);
  const kept = (isAged: boolean) =>
    page.evaluate(
      (isAged) =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open("housestyle-images");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(["facts", "images"], "readwrite");
            const facts = transaction.objectStore("facts");
            const keys = facts.getAllKeys();
            keys.onsuccess = () => {
              if (!isAged) return;
              for (const key of [...keys.result, "unused"]) facts.put({ size: 1, keptOn: 0 }, key);
            };
            transaction.oncomplete = () => {
              opening.result.close();
              resolve(keys.result.map(String));
            };
          };
        }),
      isAged,
    );
  const [hash] = await kept(true);
  await expect.poll(() => kept(false)).toContain("unused");
  await page.reload();
  await picture(page).waitFor();
  await expect.poll(() => kept(false)).toEqual([hash]);
});

deepTest("a text with an image is downloaded for Word, and opens again with it", async () => {
  const page = await visit.page();
  await write(page, "Before.");
  await give(page, "paste", [64, 48]);
  await picture(page).waitFor();
  await page.keyboard.type("The harbor");
  await openTextMenu(page);
  await page.getByText("Download", { exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), fromTextMenu(page, "Word (.docx)")]);
  const bytes = await readFile(await file.path());
  await write(page, "");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect.poll(() => text(page).locator("figure").count()).toBe(0);
  await openTextMenu(page);
  const input = page.getByLabel("Open file…").and(page.locator("input"));
  await input.setInputFiles({ name: "harbor.docx", mimeType: "application/octet-stream", buffer: bytes });
  await picture(page).waitFor();
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await expect.poll(() => caption(page).textContent()).toBe("The harbor");
});

test("an image that is inserted into an opened Word file is in the file when it is saved", async () => {
  const page = await visit.page();
  const document =
    '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>The harbor at dusk.</w:t></w:r></w:p></w:body></w:document>';
  const files = new Map([["word/document.xml", new TextEncoder().encode(document)]]);
  await openTextMenu(page);
  const input = page.getByLabel("Open file…").and(page.locator("input"));
  const buffer = Buffer.from(writeZip(files));
  await input.setInputFiles({ name: "dusk.docx", mimeType: "application/octet-stream", buffer });
  await text(page).getByText("The harbor at dusk.").waitFor();
  await text(page).press("Control+End");
  await give(page, "paste", [64, 48]);
  await picture(page).waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Control+s")]);
  const parts = readZip(await readFile(await file.path()), defaultLimits, () => true);
  expect(parts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^word\/media\/\w+\.png$/));
  const written = new TextDecoder().decode(parts.find(({ name }) => name === "word/document.xml")?.bytes);
  expect(written).toMatch(/The harbor at dusk\.<\/w:t><\/w:r><\/w:p><w:p>.*<w:drawing>/);
});
