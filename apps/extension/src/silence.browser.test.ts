import { testUnless, tier } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { wholeChromium as path, whyNoChromium } from "./testing/chromium.ts";
import { type FreshChromium, freshChromium } from "./testing/fresh-chromium.ts";
import { shownAs } from "./testing/in-shadow.ts";

let browser: FreshChromium["browser"];
let web: FreshChromium["web"];

// Without a Chromium that takes extensions there is nothing to install it into.
const inChromium = testUnless(whyNoChromium);

beforeAll(async () => {
  if (!path) return;
  ({ browser, web } = await freshChromium(path));
  const lists = { words: [], ignores: [], disabled: [], rules: [], terms: [], templates: [] };
  web.answer = ({ url }) => {
    if (url === "http://words.example/api/v1/rules") return { status: 200, json: { Version: "1", Settings: lists } };
    return url === "http://words.example/api/v1/check" ? { status: 200, json: { findings: [], rules: [] } } : undefined;
  };
});

/** The pop-up, as a page of its own. */
async function popUp(): Promise<Page> {
  const menu = await browser.context.newPage();
  await menu.goto(`chrome-extension://${browser.id}/src/popup/popup.html`);
  return menu;
}

async function logIn(menu: Page): Promise<void> {
  await menu.getByLabel("Server URL").fill("http://words.example");
  await menu.getByLabel("API key", { exact: true }).fill("hs_secret_key");
  await menu.getByRole("button", { name: "Log in" }).click();
  await menu.getByText("Team rules come from http://words.example.").waitFor();
}

/** A page of somebody’s with this in it. */
async function open(address: string, body: string): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(web.page(address, body));
  return page;
}

/** Whether the extension has drawn anything on a page. */
const isDrawnOn = (page: Page) => page.evaluate(() => document.documentElement.childElementCount > 2);

/** `foreign/silence.browser.test.ts` reads all of these in a page, so the gate tries every second one here. */
const secrets = [
  ["a password that is shown", '<input id="f" type="password"><button onclick="f.type=`text`">Show</button>'],
  ["a code that is sent once", '<input id="f" autocomplete="one-time-code">'],
  ["the number of a card", '<input id="f" autocomplete="cc-number">'],
  ["what its page does not want to be filled in", '<input id="f" autocomplete="off">'],
  ["a field that is labeled as a password", '<label>Passwort <textarea id="f"></textarea></label>'],
  ["what its page does not want to be checked", '<textarea id="f" spellcheck="false"></textarea>'],
] as const;

inChromium.each(secrets.filter((_, at) => tier === "deep" || at % 2 === 0))("%s is never read", async (_, body) => {
  const page = await open("http://secrets.test/", `${body}<textarea id="other"></textarea>`);
  const button = page.getByRole("button");
  if ((await button.count()) > 0) await button.click();
  await page.locator("#f").click();
  await page.keyboard.type("This is definately secret.");
  // The other field shows that the extension is awake.
  await page.locator("#other").click();
  await page.keyboard.type("We recieved it.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await page.locator("#f").click();
  await expect.poll(() => shownAs(page, "badge")).toEqual([]);
  await page.keyboard.type(" And definately so.");
  expect(await shownAs(page, "badge")).toEqual([]);
});

inChromium(
  "a field that its page does not want checked is checked when someone asks for it, until they stop",
  async () => {
    const silent = '<textarea id="f" spellcheck="false"></textarea><textarea id="other" spellcheck="false"></textarea>';
    const page = await open("http://silent.test/", silent);
    await page.locator("#f").click();
    await page.keyboard.type("This is definately quiet.");
    const menu = await popUp();
    await menu.getByText("This site has turned off spell checking in this field.").waitFor();
    expect(await isDrawnOn(page)).toBe(false);
    await menu.getByRole("button", { name: "Check here anyway" }).click();
    await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
    // It is remembered for all fields like this, by site.
    const again = await open("http://silent.test/again", silent);
    await again.locator("#other").click();
    await again.keyboard.type("We recieved it.");
    await expect.poll(() => shownAs(again, "badge")).toEqual(["1"]);
    await menu.reload();
    await menu.getByRole("button", { name: "Stop checking here" }).click();
    await expect.poll(() => isDrawnOn(again)).toBe(false);
    await expect.poll(() => isDrawnOn(page)).toBe(false);
    await menu.close();
  },
);

inChromium(
  "a field named after a secret is checked for itself alone when someone asks, and a password never",
  async () => {
    const page = await open(
      "http://named.test/",
      '<input id="f" placeholder="Secret Santa"><input id="g" placeholder="Secret handshake"><input id="p" type="password">',
    );
    await page.locator("#f").click();
    await page.keyboard.type("This is definately a gift.");
    const menu = await popUp();
    await menu.getByRole("button", { name: "Check here anyway" }).click();
    await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
    await page.locator("#g").click();
    await page.keyboard.type("This is definately secret.");
    await expect.poll(() => isDrawnOn(page)).toBe(false);
    await page.locator("#p").click();
    await menu.reload();
    await menu.getByText("These are never read.").waitFor();
    await expect.poll(() => menu.getByRole("button", { name: "Check here anyway" }).count()).toBe(0);
    await menu.close();
  },
);

const fields = [
  '<label for="f0">Password</label><input id="f0">',
  '<label>Passwort <input id="f1"></label>',
  '<div id="f2" contenteditable aria-label="Password">.</div>',
  '<textarea id="f3" placeholder="Secret recovery phrase"></textarea>',
  '<input id="f4" name="wachtwoord">',
  '<input id="f5" inputmode="numeric">',
  '<textarea id="f6" name="password_policy_description"></textarea>',
];

const checked = () => web.sent.filter(({ url }) => url.endsWith("/api/v1/check")).map(({ body }) => body);

inChromium(
  "what is labeled as secret is not sent to a server that someone has chosen, also when it is chosen late",
  async () => {
    const page = await open("http://wallet.test/", `${fields.join("<br>")}<textarea id="plain"></textarea>`);
    // On this device the text about passwords is read.
    await page.locator("#f6").click();
    await page.keyboard.type("We recieved marker6.");
    await expect.poll(() => shownAs(page, "badge")).not.toEqual([]);
    const menu = await popUp();
    await logIn(menu);
    await menu.getByLabel("Where text is checked").selectOption("On your server");
    await expect.poll(() => shownAs(page, "badge")).toEqual([]);
    await page.bringToFront();
    await page.keyboard.type(" More of marker6.");
    for (const [index] of fields.entries()) {
      await page.locator(`#f${index}`).click();
      await page.keyboard.type(`We recieved marker${index}.`);
    }
    await page.locator("#plain").click();
    await page.keyboard.type("We recieved the plain one.");
    await expect.poll(() => checked().join()).toContain("recieved the plain one");
    expect(checked().join()).not.toContain("marker");
    await menu.close();
  },
);
