import { testUnless } from "@housestyle/testing";
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
    return url === "http://words.example/api/v1/check" ? { status: 200, json: {} } : undefined;
  };
});

/** The pop-up of someone who is logged in. */
async function popUp(): Promise<Page> {
  const menu = await browser.context.newPage();
  await menu.goto(`chrome-extension://${browser.id}/src/popup/popup.html`);
  await menu.getByLabel("Address of the server").fill("http://words.example");
  await menu.getByLabel("Key", { exact: true }).fill("hs_secret_key");
  await menu.getByRole("button", { name: "Sign in" }).click();
  await menu.getByText("Your teams’ rules come from http://words.example.").waitFor();
  return menu;
}

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
    const page = await browser.context.newPage();
    await page.goto(web.page("http://wallet.test/", `${fields.join("<br>")}<textarea id="plain"></textarea>`));
    // On this device the text about passwords is read.
    await page.locator("#f6").click();
    await page.keyboard.type("We recieved marker6.");
    await expect.poll(() => shownAs(page, "badge")).not.toEqual([]);
    const menu = await popUp();
    await menu.getByLabel("Where it is checked").selectOption("On your server");
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
