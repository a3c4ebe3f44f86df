import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { signedUp } from "../../server/src/testing/visitor.ts";
import { complaints } from "../../web/src/testing/complaints.ts";
import { sharedProduct } from "../../web/src/testing/shared-product.ts";
import { openSite } from "./testing/site.ts";

const product = await sharedProduct();
const site = await openSite(product.server.url);
afterAll(() => site.close());

/** What a page asks of our script, and what a test asks of the page. */
interface PageGlobals {
  readonly BeyondGrammar: { GrammarChecker: new (element: Element, service: object, settings?: object) => Checker };
  readonly host: { model(): string; saved(): string };
  readonly begin: (service: object) => Promise<void>;
  checkers: Checker[];
}
interface Checker {
  onConnectionChange?: (status: string) => void;
  init(): Promise<void>;
  activate(): void;
  deactivate(): void;
  setSettings(settings: object): void;
  getCurrentErrorCount(): number;
  getVersionedApplicationName(): string;
}
declare const window: Window & PageGlobals;

/** A page of the site, with what it has sent to our server. */
async function opened(path: Parameters<typeof site.address>[0], look: { dark?: "dark"; width?: number } = {}) {
  const owner = await signedUp(product.server);
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "site", Scopes: ["page"] });
  const context = await product.browser(undefined, { width: look.width ?? 900, height: 700 });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`);
  });
  await page.goto(site.address(path, look.dark));
  return { page, sent, owner, service: { serviceUrl: `${product.server.url}/api/v1`, apiKey: body.Token } };
}

const card = (page: Page, name: string) => page.getByRole("dialog", { name });
const press = (page: Page, name: string, button: string) =>
  card(page, name).getByRole("button", { name: button, exact: true }).click();
const counts = (page: Page) => page.evaluate(() => window.checkers.map((checker) => checker.getCurrentErrorCount()));
const deactivate = (page: Page, index: number) => page.evaluate((at) => window.checkers[at]?.deactivate(), index);
/** How many elements the page has beside its head and body. */
const drawn = (page: Page) => page.evaluate(() => document.documentElement.children.length - 2);

deepTest("an editor whose wrapper brings marks of its own is checked as its plug-in asks for it", async () => {
  const { page, sent, service } = await opened("prosemirror");
  await page.evaluate((given) => window.begin(given), service);
  const mark = (word: string) => page.locator("span.pwa-mark.pwa-mark-done", { hasText: word });
  await mark("teh").waitFor();
  await expect.poll(() => mark("teh").getAttribute("data-pwa-category")).toBe("spelling");
  await mark("teh").hover();
  await press(page, "Spelling: teh", "the");
  await page.getByText("We saw the happy boat.").waitFor();
  await page.keyboard.press("F8");
  await card(page, "Spelling: zyntharil").waitFor();
  expect(await complaints(page)).toEqual([]);
  await press(page, "Spelling: zyntharil", "Ignore");
  await page.locator("span.pwa-mark-ignored", { hasText: "zyntharil" }).waitFor();
  await mark("qorvexil").hover();
  await press(page, "Spelling: qorvexil", "Add to dictionary");
  await expect.poll(() => mark("qorvexil").count()).toBe(0);
  await expect.poll(() => sent.at(-1)).toContain('"words":["qorvexil"]');
  await page.getByText("happy").dblclick({ position: await middleOf(page, "happy") });
  await card(page, "Synonyms for “happy”").getByRole("button").first().click();
  await expect.poll(() => page.getByText("We saw the happy boat.").count()).toBe(0);
  await deactivate(page, 0);
  await expect.poll(async () => [await page.locator(".pwa-mark").count(), await drawn(page)]).toEqual([0, 0]);
});

deepTest(
  "a field and an editor without a wrapper are checked by keys and clicks in the dark, and left as they were",
  async () => {
    const { page, sent, service } = await opened("quill", { dark: "dark" });
    await page.getByRole("textbox", { name: "Letter" }).fill("We saw teh boat.");
    const note = page.locator(".ql-editor");
    await note.fill("A happy dog saw zyntharil.");
    await page.evaluate(async (given) => {
      const settings = { languageFilter: null, languageIsoCode: null, checkerIsEnabled: true, heavyGrammar: true };
      window.checkers = [...document.querySelectorAll("textarea, .ql-editor")].map((element) => {
        const checker = new window.BeyondGrammar.GrammarChecker(element, { ...given, wrapperOptions: {} });
        checker.setSettings(settings);
        return checker;
      });
      await Promise.all(window.checkers.map((checker) => checker.init()));
    }, service);
    const before = await page.evaluate(() => window.host.saved());
    expect(sent).toEqual([]);
    await page.evaluate(() => window.checkers.forEach((checker) => void checker.activate()));
    await expect.poll(() => counts(page)).toEqual([1, 1]);
    expect(await page.evaluate(() => window.host.saved())).toBe(before);
    const letter = page.getByRole("textbox", { name: "Letter" });
    await letter.press("F8");
    await card(page, "Spelling: teh").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => letter.inputValue()).toBe("We saw the boat.");
    await page.getByText("happy").dblclick({ position: await middleOf(page, "happy") });
    const words = card(page, "Synonyms for “happy”").getByRole("button");
    const chosen = await words.first().innerText();
    await words.first().click();
    await expect.poll(() => page.evaluate(() => window.host.model())).toBe(`A ${chosen} dog saw zyntharil.`);
    await note.press("F8");
    await card(page, "Spelling: zyntharil").waitFor();
    const ground = await card(page, "Spelling: zyntharil").evaluate((box) => getComputedStyle(box).backgroundColor);
    expect(ground).toBe("rgb(31, 32, 35)");
    await page.keyboard.press("Escape");
    // The caret has come back beside the word by now.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("F8");
    await press(page, "Spelling: zyntharil", "Add to dictionary");
    await expect.poll(() => counts(page)).toEqual([0, 0]);
    // The other editor is a clock: when its words have gone out, those of this one would have, too.
    await deactivate(page, 1);
    await page.keyboard.type(" Unheard.");
    await letter.press("End");
    await letter.pressSequentially(" Heard.");
    await expect.poll(() => sent.some((each) => each.includes(" Heard."))).toBe(true);
    expect(sent.some((each) => each.includes("Unheard"))).toBe(false);
    await deactivate(page, 0);
    expect(await drawn(page)).toBe(0);
  },
);

test("an editor in a frame is checked on a phone, and who is refused is told so", async () => {
  const { page, owner, service } = await opened("tinymce", { width: 390 });
  const body = page.frameLocator("iframe").locator("body");
  const begin = (given: object) =>
    page.evaluate(async (settings) => {
      const element = document.querySelector("iframe")?.contentDocument?.body as HTMLElement;
      const checker = new window.BeyondGrammar.GrammarChecker(element, settings);
      const told: string[] = [];
      checker.onConnectionChange = (status) => void told.push(status);
      window.checkers = [checker];
      Object.assign(window, { told });
      await checker.init();
      checker.activate();
    }, given);
  await body.fill("We saw teh boat.");
  const saved = await page.evaluate(() => window.host.saved());
  await begin({ ...service, apiKey: "hs_no" });
  const notice = page.getByRole("group", { name: "About checking" });
  await notice.getByText("doesn’t accept this page’s API key").waitFor();
  expect(await page.evaluate(() => (window as never as { told: string[] }).told)).toEqual(["disconnected"]);
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "hidden" });
  await deactivate(page, 0);
  const { body: read } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "other", Scopes: ["read"] });
  await begin({ ...service, apiKey: read.Token });
  await notice.getByText("doesn’t allow checking").waitFor();
  await deactivate(page, 0);
  await begin(service);
  await expect.poll(() => counts(page)).toEqual([1]);
  expect(await page.evaluate(() => window.host.saved())).toBe(saved);
  await body.press("F8");
  await card(page, "Spelling: teh").waitFor();
  expect((await complaints(page)).filter((each) => each.includes("plugin"))).toEqual([]);
  const box = await card(page, "Spelling: teh").boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await press(page, "Spelling: teh", "the");
  await expect.poll(() => page.evaluate(() => window.host.model())).toBe("We saw the boat.");
  await deactivate(page, 0);
  expect(await body.evaluate(({ ownerDocument }) => ownerDocument.documentElement.children.length)).toBe(2);
});

/** Where a word is drawn in the element that holds it. */
function middleOf(page: Page, word: string) {
  return page.getByText(word).evaluate((element, wanted) => {
    // A mark that is about to go may still stand in the sentence: its text is in several pieces then.
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode() as Text;
    while (!text.data.includes(wanted)) text = walker.nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(wanted));
    range.setEnd(text, text.data.indexOf(wanted) + wanted.length);
    const [words, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: words.x + words.width / 2 - around.x, y: words.y + words.height / 2 - around.y };
  }, word);
}

test("the script keeps within its size", () => {
  const file = fileURLToPath(new URL("../dist/bundle.js", import.meta.url));
  expect(statSync(file).size).toBeGreaterThan(10_000);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThan(40_000);
});
