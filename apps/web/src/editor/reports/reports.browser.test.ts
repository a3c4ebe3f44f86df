import { readFileSync } from "node:fs";
import { deepTest, tier } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "../../testing/complaints.ts";
import { downloaded } from "../../testing/downloaded.ts";
import { openReports } from "../../testing/open-reports.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { loadSample } from "../../testing/text-menu.ts";
import { write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const current = async (page: Page) => (await page.locator(".shade-current").allTextContents()).join("");

test("the summary reads from top to bottom, and follows the text as it is written", async () => {
  const page = await visit.page();
  await openReports(page);
  const article = page.getByRole("article");
  await article.getByText(/^\d+ words in \d+ sentences and \d+ paragraphs/).waitFor();
  const headings = await article.getByRole("heading", { level: 3 }).allTextContents();
  expect(headings.slice(0, 3)).toEqual(["Readability", "Sentence length", "Sticky sentences"]);
  await article.getByText("You have no team rules.").waitFor();
  const words = Number(/^\d+/.exec((await article.getByText(/^\d+ words in /).textContent()) ?? "")?.[0]);
  await write(page, "Six more words are written here. ");
  await article.getByText(`${words + 6} words in `).waitFor();
});

test("what reports showed is there when they are opened again, marked as being updated after the text has changed", async () => {
  const page = await visit.page();
  await openReports(page);
  const article = page.getByRole("article", { name: "Summary" });
  const count = article.getByText(/^\d+ words in /);
  await count.waitFor();
  const words = Number(/^\d+/.exec((await count.textContent()) ?? "")?.[0]);
  const sheet = page.getByRole("region", { name: "Report" });
  // What the checker still finds changes the reports.
  await page.getByText("Checked on this device").waitFor();
  await expect.poll(() => sheet.getAttribute("aria-busy")).toBe("false");
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const look = () => {
      if (document.querySelector(".reports-note")) found.add("loading");
      if (document.querySelector(".reports-sheet[aria-busy=true] .report")) found.add("updating");
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    return { found, stop: () => observer.disconnect() };
  });
  const tab = (name: string) => page.getByRole("tab", { name }).click();
  await tab("Goals");
  await page.getByRole("button", { name: /Longest sentence/ }).waitFor();
  await tab("Reports");
  await count.waitFor();
  expect(await seen.evaluate(({ found }) => [...found])).toEqual([]);
  await tab("Goals");
  await write(page, "Six more words are written here. ");
  await tab("Reports");
  await article.getByText(`${words + 6} words in `).waitFor();
  await expect.poll(() => sheet.getAttribute("aria-busy")).toBe("false");
  expect(
    await seen.evaluate(({ found, stop }) => {
      stop();
      return [...found];
    }),
  ).toEqual(["updating"]);
});

deepTest("a bar leads to the text behind it, by keyboard, and on to the next place", async () => {
  const page = await visit.page();
  await openReports(page);
  await page
    .getByRole("navigation", { name: "Reports" })
    .getByRole("button", { name: "Sentence length" })
    .press("Enter");
  const picture = page.getByRole("group", { name: "Sentences by length in words" });
  await picture.getByRole("button").first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(() => current(page)).toMatch(/^At the end of the day, /);
  const marked = page.getByRole("region", { name: "Highlighted in text" });
  await marked.getByText("1 of 1").waitFor();
  await page.getByRole("button", { name: /^At the end of the day, .+ words · paragraph \d+$/ }).press("Enter");
  await expect.poll(() => current(page)).toMatch(/^At the end of the day, /);
  await marked.getByRole("button", { name: "Clear highlights" }).press("Enter");
  await page.locator(".shade").first().waitFor({ state: "detached" });
});

deepTest("the summary leads from its score and goals to what stands in their way", async () => {
  const page = await visit.page();
  await openReports(page);
  const article = page.getByRole("article", { name: "Summary" });
  await article.getByText(/^Sentences average [\d.]+ words, /).waitFor();
  await article.getByText(/^Some goals are stricter than most published writing/).waitFor();
  await article.getByRole("button", { name: /^Not met Longest sentence/ }).press("Enter");
  await page.getByRole("tab", { name: "Goals", selected: true }).waitFor();
  await page.getByText("1 highlight").waitFor();
  const figures = async () => {
    await page.getByRole("tab", { name: "Reports" }).press("Enter");
    const goal = await article.getByRole("button", { name: /^Not met Grammar \d+$/ }).textContent();
    await article.getByRole("button", { name: /^Grammar and punctuation \d+\/100 Show suggestions$/ }).press("Enter");
    const pressed = page.getByRole("button", { name: /^Grammar \d+ suggestions$/, pressed: true });
    const name = (await pressed.getAttribute("aria-label")) ?? (await pressed.textContent());
    return [goal, name].map((words) => /\d+/.exec(words ?? "")?.[0]);
  };
  // One figure, wherever it is shown, once all of the text was read.
  await expect.poll(async () => new Set(await figures()).size).toBe(1);
});

deepTest("sentences are rows of dots, chapters stand side by side, and both lead to the text by keyboard", async () => {
  const page = await visit.page();
  await openReports(page);
  const bar = page.getByRole("navigation", { name: "Reports" });
  await bar.getByRole("button", { name: "All sentences" }).press("Enter");
  await page.getByRole("button", { name: /^Every second saturday .*: \d+ words/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(() => current(page)).toMatch(/^Each and every visitor is welcome/);
  await bar.getByRole("button", { name: "Manuscript map" }).press("Enter");
  const map = page.getByRole("table");
  await map.getByRole("columnheader", { name: "Dialogue, %" }).waitFor();
  await map.getByRole("button", { name: "What people bring" }).press("Enter");
  await expect.poll(() => current(page)).toMatch(/^What people bring/);
});

deepTest("several reports are told as one, and a word of the thesaurus is offered others, by keyboard", async () => {
  const page = await visit.page();
  await openReports(page);
  const bar = page.getByRole("navigation", { name: "Reports" });
  await bar.getByRole("button", { name: "Combine reports…" }).press("Enter");
  await bar.getByRole("checkbox", { name: "Style", exact: true }).press("Space");
  await bar.getByRole("checkbox", { name: "Sticky sentences" }).press("Space");
  const combo = page.getByRole("article", { name: "Combined reports" });
  await combo.getByText("Adverbs ending in -ly").waitFor();
  await combo.getByText("Glue index (share of glue words)").waitFor();
  await combo
    .getByRole("button", { name: / Style: .*paragraph \d+$/ })
    .first()
    .press("Enter");
  await page
    .getByRole("region", { name: "Highlighted in text" })
    .getByText(/^\d+ of \d+$/)
    .waitFor();
  expect(await complaints(page, ".reports")).toEqual([]);
  await bar.getByRole("button", { name: "Show one at a time" }).press("Enter");
  await bar.getByRole("button", { name: "Thesaurus" }).press("Enter");
  await page.getByRole("figure", { name: "Most frequent words" }).getByRole("button").first().press("Enter");
  await page.getByRole("button", { name: "Show synonyms" }).press("Enter");
  await page.getByText(/Look up .* on the server\?/).waitFor();
});

test("a report is saved as a page, as a table and for programs", async () => {
  const page = await visit.page();
  await openReports(page);
  await page
    .getByRole("navigation", { name: "Reports" })
    .getByRole("button", { name: "Sticky sentences", exact: true })
    .click();
  await page.getByRole("article", { name: "Sticky sentences" }).waitFor();
  const saved = async (name: string) => {
    await page.getByRole("button", { name: "Save or print" }).click();
    const file = await downloaded(page, () => page.getByRole("menuitem", { name }).click());
    return readFileSync((await file?.path()) ?? "", "utf8");
  };
  expect(await saved("Save as web page (HTML)")).toMatch(/^<!doctype html>.*<h2>Sticky sentences<\/h2>/s);
  expect(await saved("Save as table (CSV)")).toMatch(/^report,what,group.*\r\nssentences,measure,glue,/s);
  expect(JSON.parse(await saved("Save as data (JSON)")).reports).toMatchObject([{ id: "ssentences" }]);
});

deepTest("the word cloud is as the writer wants it, by keyboard, the next time, too", async () => {
  const page = await visit.page();
  await openReports(page);
  const open = () =>
    page.getByRole("navigation", { name: "Reports" }).getByRole("button", { name: "Word cloud" }).press("Enter");
  await open();
  const picture = page.getByRole("img", { name: /^The words from the list below/ });
  await picture.waitFor();
  const drawn = () => picture.locator("text").allTextContents();
  const count = async () => (await drawn()).length;
  const words = page.getByRole("figure", { name: "Word counts" }).getByRole("listitem");
  await expect.poll(count).toBeGreaterThan(20);
  await page.getByText("Options").press("Enter");
  await page.getByRole("spinbutton", { name: "Number of words" }).fill("12");
  await expect.poll(count).toBe(12);
  await expect.poll(() => words.count()).toBe(12);
  await page.getByRole("combobox", { name: "Direction" }).selectOption("Horizontal");
  await page.getByRole("combobox", { name: "Font" }).selectOption("Georgia");
  await page.getByRole("combobox", { name: "Capitalization" }).selectOption("Uppercase");
  await expect.poll(async () => (await drawn()).every((word) => word === word.toUpperCase())).toBe(true);
  const [first = ""] = await drawn();
  await page.getByRole("textbox", { name: "Words to exclude" }).fill(first);
  await expect.poll(drawn).not.toContain(first);
  expect(await complaints(page)).toEqual([]);
  const saved = async (name: string) => {
    const file = await downloaded(page, () => page.getByRole("button", { name }).press("Enter"));
    return readFileSync((await file?.path()) ?? "");
  };
  const svg = String(await saved("Save as SVG"));
  expect(svg).toMatch(/^<svg [^>]+font-family="Georgia/);
  expect(svg.match(/<text /g)).toHaveLength(12);
  expect(svg).not.toContain("rotate");
  const png = await saved("Save as PNG");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(1920);
  await page.reload();
  await page.getByRole("tab", { name: "Reports" }).click();
  await open();
  await expect.poll(count).toBe(12);
});

/** Opens the list of reports where there is no room for it beside the report, or closes it again. */
async function turnList(page: Page): Promise<void> {
  const opener = page.locator(".reports-opener");
  if (await opener.isVisible()) await opener.press("Enter");
}

/** Opens each report in its turn, by keyboard, and hands on what it is called. */
async function eachReport(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const names = page.getByRole("navigation", { name: "Reports" }).locator(".reports-name");
  await page.getByRole("article", { name: "Summary" }).waitFor();
  // The last one combines several reports.
  const all = (await names.allTextContents()).slice(0, -1);
  expect(all.length).toBeGreaterThan(40);
  for (const [at, name] of all.entries()) {
    await turnList(page);
    await names.nth(at).press("Enter");
    await page.getByRole("article", { name, exact: true }).waitFor();
    await look(name);
  }
}

/** The reports that have a picture of their own: the gate looks at each of them once. */
const pictures = ["Word cloud", "Summary", "Originality", "All sentences", "Manuscript map"];

test.each([
  { theme: "light", other: "dark", width: 1440, height: 900, pictures: pictures.slice(0, 2) },
  { theme: "dark", other: "light", width: 390, height: 844, pictures: pictures.slice(2) },
] as const)("axe finds nothing in the reports in $theme at $width", async (look) => {
  const page = await visit.page(look);
  await loadSample(page);
  if (look.width < 992) await page.getByRole("button", { name: "Show panel" }).click();
  await page.getByRole("tab", { name: "Reports" }).click();
  await page.getByRole("article", { name: "Summary" }).waitFor();
  expect(await complaints(page)).toEqual([]);
  // The page around a report stays as it was.
  const inSheet = async (name: string) => expect([name, await complaints(page, ".reports-sheet")]).toEqual([name, []]);
  const bar = page.getByRole("navigation", { name: "Reports" });
  // Those that have a picture of their own, then the others as one.
  const eachPicture = async () => {
    for (const name of tier === "deep" ? pictures : look.pictures) {
      await turnList(page);
      await bar.locator(".reports-list").getByRole("button", { name, exact: true }).press("Enter");
      await page.getByRole("article", { name, exact: true }).waitFor();
      await inSheet(name);
    }
  };
  if (tier === "deep") {
    await eachReport(page, inSheet);
    await page.emulateMedia({ colorScheme: look.other });
  }
  await eachPicture();
  await turnList(page);
  expect(await complaints(page, ".reports-bar")).toEqual([]);
  await bar.getByRole("button", { name: "Combine reports…" }).press("Enter");
  const ticks = await bar.getByRole("checkbox", { checked: false }).all();
  for (const tick of (tier === "deep" ? ticks : ticks.slice(0, 5)).toReversed()) await tick.press("Space");
  const style = bar.getByRole("checkbox", { name: "Style", exact: true });
  if (!(await style.isChecked())) await style.press("Space");
  await turnList(page);
  await page.getByRole("article", { name: "Combined reports" }).getByText("Adverbs ending in -ly").first().waitFor();
  await inSheet("Combined reports");
});

/** What can be pressed in a report and neither Tab nor the arrow keys lead to. */
const stranded = (page: Page) =>
  page
    .locator(".reports-sheet :is(button, a, input, select, summary)")
    .evaluateAll((all) =>
      all
        .filter(
          (each) => (each as HTMLElement).tabIndex < 0 && !each.closest("figure")?.querySelector("[tabindex='0']"),
        )
        .map(({ textContent }) => textContent),
    );

deepTest("whatever leads to the text in a report is reached and pressed by keyboard", async () => {
  const page = await visit.page();
  await openReports(page);
  const marked = page.getByRole("region", { name: "Highlighted in text" });
  const leading: string[] = [];
  await eachReport(page, async (name) => {
    expect([name, await stranded(page)]).toEqual([name, []]);
    const places = page.getByRole("article").getByRole("button", { name: / in text$|· paragraph \d+$/ });
    if ((await places.count()) === 0) return;
    leading.push(name);
    await places.first().press("Enter");
    await marked.getByText(/^\d+ of \d+$/).waitFor();
    await marked.getByRole("button", { name: "Clear highlights" }).press("Enter");
    await marked.waitFor({ state: "detached" });
  });
  expect(leading.length).toBeGreaterThan(20);
});

deepTest("beside the reports, the format bar of a small laptop shows each of its names and buttons", async () => {
  const page = await visit.page({ theme: "light", width: 1200, height: 800 });
  await openReports(page);
  const bar = page.locator(".format-bar");
  await bar.getByRole("combobox").waitFor();
  const sizes = await bar.evaluate((element) => {
    const select = element.querySelector("select");
    const given = select?.offsetWidth ?? 0;
    if (select) select.style.inlineSize = "max-content";
    return {
      isCut: given < (select?.offsetWidth ?? 0),
      overflow: element.scrollWidth - element.clientWidth,
      narrow: [...element.querySelectorAll("button")].filter(
        (button) => button.checkVisibility() && button.offsetWidth < 24,
      ).length,
    };
  });
  expect(sizes).toEqual({ isCut: false, overflow: 0, narrow: 0 });
});

deepTest("on a small screen nothing lies over the way out of the reports", async () => {
  const page = await visit.page({ theme: "light", width: 390, height: 844 });
  await loadSample(page);
  await page.getByRole("button", { name: "Show panel" }).click();
  await page.getByRole("tab", { name: "Reports" }).click();
  await page.getByRole("article", { name: "Summary" }).waitFor();
  await page.getByRole("tab", { name: "Goals" }).click();
  await page.getByRole("tab", { name: "Reports" }).click();
  const bar = page.getByRole("navigation", { name: "Reports" });
  await bar.getByRole("button", { name: "Summary", expanded: false }).press("Enter");
  await bar.getByRole("button", { name: "Pacing" }).click();
  await page.getByRole("article", { name: "Pacing" }).waitFor();
  await bar.getByRole("button", { name: "Pacing", expanded: false }).press("Enter");
  await bar.locator(".reports-list").getByRole("button", { name: "Summary" }).click();
  await page.getByRole("button", { name: "Hide panel" }).click();
  await page.getByRole("article", { name: "Summary" }).waitFor({ state: "detached" });
});

deepTest("a text of nothing is told of as such", async () => {
  const page = await visit.page();
  await page.getByRole("tab", { name: "Reports" }).click();
  await page.getByText("Write a few sentences to see this report.").waitFor();
});
