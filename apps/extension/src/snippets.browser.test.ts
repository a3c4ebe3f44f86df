import { testUnless } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { wholeChromium as path, whyNoChromium } from "./testing/chromium.ts";
import { type FreshChromium, freshChromium } from "./testing/fresh-chromium.ts";
import { shownAs } from "./testing/in-shadow.ts";
import type { SentRequest, Web } from "./testing/web.ts";

let browser: FreshChromium["browser"];
let web: FreshChromium["web"];

// Without a Chromium that takes extensions there is nothing to install it into.
const inChromium = testUnless(whyNoChromium);

beforeAll(async () => {
  if (!path) return;
  ({ browser, web } = await freshChromium(path));
  web.answer = answered;
});

const kept: { readonly Id: number; readonly Name: string; readonly Text: string }[] = [
  { Id: 7, Name: "Greeting", Text: "Dear {{field:Name=reader}},\nyours {{snippet:Name}}" },
  { Id: 8, Name: "Name", Text: "Zoe" },
];

/** A server that knows one key, two snippets and no folder. */
function answered({ url, method, headers, body }: SentRequest): ReturnType<Web["answer"]> {
  if (!url.startsWith("http://words.example/api/")) return undefined;
  if (!headers.includes("Bearer hs_secret_key")) return { status: 401, json: {} };
  const lists = { words: [], ignores: [], disabled: [], rules: [], terms: [], templates: [] };
  const { pathname } = new URL(url);
  if (pathname === "/api/v1/rules") return { status: 200, json: { Version: "1", Settings: lists } };
  if (method === "POST" && pathname === "/api/snippetfolder") return { status: 200, json: [{ Id: 3, CanEdit: true }] };
  if (pathname === "/api/captureeditactionextended") return { status: 200, json: {} };
  if (method === "POST") kept.push(...JSON.parse(body).map((row: object) => ({ Id: 9, ...row })));
  return { status: 200, json: pathname.endsWith("/items") ? kept : [] };
}

async function popUp(): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`chrome-extension://${browser.id}/src/popup/popup.html`);
  return page;
}

/** Chooses from the menu of selected words, which is the browser’s own and out of reach. */
async function choose(menuItemId: string, selectionText: string): Promise<void> {
  await browser.context
    .serviceWorkers()
    .at(-1)
    ?.evaluate(
      async (clicked) => {
        const event: unknown = chrome.contextMenus.onClicked;
        const [tab] = await chrome.tabs.query({ active: true });
        (event as { dispatch: (clicked: object, tab?: object) => void }).dispatch(clicked, tab);
      },
      { menuItemId, selectionText },
    );
}

/** Presses one of the extension’s keys, which belong to the browser and are out of reach: it is told as the browser tells. */
async function command(name: string): Promise<void> {
  await browser.context
    .serviceWorkers()
    .at(-1)
    ?.evaluate((pressed) => {
      const event: unknown = chrome.commands.onCommand;
      (event as { dispatch: (name: string) => void }).dispatch(pressed);
    }, name);
}

inChromium("private windows are not checked before somebody says so in the browser", async () => {
  const menu = await popUp();
  expect(await menu.evaluate(() => chrome.extension.isAllowedIncognitoAccess())).toBe(false);
  await menu.close();
});

inChromium("on chosen sites only: nothing is checked before a site is switched on", async () => {
  const menu = await popUp();
  await menu.getByLabel("Sites to check").selectOption("Only sites you turn on");
  const page = await browser.context.newPage();
  await page.goto(web.page("http://chosen.test/", "<textarea></textarea>"));
  await page.locator("textarea").click();
  await page.keyboard.type("We recieved it.");
  await menu.reload();
  const site = menu.getByRole("switch", { name: "Check on chosen.test" });
  await expect.poll(() => site.isChecked()).toBe(false);
  expect(await shownAs(page, "badge")).toEqual([]);
  await site.click();
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await menu.getByLabel("Sites to check").selectOption("All sites except those you turn off");
  await menu.close();
});

inChromium("a snippet of the account is written where somebody has just written, as one step of undo", async () => {
  const page = await browser.context.newPage();
  await page.goto(web.page("http://letter.test/", "<textarea rows=5></textarea><div contenteditable>Rich:</div>"));
  const area = page.locator("textarea");
  await area.click();
  await page.keyboard.type("Hello. ");
  const menu = await popUp();
  await menu.getByLabel("Server URL").fill("http://words.example");
  await menu.getByLabel("API key", { exact: true }).fill("hs_secret_key");
  await menu.getByRole("button", { name: "Log in" }).click();
  await menu.getByRole("button", { name: "Greeting" }).click();
  await menu.getByText("Inserted.").waitFor();
  await expect.poll(() => area.inputValue()).toBe("Hello. Dear reader,\nyours Zoe");
  await page.bringToFront();
  await page.keyboard.press("Control+Z");
  await expect.poll(() => area.inputValue()).toBe("Hello. ");
  await page.locator("div").click();
  await page.keyboard.press("End");
  await menu.getByRole("button", { name: "Name", exact: true }).click();
  await expect.poll(() => page.locator("div").innerText()).toBe("Rich:Zoe");
  await area.evaluate((element) => element.blur());
  await menu.close();
  await page.close();
});

inChromium("what is done with a remark is counted by the server of the account, without a word of it", async () => {
  const page = await browser.context.newPage();
  await page.goto(web.page("http://counted.test/", "<textarea></textarea>"));
  const area = page.locator("textarea");
  await area.click();
  await page.keyboard.type("We recieved it.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await command("next-remark");
  await command("accept");
  await expect.poll(() => area.inputValue()).toBe("We received it.");
  const counted = () => web.sent.filter(({ url }) => url.endsWith("/api/captureeditactionextended"));
  await expect.poll(() => counted().map(({ body }) => JSON.parse(body)[0].Action)).toEqual([5, 2]);
  const [, accepted] = counted();
  expect(JSON.parse(accepted?.body ?? "")).toEqual([
    { Action: 2, Source: 1, Category: "grammarspelling", RuleId: "spelling/unknown-word", SuggestionIndex: 0 },
  ]);
  // Chrome's number.
  expect(JSON.parse(accepted?.headers ?? "")).toMatchObject({ clientapp: "4" });
  const menu = await popUp();
  await menu.getByText("Actions on suggestions: codes and numbers, none of your text").first().waitFor();
  await menu.close();
  await page.close();
});

inChromium("words that are selected are kept as a snippet, and the pop-up says that they were sent", async () => {
  const page = await browser.context.newPage();
  await page.goto(web.page("http://read.test/", "<p>A sentence to keep.</p>"));
  await choose("capture", " A sentence to keep. ");
  await expect.poll(() => kept.at(-1)?.Text).toBe("A sentence to keep.");
  const menu = await popUp();
  await menu.getByText(/Save a snippet: 8\d characters sent at your request/).waitFor();
  await menu.getByRole("button", { name: "A sentence to keep." }).waitFor();
  await menu.close();
});

inChromium("a word is looked up in the word explorer of the server", async () => {
  web.page("http://words.example/word-explorer/quick", "<h1>Quick</h1>");
  const [looked] = await Promise.all([browser.context.waitForEvent("page"), choose("look-up", " Quick ")]);
  await expect.poll(() => looked.url()).toBe("http://words.example/word-explorer/quick");
});

inChromium("nothing that stands on the site of a bank is kept", async () => {
  const before = kept.length;
  const page = await browser.context.newPage();
  await page.goto(web.page("http://secure.chase.com/", "<p>A number.</p>"));
  await choose("capture", "A number.");
  await page.goto(web.page("http://read.test/", "<p>Another.</p>"));
  await choose("capture", "Another.");
  await expect.poll(() => kept.at(-1)?.Text).toBe("Another.");
  expect(kept.length).toBe(before + 1);
});
