import { testUnless } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { wholeChromium as path, whyNoChromium } from "./testing/chromium.ts";
import { type FreshChromium, freshChromium } from "./testing/fresh-chromium.ts";

// Without a Chromium that takes extensions there is nothing to install it into.
const inChromium = testUnless(whyNoChromium);

/** Opens the pop-up as a page of its own, runs something there, and closes it. */
async function inPopUp<Answer>({ browser }: FreshChromium, run: (menu: Page) => Promise<Answer>): Promise<Answer> {
  const menu = await browser.context.newPage();
  await menu.goto(`chrome-extension://${browser.id}/src/popup/popup.html`);
  const answer = await run(menu);
  await menu.close();
  return answer;
}

const where = (menu: Page) => menu.getByLabel("Sites to check");

inChromium("a file of tests finds nothing of what the one before has done", async () => {
  const before = await freshChromium(path ?? "");
  const { web } = before;
  const page = await before.browser.context.newPage();
  const address = web.page("http://left.test/", "<p>Left.</p>");
  await page.goto(address);
  await page.context().addCookies([{ name: "left", value: "1", url: address }]);
  await page.evaluate(() => localStorage.setItem("left", "1"));
  web.answer = ({ url }) => (url.endsWith("/answered") ? { status: 200, json: {} } : undefined);
  await inPopUp(before, async (menu) => {
    await where(menu).selectOption("Only sites you turn on");
    await menu.evaluate(async () => {
      chrome.contextMenus.create({ id: "left", title: "Left", contexts: ["selection"] });
      await chrome.action.setBadgeText({ text: "!" });
      await chrome.offscreen.createDocument({
        url: "src/engine/offscreen.html",
        reasons: ["WORKERS"],
        justification: "It is left open.",
      });
    });
  });

  const after = await freshChromium(path ?? "");
  const { context } = after.browser;
  expect(after.web.sent).toEqual([]);
  expect(context.pages().map((each) => each.url())).toEqual(["about:blank"]);
  expect(await context.cookies()).toEqual([]);
  const found = await inPopUp(after, async (menu) => ({
    where: await where(menu).locator("option:checked").innerText(),
    ...(await menu.evaluate(async () => ({
      badge: await chrome.action.getBadgeText({}),
      hasEngine: await chrome.offscreen.hasDocument(),
      // Fails for a menu that is not there.
      hasMenu: await chrome.contextMenus.update("left", {}).then(
        () => true,
        () => false,
      ),
    }))),
  }));
  expect(found).toEqual({ where: "All sites except those you turn off", badge: "", hasEngine: false, hasMenu: false });
  expect(after.web.pages.size).toBe(0);
  const again = await context.newPage();
  await again.goto(after.web.page(address, "<p>Anew.</p>"));
  expect(await again.evaluate(() => localStorage.getItem("left"))).toBeNull();
  expect(await again.evaluate(async () => (await fetch("/answered")).status)).toBe(404);
});
