import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultLimits, readZip, writeZip } from "@housestyle/files";
import { testUnless } from "@housestyle/testing";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { chromiumFlags } from "../testing/chromium-flags.ts";
import { type ServedPage, servePage } from "../testing/serve-page.ts";
import { marked, text } from "../testing/visit.ts";

/** What installs pages is a whole Chromium; the shell without windows does not. */
const executablePath = process.env.HOUSESTYLE_WHOLE_CHROMIUM;
const inWholeChromium = testUnless(executablePath === undefined ? "there is no whole Chromium" : undefined);

let served: ServedPage;
let folder: string;
let browser: BrowserContext;
let protocol: CDPSession;
let app: string;

beforeAll(async () => {
  if (executablePath === undefined) return;
  served = await servePage();
  app = `${served.url}editor`;
  folder = mkdtempSync(join(tmpdir(), "hs-app-"));
  // Without a window nobody can be asked whether a file may be written: this answers beforehand.
  const granted = { [`${new URL(app).origin},*`]: { setting: 1 } };
  const exceptions = { file_system_write_guard: granted };
  mkdirSync(join(folder, "profile", "Default"), { recursive: true });
  writeFileSync(
    join(folder, "profile", "Default", "Preferences"),
    JSON.stringify({ profile: { content_settings: { exceptions } } }),
  );
  browser = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath,
    headless: false,
    viewport: null,
    args: ["--headless=new", ...chromiumFlags],
  });
  const page = await browser.newPage();
  await page.goto(app);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  protocol = await browser.newCDPSession(page);
  expect(await send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  await send("PWA.install", { manifestId: app, installUrlOrBundleUrl: app });
  await send("PWA.changeAppUserSettings", { manifestId: app, displayMode: "standalone" });
  // No window of it is open when a test begins.
  await page.goto("about:blank");
});

afterAll(async () => {
  if (executablePath === undefined) return;
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** These calls are newer than the types of the driver. */
const send = (method: string, params: object = {}) =>
  (protocol.send as (method: string, params: object) => Promise<unknown>).call(protocol, method, params);

/** Opens a file in the installed page, as the system does by a double click. */
async function launched(name: string, content: string | Uint8Array): Promise<{ page: Page; path: string }> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const coming = browser.waitForEvent("page");
  await send("PWA.launchFilesInApp", { manifestId: app, files: [path] });
  return { page: await coming, path };
}

/** Puts the remark on a word right by its card, and saves by the keyboard. */
async function correctAndSave(page: Page, wrong: string, right: string): Promise<void> {
  await marked(page, wrong).click();
  await page.getByRole("button", { name: right, exact: true }).first().click();
  await text(page).getByText(right).first().waitFor();
  await page.keyboard.press("Control+s");
}

inWholeChromium(
  "a file opens in a window of its own, and what is put right is saved in the file, all else as it was",
  async () => {
    const { page, path } = await launched("letter.txt", "We saw teh boat.\r\nIt was  late.\r\n");
    await text(page).getByText("We saw teh boat.").waitFor();
    expect(await page.evaluate(() => matchMedia("(display-mode: standalone)").matches)).toBe(true);
    await correctAndSave(page, "teh", "the");
    await expect.poll(() => readFileSync(path, "utf8")).toBe("We saw the boat.\r\nIt was  late.\r\n");
    await page.getByText("“letter.txt” is saved.").waitFor();
    await page.close();
  },
);

inWholeChromium("a document for Word keeps its fonts and pictures", async () => {
  const words = '<w:r><w:rPr><w:rFonts w:ascii="Garamond"/></w:rPr><w:t>teh</w:t></w:r>';
  const document = `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t xml:space="preserve">We saw </w:t></w:r>${words}<w:r><w:t xml:space="preserve"> boat.</w:t><w:drawing/></w:r></w:p></w:body></w:document>`;
  const bytes = (content: string) => new TextEncoder().encode(content);
  const parts = new Map([
    ["word/document.xml", bytes(document)],
    ["word/media/image1.png", Uint8Array.of(1, 2, 3)],
  ]);
  const { page, path } = await launched("report.docx", writeZip(parts));
  await text(page).getByText("We saw teh boat.").waitFor();
  await correctAndSave(page, "teh", "the");
  await page.getByText("“report.docx” is saved.").waitFor();
  const after = readZip(new Uint8Array(readFileSync(path)), defaultLimits, () => true);
  expect(new Map(after.map((file) => [file.name, file.bytes]))).toEqual(
    new Map([...parts, ["word/document.xml", bytes(document.replace("<w:t>teh", '<w:t xml:space="preserve">the'))]]),
  );
  await page.close();
});

inWholeChromium("what another program shares becomes a text of this device, and no server hears of it", async () => {
  const page = await browser.newPage();
  await page.goto(`${app}?plain`);
  await text(page).waitFor();
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), {
      method: "post",
      action: "/share",
      enctype: "multipart/form-data",
    });
    for (const [name, value] of Object.entries({ title: "From a friend", text: "Zyntharil is teh place.", url: "" }))
      form.append(Object.assign(document.createElement("input"), { name, value }));
    document.body.append(form);
    form.submit();
  });
  await text(page).getByText("Zyntharil is teh place.").waitFor();
  await marked(page, "teh").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(served.asked.filter((each) => /Zyntharil|friend/.test(each))).toEqual([]);
  await page.close();
});
