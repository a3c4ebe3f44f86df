import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deepTest, tier } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { firstRouteBudget, firstRouteBytes } from "../../testing/first-route.ts";
import { goOn } from "../../testing/go-on.ts";
import { spoil } from "../../testing/loaded-app.ts";
import { builtPage } from "../../testing/serve-page.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { marked, paragraphs, paste, saved, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

test("a misspelled word is underlined as it is typed, and the underline goes when it is corrected", async () => {
  const page = await visit.page();
  await text(page).focus();
  await page.keyboard.type("This is definately wrong.");
  await marked(page, "definately").waitFor();
  for (let back = 0; back < " wrong.".length; back++) await page.keyboard.press("ArrowLeft");
  for (let back = 0; back < "ately".length; back++) await page.keyboard.press("Backspace");
  await page.keyboard.type("itely");
  await marked(page, "definately").waitFor({ state: "detached" });
  await expect.poll(() => paragraphs(page)).toEqual(["This is definitely wrong."]);
});

deepTest("a page has one checker, however often it is drawn before it is shown", async () => {
  const page = await visit.page();
  const started: string[] = [];
  page.on("worker", (worker) => started.push(worker.url()));
  await page.reload();
  await write(page, "This is definately wrong.");
  await marked(page, "definately").waitFor();
  await page.getByRole("tab", { name: "Goals" }).waitFor();
  expect(started).toHaveLength(1);
});

deepTest("the checker of an editor that is left waits for the next one", async () => {
  const page = await visit.page();
  await write(page, "This is definately wrong.");
  await marked(page, "definately").waitFor();
  await page.getByText("Checked on this device").waitFor();
  await saved(page);
  const started: string[] = [];
  page.on("worker", (worker) => started.push(worker.url()));
  await goOn(page, "/privacy");
  await text(page).waitFor({ state: "detached" });
  // What the worker has been told before this, it has answered.
  await page.workers()[0]?.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  await goOn(page, "/editor");
  await marked(page, "definately").waitFor();
  await write(page, "We recieved it. ");
  await marked(page, "recieved").waitFor();
  expect(started).toEqual([]);
});

test("underlines differ by shape as well as by colour", async () => {
  const page = await visit.page();
  await write(page, "I recieved a apple and and a pear ; it was very good at the end of the day.");
  await marked(page, "recieved").waitFor();
  await marked(page, "and and").waitFor();
  const shapes = await page.locator(".text .mark").evaluateAll((marks) =>
    marks.map((mark) => {
      const style = getComputedStyle(mark);
      const kind = [...mark.classList].find((name) => name.startsWith("mark-")) ?? "";
      return [kind, `${style.textDecorationStyle} ${style.textDecorationThickness} ${style.backgroundImage}`] as const;
    }),
  );
  const byKind = new Map(shapes);
  expect(byKind.size).toBeGreaterThanOrEqual(2);
  expect(new Set(byKind.values()).size).toBe(byKind.size);
});

test("no request carries a word of the text, whatever is done with it", async () => {
  const page = await visit.page();
  const sent: string[] = [];
  page.context().on("request", (request) => sent.push(`${request.url()}\n${request.postData() ?? ""}`));
  await write(page, "The quokkaville zeppelin definately flew over marzipantown.");
  await marked(page, "definately").click();
  await page.getByRole("group", { name: "Spelling: definately" }).getByRole("button", { name: "Learn more" }).click();
  await page.keyboard.press("Escape");
  await marked(page, "marzipantown").click();
  await page.getByRole("button", { name: "Add to dictionary" }).first().click();
  await marked(page, "marzipantown").waitFor({ state: "detached" });
  await page.getByText("Saved on this device").waitFor();
  const everything = [...sent, ...visit.served.asked].join("\n");
  expect(everything).not.toMatch(/quokka|zeppelin|definately|marzipan/i);
  expect(visit.served.asked.length).toBeGreaterThan(5);
  for (const line of sent) expect(line.startsWith(visit.served.url) || line.startsWith("blob:")).toBe(true);
});

/** Resolves when the page has nothing more to do by itself, and asks for nothing new meanwhile, three times in a row. */
function fetchedAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const fetched = () =>
      performance.getEntriesByType("resource").filter(({ name }) => !name.endsWith("favicon.svg")).length;
    for (let same = 0, before = 0; same < 3; before = fetched()) {
      await new Promise((done) => requestIdleCallback(done));
      await (await fetch("/favicon.svg", { cache: "no-store" })).text();
      same = fetched() === before ? same + 1 : 0;
    }
  });
}

deepTest("without a network everything goes on", async () => {
  const page = await visit.page({ isFirst: true });
  await page.getByText("Checked on this device").waitFor();
  await page.getByRole("tab", { name: "Goals" }).waitFor();
  await fetchedAll(page);
  await page.context().setOffline(true);
  await write(page, "We recieved nothing.");
  await marked(page, "recieved").waitFor();
  await fromTextMenu(page, "Open sample text");
  await page.getByRole("heading", { name: /repair café/ }).waitFor();
  await marked(page, "definately").waitFor();
  await page.getByRole("tab", { name: "Goals" }).click();
  await page.getByText("Sentence variety").waitFor();
});

deepTest(
  "a long text is checked where the reader is first, shows what is not checked yet, and says how far it is",
  async () => {
    const page = await visit.page();
    await page.getByText("Checked on this device").waitFor();
    const line = "The old sea wall kept the wind out, and the boats stayed where they were until the morning came. ";
    const count = tier === "deep" ? 1_500 : 600;
    const many = Array.from({ length: count }, (_, index) => `${line.repeat(3)}Part ${index} is definately done.`);
    spoil(page);
    // A quick worker would be done before the page has drawn anything: it is given the text once the page was looked at.
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage;
      const held: (() => void)[] = [];
      Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
        held.push(() => Reflect.apply(post, this, args));
      };
      const release = () => {
        Worker.prototype.postMessage = post;
        for (const send of held) send();
      };
      Object.assign(globalThis, { release });
    });
    await paste(page, { "text/plain": many.join("\n") });
    // The caret is at the end of what was pasted, and so is the reader.
    await page.getByText(new RegExp(`Checked [\\d,]+ of ${count.toLocaleString("en-US")} paragraphs`)).waitFor();
    await expect.poll(() => page.locator(".text .unchecked").count()).toBeGreaterThan(0);
    await page.evaluate("release()");
    await page
      .getByText(`${count.toLocaleString("en-US")} suggestions`)
      .first()
      .waitFor();
    await expect.poll(() => page.locator(".text .unchecked").count()).toBe(0);
    await page.getByText("Checked on this device").waitFor();
  },
);

/** From now on the body tells when the worker has answered. */
function tellAnswers(page: Page): Promise<void> {
  spoil(page);
  return page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      this.addEventListener("message", () => document.body.setAttribute("data-answered", ""));
      Reflect.apply(post, this, args);
    };
  });
}

test("a word that is being composed by an input method is left in peace", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await tellAnswers(page);
  const input = await page.context().newCDPSession(page);
  await write(page, "We definately say ");
  await input.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
  // The findings of this paragraph arrive in the middle of the word.
  await page.locator("body[data-answered]").waitFor();
  await input.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  await input.send("Input.insertText", { text: "日本" });
  await marked(page, "definately").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["We definately say 日本"]);
});

deepTest.each([
  ["a megabyte", "All the boats went out and one came back again late. ".repeat(20).concat("\n").repeat(950)],
  ["one word of 20,000 letters", "x".repeat(20_000)],
  ["halves of letters", "a \ud800 b \udfff c \ud83d\ude42 teh end"],
])("%s are pasted and the page stays alive", async (_name, pasted) => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await paste(page, { "text/plain": pasted });
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" And then we definately wrote on.");
  await marked(page, "definately").waitFor();
});

test("a first visit fetches no more than there is room for before one can write", async () => {
  const page = await visit.page();
  // The slowest start there is: whatever the page waits for at most has passed before the text is there.
  await page.addInitScript(`
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (run, ms = 0, ...given) => setTimeout(run, ms < 500 ? ms : 0, ...given);
  `);
  const bytes = await firstRouteBytes(page);
  expect(bytes).toBeGreaterThan(firstRouteBudget / 2);
  expect(bytes).toBeLessThanOrEqual(firstRouteBudget);
});

deepTest("a part of the editor that did not arrive is said, fetched again when asked, and does its work", async () => {
  const page = await visit.page({ isFirst: true });
  // The one with the underlines.
  const lost = readdirSync(join(builtPage, "assets")).filter(
    (name) => name.endsWith(".js") && readFileSync(join(builtPage, "assets", name), "utf8").includes("shade-current"),
  );
  let isLost = true;
  await page.route(
    ({ pathname }) => lost.some((name) => pathname.endsWith(name)),
    (route) => (isLost ? route.abort() : route.continue()),
  );
  await page.reload();
  const said = page.getByText("Part of the editor didn’t load.");
  await said.waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await said.waitFor();
  isLost = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await write(page, "We definately went.");
  await marked(page, "definately").waitFor();
  await said.waitFor({ state: "detached" });
  expect((await visit.leave()).filter((trouble) => !trouble.includes("ERR_FAILED"))).toEqual([]);
});
