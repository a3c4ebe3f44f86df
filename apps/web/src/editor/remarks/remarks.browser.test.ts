import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtPage } from "../../testing/serve-page.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { chooseMore, marked, paragraphs, saved, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const card = (page: Page, words: string) => page.getByRole("group", { name: `Spelling: ${words}` });

test("by keyboard alone: to the remark, its first suggestion, and one step back", async () => {
  const page = await visit.page();
  await write(page, "We definately recieved it.");
  await marked(page, "recieved").waitFor();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: "definitely", exact: true }).first().waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual(["We definitely recieved it."]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["We definately recieved it."]);
  await marked(page, "definately").waitFor();
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => paragraphs(page)).toEqual(["We definitely recieved it."]);
});

test("keys pressed before the card is drawn are the card's, not the text's", async () => {
  const page = await visit.page();
  await write(page, "We definately recieved it untill now.");
  await marked(page, "untill").waitFor();
  await page.getByRole("heading", { name: "3 suggestions" }).waitFor();
  await page.keyboard.press("Control+Home");
  // All in one task: nothing can be drawn in between.
  const press = (keys: readonly string[]) =>
    text(page).evaluate((element, pressed) => {
      for (const key of pressed) {
        element.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }));
      }
    }, keys);
  await press(["F8", "Enter"]);
  await expect.poll(() => paragraphs(page)).toEqual(["We definitely recieved it untill now."]);
  await press(["F8", "Delete", "Backspace", "ArrowDown", "ArrowUp", "Enter", "F8", "Enter"]);
  await expect.poll(() => paragraphs(page)).toEqual(["We definitely received it until now."]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await marked(page, "recieved").waitFor();
  await page.keyboard.press("Control+Home");
  await press(["F8", "End"]);
  await page.getByText("More options").and(page.locator(":focus")).first().waitFor();
  await page.keyboard.press("Escape");
  await press(["F8", "Escape", "Enter"]);
  await expect.poll(() => paragraphs(page)).toHaveLength(2);
});

test("a key pressed before the page listens for it is obeyed when it does", async () => {
  const page = await visit.window({ isFirst: true });
  // What listens for keys.
  const late = readdirSync(join(builtPage, "assets")).filter((name) =>
    /===.F7.&&/.test(readFileSync(join(builtPage, "assets", name), "latin1")),
  );
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => late.some((name) => pathname.endsWith(name)),
    (route) => void held.promise.then(() => route.continue()),
  );
  await visit.show(page, "editor");
  await write(page, "We definately recieved it.");
  await marked(page, "recieved").waitFor();
  await page.keyboard.press("F8");
  held.resolve();
  await card(page, "definately").waitFor();
});

test("Escape gives the caret back where it was", async () => {
  const page = await visit.page();
  await write(page, "We definately went.");
  await marked(page, "definately").click();
  await card(page, "definately").first().waitFor();
  await page.keyboard.press("Control+.");
  await page.getByRole("button", { name: "definitely", exact: true }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await card(page, "definately").waitFor({ state: "detached" });
  await page.keyboard.type("X");
  await expect.poll(async () => (await paragraphs(page))[0]).toMatch(/^We de?f?i?n?a?t?e?l?y?X/);
});

deepTest("a card goes when something else than remarks is shown beside the text", async () => {
  const page = await visit.page();
  await write(page, "We definately agree.");
  await marked(page, "definately").click();
  await card(page, "definately").first().waitFor();
  await page.getByRole("tab", { name: "Reports" }).click();
  await card(page, "definately").waitFor({ state: "detached" });
});

test("a caret that is moved to the beginning right after a card gave it back stays there", async () => {
  const page = await visit.page();
  await write(page, "We definately went.");
  await marked(page, "definately").waitFor();
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: "definitely", exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Home");
  // By then the editor has heard of the caret.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await page.keyboard.type("So ");
  await expect.poll(() => paragraphs(page)).toEqual(["So We definately went."]);
});

deepTest("Alt with an arrow goes on and back, around the end", async () => {
  const page = await visit.page();
  await write(page, "We definately recieved it untill now.");
  await marked(page, "untill").waitFor();
  await page.keyboard.press("Control+Home");
  for (const words of ["definately", "recieved", "untill", "definately"]) {
    await page.keyboard.press("Alt+ArrowDown");
    await card(page, words).waitFor();
  }
  await page.keyboard.press("Alt+ArrowUp");
  await card(page, "untill").waitFor();
});

test("a fix whose words have just changed is refused in plain words", async () => {
  const page = await visit.page();
  await write(page, "We definately went.");
  await page.getByRole("button", { name: /definately/ }).click();
  const fix = card(page, "definately").getByRole("button", { name: "definitely", exact: true });
  await fix.waitFor();
  // Both within one turn: the word has changed in the document, and the remark could not close yet.
  await fix.evaluate(async (button: HTMLElement) => {
    const mark = document.querySelector(".text .mark")?.firstChild;
    const place = document.createRange();
    if (mark) place.setStart(mark, 3);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(place);
    document.querySelector<HTMLElement>(".text")?.focus();
    document.execCommand("insertText", false, "zz");
    await Promise.resolve();
    button.click();
  });
  await page.getByText("The text has changed since then, so nothing was replaced.").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["We defzzinately went."]);
});

deepTest("neither the card nor the bar ever covers the line a remark is about", async () => {
  const page = await visit.page({ height: 600 });
  const lines = Array.from({ length: 30 }, () => "We definately went to the harbour and looked at the boats.");
  for (const line of lines) {
    await write(page, line);
    await page.keyboard.press("Enter");
  }
  await marked(page, "definately").last().waitFor();
  const bar = await page.locator(".format-bar").boundingBox();
  for (const key of [...Array(12).fill("F8"), ...Array(12).fill("Shift+F8")]) {
    await page.keyboard.press(key);
    const box = await page.locator(".card-at-word").boundingBox();
    const words = await page.locator(".text .current").first().boundingBox();
    if (!box || !words) throw new Error("The card or its words are not on the page.");
    expect(box.y >= words.y + words.height || box.y + box.height <= words.y).toBe(true);
    // Nor does the bar over the text.
    expect(words.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

deepTest("all that is alike is replaced at once, and taken back at once", async () => {
  const page = await visit.page();
  await write(page, "One recieved. Two recieved. Three recieved. One definately.");
  await marked(page, "definately").waitFor();
  await page.getByText("4 suggestions").first().waitFor();
  await marked(page, "recieved").first().click();
  await page.getByRole("button", { name: "Accept all 3 like this" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["One received. Two received. Three received. One definately."]);
  await text(page).focus();
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["One recieved. Two recieved. Three recieved. One definately."]);
});

test("what is ignored, added and turned off stays so after a reload, and can be brought back", async () => {
  const page = await visit.page();
  await write(page, "We met zorblaxy, and we definately recieved and and it.");
  await marked(page, "and and").waitFor();
  await marked(page, "zorblaxy").click();
  await card(page, "zorblaxy").getByRole("button", { name: "Add to dictionary" }).click();
  await marked(page, "definately").click();
  await card(page, "definately").getByRole("button", { name: "Ignore here", exact: true }).click();
  await marked(page, "and and").click();
  await page
    .getByRole("button", { name: /^Turn off rule( \(|$)/ })
    .first()
    .click();
  const gone = async () => {
    await marked(page, "recieved").waitFor();
    for (const words of ["zorblaxy", "definately", "and and"]) {
      await marked(page, words).waitFor({ state: "detached" });
    }
  };
  await gone();
  await saved(page);
  await page.reload();
  await gone();
  await fromTextMenu(page, "Ignored and turned off");
  for (const name of [/Restore definately/, /Restore .*(twice|doubled|repeated)/i]) {
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }
  await page.keyboard.press("Escape");
  await marked(page, "definately").waitFor();
  await marked(page, "and and").waitFor();
});

deepTest(
  "a rule is silenced in one document, kept so, brought back in the same list; another text hears it",
  async () => {
    const page = await visit.page();
    await write(page, "We went and and came. We wrote the the text.");
    await marked(page, "and and").click();
    await chooseMore(page, "Turn off rule in this document");
    await marked(page, "and and").waitFor({ state: "detached" });
    await marked(page, "the the").waitFor({ state: "detached" });
    await saved(page);
    await page.reload();
    await text(page).getByText("We went and and came.").waitFor();
    await text(page).press("Control+End");
    await page.keyboard.type(" We recieved it.");
    await marked(page, "recieved").waitFor();
    await expect.poll(() => marked(page, "and and").count()).toBe(0);
    await fromTextMenu(page, "New document");
    await write(page, "He came and and went.");
    await marked(page, "and and").waitFor();
    await page.getByRole("status").getByRole("button", { name: "Undo" }).first().click();
    await marked(page, "recieved").waitFor();
    await expect.poll(() => marked(page, "and and").count()).toBe(0);
    await fromTextMenu(page, "Ignored and turned off");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Restore .*(twice|doubled|repeated)/i })
      .click();
    await page.keyboard.press("Escape");
    await marked(page, "the the").waitFor();
  },
);

deepTest("an ignored remark stays away when its sentence is edited, and Undo brings it back", async () => {
  const page = await visit.page();
  await write(page, "We definately went.");
  await marked(page, "definately").click();
  await card(page, "definately").getByRole("button", { name: "Ignore here", exact: true }).click();
  await marked(page, "definately").waitFor({ state: "detached" });
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Yesterday recieved. ");
  await expect.poll(() => paragraphs(page)).toEqual(["Yesterday recieved. We definately went."]);
  await marked(page, "recieved").waitFor();
  await expect.poll(() => marked(page, "definately").count()).toBe(0);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await marked(page, "definately").waitFor();
});

test("the key and the button of undo take back what was done last, in the text or beside it", async () => {
  const page = await visit.page();
  // Only the whole editor can undo what is written.
  await page.getByText("Checked on this device").waitFor();
  await write(page, "We definately went.");
  const ignore = async () => {
    await marked(page, "definately").waitFor();
    await text(page).press("Control+Home");
    await page.keyboard.press("F8");
    await card(page, "definately").getByRole("button", { name: "Ignore here", exact: true }).click();
    await marked(page, "definately").waitFor({ state: "detached" });
    await page.getByRole("status").getByRole("button", { name: "Undo" }).waitFor();
  };
  await ignore();
  await page.keyboard.press("Control+z");
  await marked(page, "definately").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["We definately went."]);
  await ignore();
  await page.getByRole("toolbar").getByRole("button", { name: "Undo" }).click();
  await marked(page, "definately").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["We definately went."]);
  await ignore();
  await text(page).press("Control+End");
  await page.keyboard.type(" So.");
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["We definately went."]);
  await expect.poll(() => marked(page, "definately").count()).toBe(0);
});

deepTest("help shows the rule and its examples, and leads to its page", async () => {
  const page = await visit.page();
  await write(page, "She ate a apple.");
  await page.locator(".text .mark").first().click();
  await page.getByRole("button", { name: "Learn more" }).first().click();
  const help = page.getByRole("dialog");
  await help.getByText("Instead of").first().waitFor();
  const address = await help.getByRole("link", { name: "Open the rule’s page" }).getAttribute("href");
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.goto(address ?? "");
  await page.getByRole("heading", { level: 1, name: "“A” or “an”" }).waitFor();
  await page.getByText('{"disabled":["grammar/a-or-an"]}').waitFor();
  await page.getByRole("link", { name: "All rules" }).click();
  await page.getByLabel("Search rules").fill("apostrophe");
  await page
    .getByRole("status")
    .getByText(/^\d+ rules$/)
    .waitFor();
  await page.getByRole("link", { name: "“A” or “an”" }).waitFor({ state: "detached" });
});

test("screen readers hear the remark that opens and how many there are", async () => {
  const page = await visit.page();
  await write(page, "We definately went.");
  await marked(page, "definately").click();
  await page.locator("[aria-live=polite]", { hasText: "Spelling, “definately”." }).waitFor({ state: "attached" });
  await page.getByRole("heading", { name: "1 suggestion" }).waitFor();
});

test("on a small screen the remarks are a sheet at the bottom that follows the caret", async () => {
  const page = await visit.page({ width: 390, height: 844 });
  await write(page, "We definately recieved it.");
  await marked(page, "recieved").click();
  const sheet = page.getByRole("complementary", { name: "Side panel" });
  await sheet.getByRole("button", { name: "received", exact: true }).waitFor();
  const [line, box] = [await marked(page, "recieved").boundingBox(), await sheet.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await sheet.getByRole("button", { name: "received", exact: true }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["We definately received it."]);
  await sheet.getByRole("button", { name: "Show panel" }).click();
  await sheet.getByRole("button", { name: /definately received/ }).waitFor();
});
