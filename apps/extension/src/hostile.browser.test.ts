import { testUnless, tier } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { wholeChromium as path, whyNoChromium } from "./testing/chromium.ts";
import { type FreshChromium, freshChromium } from "./testing/fresh-chromium.ts";
import { hostile, knocks, says } from "./testing/hostile.ts";
import { shownAs } from "./testing/in-shadow.ts";

const field = "<textarea rows=6 cols=60></textarea>";
let browser: FreshChromium["browser"];
let web: FreshChromium["web"];

// Without a Chromium that takes extensions there is nothing to install it into.
const inChromium = testUnless(whyNoChromium);

beforeAll(async () => {
  if (!path) return;
  ({ browser, web } = await freshChromium(path));
  await signedIn();
});

/** Somebody with a key, whose teams have a word and a rule of their own. */
async function signedIn(): Promise<void> {
  web.answer = ({ url }) => {
    if (url !== "http://words.example/api/v1/rules") return undefined;
    const rule = { id: "1", match: "whilst", replace: "while", message: "We write “while”." };
    const lists = { words: ["zorbix"], ignores: [], disabled: [], rules: [rule], terms: [], templates: [] };
    return { status: 200, json: { Version: "1", Settings: lists } };
  };
  const menu = await browser.context.newPage();
  await menu.goto(`chrome-extension://${browser.id}/src/popup/popup.html`);
  await menu.getByLabel("Server URL").fill("http://words.example");
  await menu.getByLabel("API key", { exact: true }).fill("hs_secret_key");
  await menu.getByRole("button", { name: "Log in" }).click();
  await menu.getByText("Team rules come from http://words.example.").waitFor();
  await menu.close();
}

/** A page of somebody’s with this in it. */
async function open(address: string, body: string): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(web.page(address, body));
  return page;
}

const area = (page: Page) => page.locator("textarea").first();
const drawnCount = (page: Page) => page.evaluate(() => document.documentElement.childElementCount);
/** What the browser underlines, as far as a page may ask it. */
const underlined = (page: Page) =>
  page.evaluate(() => [...CSS.highlights.values()].flatMap((highlight) => [...highlight].map(String)));

inChromium("a hostile page learns no key, no word of the dictionary, and nothing of another frame", async () => {
  const inner = web.page("http://frame.evil.test/", '<textarea id="inner"></textarea>');
  const page = await open("http://evil.test/", `${field}<iframe src="${inner}"></iframe>`);
  await page.evaluate(hostile);
  await area(page).click();
  await page.keyboard.type("This is definately mine.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await page.frameLocator("iframe").locator("#inner").click();
  await page.keyboard.type("We recieved the zorbix of quokkaville.");
  await area(page).click();
  const told = await page.evaluate(knocks, `chrome-extension://${browser.id}`);
  expect(told).toEqual({ read: [false, false, false, false, false], runtime: "undefined", shadow: null });
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard.join("\n")).not.toMatch(/hs_secret|words\.example|quokka|zorbix|recieved|what/);
  await expect.poll(() => area(page).inputValue()).toBe("This is definately mine.");
});

inChromium("what a page only says that somebody did starts nothing and changes nothing", async () => {
  const page = await open("http://spoof.test/", `${field}<div id="rich" contenteditable>We recieved it.</div>`);
  await page.evaluate(() => {
    const area = document.querySelector("textarea") as HTMLTextAreaElement;
    area.value = "We recieved it.";
  });
  await page.evaluate(says);
  // A tab beside it shows that the extension is awake.
  const other = await open("http://awake.test/", field);
  await area(other).click();
  await other.keyboard.type("We recieved it.");
  await expect.poll(() => shownAs(other, "badge")).toEqual(["1"]);
  expect(await drawnCount(page)).toBe(2);
  await page.bringToFront();
  await area(page).click();
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await page.evaluate(() => {
    const overlay = document.documentElement.lastElementChild as HTMLElement;
    const { innerWidth, innerHeight } = window;
    for (let left = 0; left < innerWidth; left += 10)
      for (let top = 0; top < innerHeight; top += 10)
        if (document.elementFromPoint(left, top) === overlay) overlay.click();
    for (const key of ["Enter", "Escape", "Tab"])
      overlay.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  });
  expect(await shownAs(page, "suggestion")).toEqual([]);
  await expect.poll(() => area(page).inputValue()).toBe("We recieved it.");
});

inChromium("a page that nobody has touched cannot find out which words are known here", async () => {
  const text = '<div contenteditable="true">We recieved the zorbix of them and it was good.</div>';
  // The page’s own script, as whatever a test runs counts as a touch.
  const page = await open("http://drive-by.test/", `${text}<script>document.querySelector("div").focus()</script>`);
  const other = await open("http://awake.test/", field);
  await area(other).click();
  await other.keyboard.type("We recieved it.");
  await expect.poll(() => shownAs(other, "badge")).toEqual(["1"]);
  expect(await underlined(page)).toEqual([]);
  await page.bringToFront();
  await page.keyboard.type("x");
  await expect.poll(() => underlined(page)).toContain("recieved");
});

inChromium("the site of a bank is not read in a frame of another page, nor another page in a frame of it", async () => {
  const bank = web.page("http://secure.chase.com/frame", '<textarea id="inner"></textarea>');
  const page = await open("http://around.test/", `${field}<iframe src="${bank}"></iframe>`);
  await page.frameLocator("iframe").locator("#inner").click();
  await page.keyboard.type("We recieved money.");
  await area(page).click();
  await page.keyboard.type("We recieved it.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  const inner = page.frames()[1];
  expect(await inner?.evaluate(() => document.documentElement.childElementCount)).toBe(2);
  const foreign = web.page("http://inside.test/", '<textarea id="inner"></textarea>');
  const around = await open("http://secure.chase.com/around", `<iframe src="${foreign}"></iframe>`);
  await around.frameLocator("iframe").locator("#inner").click();
  await around.keyboard.type("We recieved money.");
  await page.bringToFront();
  await area(page).click();
  await page.keyboard.type(" We recieved more.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
  expect(await around.frames()[1]?.evaluate(() => document.documentElement.childElementCount)).toBe(2);
});

inChromium("a huge text, of one word or of many lines, leaves the page and every other text as they were", async () => {
  const page = await open(
    "http://huge.test/",
    `<div id="huge" contenteditable style="height: 90px; overflow: auto"></div>${field}`,
  );
  const texts = ["\u0301\u200d🙂".repeat(20_000), "a".repeat(399_000), "<b>x</b> ".repeat(6_000)];
  for (const text of tier === "deep" ? texts : texts.slice(0, 1)) {
    await page.locator("#huge").evaluate((element, text) => {
      element.innerHTML = text;
    }, text);
    await page.locator("#huge").click();
    await page.keyboard.type("x");
    await area(page).fill("");
    await area(page).click();
    await page.keyboard.type("We recieved it.");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  }
});

inChromium("no request has ever carried a word of what was written, nor the key but to its server", () => {
  const everything = web.sent.map(({ url, body, headers }) => `${url}\n${body}\n${headers}`).join("\n");
  expect(everything).not.toMatch(/definately|recieved|quokka|zorbix|whilst/i);
  const elsewhere = web.sent.filter(({ url }) => !url.startsWith("http://words.example/"));
  expect(JSON.stringify(elsewhere)).not.toContain("hs_secret_key");
  expect(elsewhere.length).toBeGreaterThan(5);
});
