import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

/** Stands in for the browser’s speech: a sentence ends when the test calls `finish`. */
const standIn = (voices: string) => `
  const spoken = [];
  let current;
  const voices = ${voices}.map((each) => ({ ...each, voiceURI: each.name }));
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance) {
      current = utterance;
      spoken.push([utterance.text, utterance.voice.name, utterance.rate].join("|"));
    },
    cancel() {
      const ended = current;
      current = undefined;
      ended?.onerror?.({ error: "canceled" });
    },
  });
  Object.defineProperty(globalThis, "speechSynthesis", { value: speech, configurable: true });
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  globalThis.spoken = spoken;
  globalThis.finish = () => { const ended = current; current = undefined; ended.onend(); };
`;
const three = `[
  { name: "Kate", lang: "en-GB", localService: true },
  { name: "Server", lang: "en-US", localService: false },
  { name: "Alex", lang: "en-US", localService: true },
]`;

async function opened(voices: string, words: string): Promise<Page> {
  const page = await visit.window({ width: 1440 });
  await page.addInitScript(standIn(voices));
  await visit.show(page, "editor");
  // A page that is there already has not run the script.
  await page.reload();
  await page.getByText("Checked on this device").waitFor();
  await write(page, words);
  await page.getByText("Saved on this device").waitFor();
  return page;
}

const spoken = (page: Page) => page.evaluate<string[]>("globalThis.spoken");
const finish = (page: Page) => page.evaluate("globalThis.finish()");
const marked = (page: Page) => text(page).locator(".reading-aloud").allTextContents();
const bar = (page: Page) => page.getByRole("region", { name: "Read aloud" });

test("the text is read sentence by sentence from the cursor, marked, paused, and stopped by key", async () => {
  const page = await opened(three, "One here. Two there.\nThree.");
  await text(page).press("Control+Home");
  await page.keyboard.press("F2");
  await expect.poll(() => spoken(page)).toEqual(["One here.|Alex|1"]);
  await expect.poll(() => marked(page)).toEqual(["One here."]);
  // Who writes meanwhile does not move the mark.
  await page.keyboard.type("Now: ");
  await expect.poll(() => marked(page)).toEqual(["One here."]);
  await finish(page);
  await expect.poll(() => marked(page)).toEqual(["Two there."]);
  await page.keyboard.press("F2");
  await bar(page).getByRole("button", { name: "Continue reading" }).waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
  await bar(page).getByRole("button", { name: "Continue reading" }).click();
  await expect.poll(() => spoken(page)).toHaveLength(3);
  await finish(page);
  await expect.poll(() => marked(page)).toEqual(["Three."]);
  await page.keyboard.press("Shift+F2");
  await bar(page).waitFor({ state: "detached" });
  await expect.poll(() => marked(page)).toEqual([]);
  await page.getByText("Reading stopped").waitFor({ state: "attached" });
  expect(await spoken(page)).toEqual(["One here.|Alex|1", "Two there.|Alex|1", "Two there.|Alex|1", "Three.|Alex|1"]);
});

deepTest("a selection is read alone, with the voice and speed that were chosen and are kept", async () => {
  const page = await opened(three, "One here. Two there.");
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await fromTextMenu(page, "Read aloud");
  await expect.poll(() => spoken(page)).toEqual(["One here.|Alex|1"]);
  const voices = () => bar(page).getByLabel("Voice").locator("option").allTextContents();
  // The variety of the text first, and none that would send it away.
  await expect.poll(voices).toEqual(["Alex", "Kate"]);
  await bar(page).getByLabel("Voice").selectOption("Kate");
  await bar(page).getByLabel("Speed").selectOption("1.5");
  await expect.poll(async () => (await spoken(page)).at(-1)).toBe("One here.|Kate|1.5");
  await finish(page);
  await bar(page).waitFor({ state: "detached" });
  await page.reload();
  await page.getByText("Checked on this device").waitFor();
  await page.keyboard.press("F1");
  await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").fill("read aloud");
  await page.keyboard.press("Enter");
  await expect.poll(() => spoken(page)).toEqual(["One here.|Kate|1.5"]);
});

deepTest("a browser without a voice on the device says so in the menu", async () => {
  const page = await opened(`[{ name: "Server", lang: "en-US", localService: false }]`, "One.");
  await openTextMenu(page);
  const menu = page.getByRole("dialog", { name: "File and settings" });
  await menu.getByText("Reading aloud isn’t available").waitFor();
  await expect.poll(() => menu.getByRole("button", { name: "Read aloud" }).count()).toBe(0);
});
