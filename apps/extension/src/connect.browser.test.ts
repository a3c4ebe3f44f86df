import { testUnless } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { startTestServer, type TestServer } from "../../server/src/testing/test-server.ts";
import { signedUp, type Visitor } from "../../server/src/testing/visitor.ts";
import { builtPage } from "../../web/src/testing/serve-page.ts";
import { wholeChromium as path, whyNoChromium } from "./testing/chromium.ts";
import { type FreshChromium, freshChromium } from "./testing/fresh-chromium.ts";
import { press, shownAs } from "./testing/in-shadow.ts";

let browser: FreshChromium["browser"];
let web: FreshChromium["web"];
let server: TestServer;
let person: Visitor;

// Without a Chromium that takes extensions there is nothing to install it into.
const inChromium = testUnless(whyNoChromium);

beforeAll(async () => {
  if (!path) return;
  server = await startTestServer({ webFolder: builtPage });
  ({ browser, web } = await freshChromium(path));
  web.server = server.url;
  person = await signedUp(server);
  await person.post("/api/styleguide", [{ Name: "Ours" }]);
  const { body: guides } = await person.get<{ Id: number }[]>("/api/styleguide");
  await person.post("/api/styleguide/items", [{ StyleGuideId: guides[0]?.Id, Match: "whilst", Replace: "while" }]);
  const [name = "", value = ""] = person.cookie().split("=");
  await browser.context.addCookies([{ name, value, url: server.url }]);
});
afterAll(() => server?.close());

// A test that failed while somebody was signed in must not make the next one fail, nor its own second try.
afterEach(async () => {
  if (!path) return;
  const menu = await popUp();
  await menu.getByRole("heading", { name: "Account" }).waitFor();
  const signOut = menu.getByRole("button", { name: "Log out" });
  if (await signOut.isVisible()) await signOut.click();
  await menu.getByRole("button", { name: "Connect" }).waitFor();
  await menu.close();
});

async function popUp(): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`chrome-extension://${browser.id}/src/popup/popup.html`);
  return page;
}

/** Asks by the pop-up; answers the page of the server on which that is decided. */
async function asked(menu: Page): Promise<Page> {
  await menu.getByLabel("Server URL").fill(server.url);
  const [page] = await Promise.all([
    browser.context.waitForEvent("page"),
    menu.getByRole("button", { name: "Connect" }).click(),
  ]);
  await page.getByRole("heading", { name: "Connect the extension in Chrome?" }).waitFor();
  return page;
}

/** Asks, and presses a button on the page, which the browser closes with the answer, perhaps before it tells of the click. */
async function decided(menu: Page, name: "Allow" | "Deny"): Promise<void> {
  const button = (await asked(menu)).getByRole("button", { name, exact: true });
  await button.click().catch(() => undefined);
}

const takings = () => web.sent.filter(({ url }) => url === `${server.url}/api/v1/connections/key`);
const keys = async () => (await person.get<{ Name: string }[]>("/api/v1/tokens")).body.map(({ Name }) => Name);

inChromium(
  "an answer that is not to what the extension has asked is no answer, and what is refused is said",
  async () => {
    const menu = await popUp();
    const page = await asked(menu);
    await page.evaluate((id) => {
      location.assign(`https://${id}.chromiumapp.org/?code=hc_${"x".repeat(32)}&state=${"s".repeat(43)}`);
    }, browser.id);
    await menu.getByText("The request was denied.").waitFor();
    await menu.reload();
    await decided(menu, "Deny");
    await menu.getByText("The request was denied.").waitFor();
    expect([takings(), await keys()]).toEqual([[], []]);
    await menu.close();
  },
);

inChromium("what somebody allows on a page of their server is a key of this browser, until it signs out", async () => {
  const menu = await popUp();
  await decided(menu, "Allow");
  await menu.getByText(`Team rules come from ${server.url}.`).waitFor();
  expect(await keys()).toEqual([expect.stringMatching(/^Chrome extension, Chrome \d+, Linux$/)]);
  await menu.getByText("Connect to your server: codes and numbers, none of your text").waitFor();
  const page = await browser.context.newPage();
  await page.goto(web.page("http://notes.test/", "<textarea></textarea>"));
  await page.locator("textarea").click();
  await page.keyboard.type("We rested whilst they slept.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await press(page, "1");
  await expect.poll(() => shownAs(page, "suggestion")).toEqual(["while"]);
  await page.goto(web.page("http://words.test/", "<textarea></textarea>"));
  await page.locator("textarea").click();
  await page.keyboard.type("The zyntharil came.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await press(page, "1");
  await expect.poll(() => shownAs(page, "card-actions")).not.toEqual([]);
  await press(page, "Add to dictionary");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["0"]);
  const words = await person.get<{ word: string }[]>("/api/ignorepatterns/me/all");
  expect(words.body.map(({ word }) => word)).toEqual(["zyntharil"]);
  expect(takings()).toHaveLength(1);
  await menu.bringToFront();
  await menu.getByRole("button", { name: "Log out" }).click();
  await expect.poll(keys).toEqual([]);
  await menu.close();
});

inChromium(
  "the server checks only when somebody has chosen that, who is told what is sent; else no word goes out",
  async () => {
    const texts = () => web.sent.filter(({ url }) => url === `${server.url}/api/v1/check`).map(({ body }) => body);
    const menu = await popUp();
    await expect.poll(() => menu.getByLabel("Where text is checked").count()).toBe(0);
    await decided(menu, "Allow");
    await menu.getByText("Your text stays on this device.").waitFor();
    expect(texts()).toEqual([]);
    await menu.getByLabel("Where text is checked").selectOption("On your server");
    await menu.getByText(`While you write, your text is sent to ${server.url}`).waitFor();
    const page = await browser.context.newPage();
    await page.goto(web.page("http://there.test/", '<textarea rows="5"></textarea>'));
    await page.locator("textarea").click();
    await page.keyboard.type("A line that is right.\nWe recieved it whilst they slept.");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
    await press(page, "2");
    await expect.poll(() => shownAs(page, "suggestion")).toContain("received");
    await press(page, "received");
    await expect.poll(() => page.locator("textarea").inputValue()).toContain("We received it");
    // As it was; the corrected one may have gone, too, by now.
    expect(texts().join()).toContain("We recieved it whilst they slept.");
    expect(texts().length).toBeLessThan(20);
    await menu.reload();
    await menu
      .getByText(/^Your text: sent /)
      .first()
      .waitFor();
    await menu.getByLabel("Where text is checked").selectOption("On this device");
    const before = texts().length;
    await page.bringToFront();
    await page.locator("textarea").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" It is definately so.");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
    await menu.bringToFront();
    await menu.getByLabel("Where text is checked").selectOption("On your server");
    await menu.getByRole("button", { name: "Log out" }).click();
    await menu.getByText("You’re not logged in. Everything is checked on this device.").waitFor();
    await decided(menu, "Allow");
    await expect.poll(() => menu.getByLabel("Where text is checked").inputValue()).toBe("here");
    await page.bringToFront();
    await page.keyboard.type(" We recieved more.");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["3"]);
    // What was on its way when the server was chosen once more may have gone, the words written since have not.
    expect(texts().slice(before).join()).not.toContain("We recieved more");
    expect(texts().slice(0, before).join()).not.toContain("definately");
  },
);

inChromium("neither key nor code was ever in an address that went out", () => {
  const addresses = web.sent.map(({ url }) => url).join("\n");
  expect(addresses).not.toMatch(/hs_|hc_/);
});
