import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks, isTooWide } from "../../testing/both-looks.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { docs as texts } from "../../texts/docs.ts";
import { extension } from "../../texts/extension.ts";
import { home } from "../../texts/home.ts";
import { office } from "../../texts/office.ts";
import { rules } from "../../texts/rules.ts";
import { shell } from "../../texts/shell.ts";

const product = await sharedProduct();

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const field = (page: Page) => page.getByRole("combobox", { name: texts.search });
const results = (page: Page) => page.getByRole("listbox", { name: texts.results }).getByRole("option");
const pathOf = (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};

test("the list leads to a page, the page to the next, and to a section of another", async () => {
  const page = await product.page("/docs");
  await page.getByRole("link", { name: "Command line" }).click();
  await title(page, "Command line");
  await page.getByRole("navigation", { name: texts.more }).getByRole("link", { name: "HTTP API" }).click();
  await title(page, "HTTP API");
  await page.getByRole("article").getByRole("link", { name: "operations" }).click();
  await title(page, "Operations");
  expect(pathOf(page)).toBe("/docs/operations#programs-that-support-languagetool");
  const top = () =>
    page.locator("#programs-that-support-languagetool").evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  await expect.poll(top).toBeGreaterThan(0);
  const current = page.getByRole("navigation", { name: texts.pages }).locator("[aria-current=page]");
  await expect.poll(() => current.allTextContents()).toEqual(["Operations"]);
  const list = page.getByRole("article").getByRole("list").last();
  await expect.poll(() => list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe("disc");
});

test("by keys alone: / searches, arrows choose, Enter opens the section, Escape starts over", async () => {
  const page = await product.page("/docs/office");
  await title(page, "Word, Outlook, Google Docs, and LibreOffice");
  await page.keyboard.press("/");
  await page.keyboard.type("backup");
  await results(page).first().waitFor();
  await expect.poll(() => results(page).first().textContent()).toMatch(/^BackupsOperations/);
  await expect.poll(() => results(page).first().locator("mark").first().textContent()).toMatch(/backup/i);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => results(page).nth(1).getAttribute("aria-selected")).toBe("true");
  const second = await results(page).nth(1).getAttribute("id");
  await expect.poll(() => field(page).getAttribute("aria-activedescendant")).toBe(second);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await title(page, "Operations");
  expect(pathOf(page)).toBe("/docs/operations#backups");
  await field(page).press("z");
  await page.keyboard.type("orblax");
  await page.getByText(texts.none("zorblax")).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => field(page).inputValue()).toBe("");
  await page.keyboard.type("webhooks");
  await results(page).filter({ hasText: "Webhooks" }).first().click();
  await expect.poll(() => pathOf(page)).toBe("/docs/operations#webhooks");
});

deepTest("code and links to headings are copied", async () => {
  const page = await product.page("/docs/operations");
  await title(page, "Operations");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: texts.copy }).first().click();
  await expect.poll(clipboard).toBe("npm start");
  await page.getByRole("link", { name: texts.linkTo("Monitoring") }).press("Enter");
  await expect.poll(clipboard).toMatch(/^http.*\/docs\/operations#monitoring$/);
  expect(pathOf(page)).toBe("/docs/operations#monitoring");
});

deepTest("the rules have their own screens, and unknown pages are not found", async () => {
  const page = await product.page("/docs");
  await page.getByRole("main").getByRole("link", { name: "Rules" }).click();
  await title(page, "Rules");
  await page.getByRole("link", { name: texts.title }).first().click();
  await title(page, texts.title);
  for (const nowhere of ["/docs/nowhere", "/docs/testing", "/docs/operations/more"]) {
    const answer = await page.goto(nowhere);
    expect(answer?.status()).toBe(404);
    await title(page, shell.notFound.title);
  }
  for (const nowhere of ["/rules/grammar", "/rules/grammar/nowhere"]) {
    const answer = await page.goto(nowhere);
    expect(answer?.status()).toBe(404);
    await title(page, rules.unknown);
  }
});

deepTest("screens that mention a guide lead to it", async () => {
  const page = await product.page("/");
  const guides = [
    ["/", home.server.guide, "Operations"],
    ["/office", office.guide, "Word, Outlook, Google Docs, and LibreOffice"],
    ["/extension", extension.guide, "Browser extension"],
    ["/rules/grammar/a-or-an", rules.commandGuide, "Command line"],
  ] as const;
  for (const [screen, link, name] of guides) {
    await page.goto(screen);
    await page.getByRole("link", { name: link }).click();
    await title(page, name);
  }
});

test("logged-in people read beside the sidebar, and the next page starts at its top", async () => {
  const { page } = await product.signedUp("/docs/agents");
  await title(page, "AI agents");
  await page.getByRole("navigation", { name: shell.nav.label }).getByRole("link", { name: shell.nav.docs }).waitFor();
  await page.getByRole("navigation", { name: texts.more }).getByRole("link", { name: texts.next }).press("Enter");
  await title(page, "Operations");
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(0);
  // A page that is loaded already takes the place of the other at once.
  await page.getByRole("navigation", { name: texts.more }).getByRole("link", { name: texts.previous }).press("Enter");
  await title(page, "AI agents");
  await expect.poll(scrolled).toBe(0);
});

deepTest(
  "the list, a long page, and a page below another are without a fault by day and night, at a desk and on a phone",
  async () => {
    const page = await product.page("/docs");
    await title(page, texts.title);
    await field(page).fill("server");
    await results(page).first().waitFor();
    expect(await faultsInBothLooks(page)).toEqual([]);
    for (const path of ["/docs/operations", "/docs/editors/vscode"]) {
      await page.goto(path);
      await page.getByRole("navigation", { name: texts.more }).waitFor();
      expect(await faultsInBothLooks(page)).toEqual([]);
    }
  },
);

test("on a phone, all pages and the headings open above the text", async () => {
  const page = await product.page("/docs/measurements", undefined, { width: 390, height: 844 });
  await title(page, "Measurements");
  expect(await isTooWide(page)).toBe(false);
  await page.getByText(texts.allPages).click();
  await page.getByRole("navigation", { name: texts.pages }).getByRole("link", { name: "Plugin" }).click();
  await title(page, "Plugin for your own website");
  await page.getByText(texts.onThisPage).first().click();
  await page.getByRole("navigation", { name: texts.onThisPage }).getByRole("link", { name: "The key" }).click();
  await expect.poll(() => pathOf(page)).toBe("/docs/plugin#the-key");
});

deepTest("on a phone, the next page follows to the last one, and none scrolls sideways", async () => {
  const page = await product.page("/docs/extension", undefined, { width: 390, height: 844 });
  const next = page.getByRole("navigation", { name: texts.more }).getByRole("link", { name: texts.next });
  const seen: string[] = [];
  for (;;) {
    await page.getByRole("navigation", { name: texts.more }).waitFor();
    seen.push(pathOf(page));
    expect([pathOf(page), await isTooWide(page)]).toEqual([pathOf(page), false]);
    if ((await next.count()) === 0) break;
    const before = page.url();
    await next.click();
    await page.waitForURL((url) => url.href !== before);
  }
  expect(seen.length).toBeGreaterThan(12);
  expect(seen.at(-1)).toBe("/docs/editors/zed");
});

deepTest("after one visit the pages are read and searched without a network", async () => {
  const page = await product.page("/docs", undefined, { isKept: true });
  await title(page, texts.title);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto("/docs/operations");
  await title(page, "Operations");
  await field(page).fill("telemetry proxy");
  await page.getByText(texts.none("telemetry proxy")).waitFor();
  await field(page).fill("proxy");
  await results(page).first().waitFor();
});
