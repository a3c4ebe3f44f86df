import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { marked, paragraphs, saved, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("the text is there again after a reload", async () => {
  const page = await visit.page();
  await write(page, "Nothing is lost.");
  await page.getByText("Not saved yet").or(page.getByText("Saving…")).first().waitFor();
  await saved(page);
  await page.reload();
  await text(page).getByText("Nothing is lost.").waitFor();
});

function caretIsAtEnd(): boolean {
  const place = getSelection();
  return place?.anchorOffset === place?.anchorNode?.textContent?.length;
}

test("what was typed the moment before the page is left is there again, and once", async () => {
  const page = await visit.page();
  await write(page, "First words. ");
  await saved(page);
  for (const words of ["Last words. ", "The very last. "]) {
    await Promise.all([
      page.waitForEvent("load"),
      page.evaluate((last) => {
        document.execCommand("insertText", false, last);
        location.reload();
      }, words),
    ]);
    await text(page).getByText(words.trim()).waitFor();
    await page.getByText("Checked on this device").waitFor();
    // The caret is where it was left, a moment after the text has the focus.
    await text(page).focus();
    await expect.poll(() => page.evaluate(caretIsAtEnd)).toBe(true);
  }
  await expect.poll(async () => (await paragraphs(page)).join()).toBe("First words. Last words. The very last. ");
});

test("what was typed before the rest of the editor has arrived is there again", async () => {
  const page = await visit.window({ isFirst: true });
  await page.route("**/*.js", async (route) => {
    if ((await text(page).count()) === 0) await route.continue();
  });
  await visit.show(page, "editor");
  await text(page).and(page.locator("[contenteditable=true]")).waitFor();
  // The page goes in the task that types.
  await Promise.all([
    page.waitForEvent("load"),
    page.evaluate(() => {
      document.execCommand("insertText", false, "The very first words.");
      location.reload();
    }),
  ]);
  await text(page).getByText("The very first words.").waitFor();
});

/** What the database holds of the text of a page that was left. */
const leftInDatabase = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("housestyle");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction("left").objectStore("left").getAll();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    database.close();
    return JSON.stringify(reading.result);
  });

deepTest("a text that localStorage has no room for is left in the database", async () => {
  const page = await visit.page();
  await write(page, "Some words.");
  await saved(page);
  await page.evaluate(async () => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      for (let count = 0; count < 2; count++) {
        try {
          localStorage.setItem(`full.${size}.${count}`, "x".repeat(size));
        } catch {
          // No room for so much.
        }
      }
    }
    document.execCommand("insertText", false, "More words.");
    await new Promise(requestAnimationFrame);
    dispatchEvent(new PageTransitionEvent("pagehide"));
  });
  await expect.poll(() => leftInDatabase(page)).toContain("More words.");
  await page.evaluate(() => localStorage.clear());
});

deepTest("English, kind of text and colours stay chosen", async () => {
  const page = await visit.page();
  const line = page.locator(".status-line");
  await write(page, "The colour of the harbour.");
  await marked(page, "colour").waitFor();
  await line.getByLabel("English variety").selectOption("British");
  await marked(page, "colour").waitFor({ state: "detached" });
  await line.getByLabel("Writing style").selectOption("Business");
  await openTextMenu(page);
  await page.getByLabel("Theme").selectOption("Dark");
  await saved(page);
  await page.reload();
  await expect.poll(() => line.getByLabel("English variety").inputValue()).toBe("en-GB");
  await expect.poll(() => line.getByLabel("Writing style").inputValue()).toBe("business");
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(22, 23, 26)");
});

test("a tab that has nothing unsaved follows the other, and knows its words", async () => {
  const one = await visit.page();
  const two = await visit.page({ context: one.context() });
  await write(one, "Written in one tab about zorblaxy.");
  await saved(one);
  await text(two).getByText("Written in one tab").waitFor();
  await marked(one, "zorblaxy").click();
  await one.getByRole("button", { name: "Add to dictionary" }).first().click();
  await marked(two, "zorblaxy").waitFor({ state: "detached" });
});

/** From now on no page of this browser can keep a document, until what it answers is called. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const hold = await page.evaluateHandle(async () => {
    const opening = indexedDB.open("housestyle");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const documents = database.transaction("documents", "readwrite").objectStore("documents");
    const hold = { isOver: false };
    // A transaction lives as long as it asks for something.
    await new Promise<void>((resolve) => {
      const ask = () => {
        if (hold.isOver) return database.close();
        documents.count().onsuccess = ask;
        resolve();
      };
      documents.count().onsuccess = ask;
    });
    return hold;
  });
  return () =>
    hold.evaluate((it) => {
      it.isOver = true;
    });
}

/** Each tab writes its words before either can have heard of the other's. */
async function writeAtOnce(one: Page, two: Page): Promise<void> {
  const goOn = await holdBack(one);
  await Promise.all([write(one, "From one."), write(two, "From two.")]);
  await Promise.all([one, two].map((page) => page.getByText("Saving…").first().waitFor()));
  await goOn();
}

test("two tabs that both change the text never overwrite each other in silence", async () => {
  const one = await visit.page();
  await write(one, "Shared. ");
  await saved(one);
  const two = await visit.page({ context: one.context() });
  await text(two).getByText("Shared.").waitFor();
  await text(two).focus();
  await two.keyboard.press("Control+End");
  await writeAtOnce(one, two);
  const asked = (page: typeof one) => page.getByText("Nothing is overwritten until you choose.");
  const loser = await Promise.race([
    asked(one)
      .waitFor()
      .then(() => one),
    asked(two)
      .waitFor()
      .then(() => two),
  ]);
  const winner = loser === one ? two : one;
  const [losing, winning] = loser === one ? ["From one.", "From two."] : ["From two.", "From one."];
  await expect.poll(async () => (await paragraphs(loser)).join()).toContain(losing);
  await winner.reload();
  await text(winner)
    .getByText(winning ?? "")
    .waitFor();
  await loser.getByRole("button", { name: "Keep this version" }).click();
  await saved(loser);
  await winner.reload();
  await text(winner)
    .getByText(losing ?? "")
    .waitFor();
});

test("two tabs that change different paragraphs end with both changes, each caret in its words", async () => {
  const one = await visit.page();
  for (const words of ["First.", "Second.", "Third."]) {
    if (words !== "First.") await one.keyboard.press("Enter");
    await write(one, words);
  }
  await saved(one);
  const two = await visit.page({ context: one.context() });
  await text(two).getByText("Third.").waitFor();
  await text(two).focus();
  await two.keyboard.press("Control+Home");
  await writeAtOnce(two, one);
  const both = ["From one.First.", "Second.", "Third.From two."];
  await Promise.all([one, two].map((page) => expect.poll(() => paragraphs(page)).toEqual(both)));
  await Promise.all([saved(one), saved(two)]);
  await two.keyboard.type("!");
  await one.keyboard.type("?");
  const after = ["From one.!First.", "Second.", "Third.From two.?"];
  await Promise.all([one, two].map((page) => expect.poll(() => paragraphs(page)).toEqual(after)));
});

deepTest("of two versions the other one can be taken, and undo brings this one back", async () => {
  const one = await visit.page();
  await write(one, "Shared. ");
  await saved(one);
  const two = await visit.page({ context: one.context() });
  await text(two).getByText("Shared.").waitFor();
  await text(two).focus();
  await two.keyboard.press("Control+End");
  await writeAtOnce(one, two);
  const buttons = [one, two].map((page) => page.getByRole("button", { name: "Show the other version" }));
  const [first, second] = buttons;
  if (!first || !second) throw new Error("There are two tabs.");
  const loser = await Promise.race([first.waitFor().then(() => one), second.waitFor().then(() => two)]);
  const own = (await paragraphs(loser)).join();
  await loser.getByRole("button", { name: "Show the other version" }).click();
  await loser.waitForFunction((before) => document.querySelector(".text")?.textContent !== before, own);
  await text(loser).focus();
  await loser.keyboard.press("Control+z");
  await expect.poll(async () => (await paragraphs(loser)).join()).toBe(own);
});
