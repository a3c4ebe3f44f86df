import { expect } from "vitest";
import { astray, pageStyle, write, wrong } from "../hosts/contract.ts";
import { hostProgram } from "../hosts/host-program.ts";
import type { BrowserTab, TriedBrowser } from "../tab.ts";
import type { Web } from "../web.ts";
import type { PageCase } from "./places.ts";

/** Opens a page with a place to write on it. */
export async function openPlace(browser: TriedBrowser, web: Web, body: string, before = ""): Promise<BrowserTab> {
  const program = web.script("http://place.test/program.js", await hostProgram("placed.ts"));
  const address = web.page("http://place.test/", `${pageStyle}${body}<script type="module" src="${program}"></script>`);
  const tab = await browser.open(address);
  await expect.poll(() => tab.ask("typeof window.host")).toBe("object");
  await tab.ask(`void (${before || "0"})`);
  return tab;
}

/** What is promised of any place: the line is under its word, wherever that goes, and nothing stays when it has gone. */
export async function follows(browser: TriedBrowser, web: Web, { body, before, after }: PageCase): Promise<void> {
  const tab = await openPlace(browser, web, body, before);
  await write(tab, wrong);
  await expect.poll(() => astray(tab, "recieved")).toBe("");
  if (after) {
    await tab.ask(`void (${after})`);
    await expect.poll(() => astray(tab, "recieved")).toBe("");
  }
  expect(tab.faults).toEqual([]);
  await tab.close();
}

/** A page that puts another editor in place of the first, without being loaded anew: the first leaves nothing, the second is checked. */
export async function outlivesNavigation(browser: TriedBrowser, web: Web): Promise<void> {
  const field = "<textarea rows=3 cols=40></textarea>";
  const tab = await openPlace(browser, web, `<main>${field}</main>`);
  await write(tab, wrong);
  await expect.poll(() => astray(tab, "recieved")).toBe("");
  await tab.ask(
    `history.pushState({}, "", "/next"), document.querySelector("main").innerHTML = "<h1>Next</h1>${field}"`,
  );
  await expect.poll(() => astray(tab, "recieved")).toBe("Nothing is drawn.");
  await write(tab, wrong);
  await expect.poll(() => astray(tab, "recieved")).toBe("");
  await tab.close();
}
