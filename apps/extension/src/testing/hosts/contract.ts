import { expect } from "vitest";
import { redIn } from "../marks-in-picture.ts";
import type { BrowserTab, TriedBrowser } from "../tab.ts";
import type { Web } from "../web.ts";
import { hostProgram } from "./host-program.ts";
import type { TriedHost } from "./hosts.ts";
import type { PageBox } from "./page.ts";

export const wrong = "We recieved it gladly.";
const right = "We received it gladly.";
/** So far a line may reach beyond its letters, in pixels: a wave has no sharp end. */
const slack = 3;

/** How all pages look: each letter is as wide as the next. */
export const pageStyle = `<style>
  body { margin: 40px; font: 20px/30px "DejaVu Sans Mono", monospace; }
  input, textarea { font: inherit; padding: 10px; }
  [contenteditable], .ql-editor { min-height: 60px; outline: 0; }
</style>`;

/** Opens a page with this editor on it. */
export async function openHost(browser: TriedBrowser, web: Web, { file, search = "" }: TriedHost): Promise<BrowserTab> {
  const name = file.replace(/\W.*/, "");
  const program = web.script(`http://${name}.test/program.js`, await hostProgram(file));
  const address = web.page(
    `http://${name}.test/${search}`,
    `${pageStyle}<script type="module" src="${program}"></script>`,
  );
  const tab = await browser.open(address);
  await expect.poll(() => tab.ask("typeof window.host")).toBe("object");
  return tab;
}

const model = (tab: BrowserTab) => tab.ask<string>("window.host.model()");
const saved = (tab: BrowserTab) => tab.ask<string>("window.host.saved()");

/** Goes to where it can be written, by hand, and writes. */
export async function write(tab: BrowserTab, text: string): Promise<void> {
  const [left, top] = await tab.ask<[number, number]>("window.host.point()");
  await tab.click(left, top);
  await tab.type(text);
  await expect.poll(() => model(tab)).toBe(text);
}

/** What is drawn in red in the editor, in the window. */
export async function drawnIn(tab: BrowserTab): Promise<PageBox | undefined> {
  const room = await tab.ask<PageBox>("window.host.room()");
  const red = redIn(await tab.look(room));
  return (
    red && {
      left: room.left + red.left,
      right: room.left + red.right,
      top: room.top + red.top,
      bottom: room.top + red.bottom,
    }
  );
}

/** How far what is drawn lies from where it should: under the word, from its first letter to its last. Empty when it fits. */
export async function astray(tab: BrowserTab, word: string): Promise<string> {
  const line = await drawnIn(tab);
  const letters = await tab.ask<PageBox | undefined>(`window.host.word(${JSON.stringify(word)})`);
  if (!line || !letters) return "Nothing is drawn.";
  const middle = (letters.top + letters.bottom) / 2;
  const fits =
    Math.abs(line.left - letters.left) <= slack &&
    Math.abs(line.right - letters.right) <= slack &&
    line.top >= middle &&
    line.bottom <= letters.bottom + slack;
  return fits ? "" : `${JSON.stringify(line)} is not under ${JSON.stringify(letters)}.`;
}

/**
 * What is promised of an editor: a mistake is underlined where it stands, by keys alone put right so that the editor itself knows it,
 * taken back by one step of the editor’s undo, and nothing of ours is in what it saves.
 */
export async function holdsContract(
  browser: TriedBrowser,
  tab: BrowserTab,
  { saved: savedOf }: TriedHost,
): Promise<void> {
  const savedAs = (text: string) => expect.poll(() => saved(tab)).toEqual(savedOf?.(text));
  await write(tab, wrong);
  await expect.poll(() => astray(tab, "recieved")).toBe("");
  await savedAs(wrong);
  await tab.ask("window.host.rest()");
  await browser.command(tab, "next-remark");
  await expect.poll(() => isInCard(tab)).toBe(true);
  await tab.press("Enter");
  await expect.poll(() => model(tab)).toBe(right);
  await expect.poll(() => drawnIn(tab)).toBeUndefined();
  await savedAs(right);
  await tab.press("Control", "z");
  await expect.poll(() => model(tab)).toBe(wrong);
  await savedAs(wrong);
  await expect.poll(() => astray(tab, "recieved")).toBe("");
  expect(tab.faults).toEqual([]);
}

const isInCard = (tab: BrowserTab) => tab.ask<boolean>("window.host.isInCard()");

/** What is promised of an editor that is not to be checked: nothing is drawn there, and it works as ever. */
export async function staysQuiet(browser: TriedBrowser, tab: BrowserTab): Promise<void> {
  await write(tab, wrong);
  await browser.command(tab, "next-remark");
  expect(await drawnIn(tab)).toBeUndefined();
  expect(await tab.ask("document.documentElement.childElementCount")).toBe(2);
  await tab.type(" And more.");
  await expect.poll(() => model(tab)).toBe(`${wrong} And more.`);
  expect(tab.faults).toEqual([]);
}
