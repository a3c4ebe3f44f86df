import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goOn } from "../../testing/go-on.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { chooseMore, marked, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

/** Every call of the page from now on, with its body. */
function calls(page: Page): { path: string; body: string }[] {
  const asked: { path: string; body: string }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|en)\//.test(pathname)) asked.push({ path: pathname, body: request.postData() ?? "" });
  });
  return asked;
}

/** Lets the page believe that it is left: whatever waits for company is sent now, or never. */
async function leaving(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
}

test("only on this device: the editor asks the server for nothing, whatever is done", async () => {
  const { page } = await product.signedUp("/editor");
  await text(page).waitFor();
  await openTextMenu(page);
  await page.getByLabel("Stay on this device").check();
  const asked = calls(page);
  await page.reload();
  await write(page, "We definately walked to the zorblaxy.");
  await marked(page, "definately").click();
  await page.getByRole("button", { name: "definitely", exact: true }).first().click();
  await marked(page, "zorblaxy").click();
  await page.getByRole("button", { name: "Add to dictionary" }).first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+F7");
  await page.getByText("“Stay on this device” is on").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Goals" }).click();
  await page.getByRole("button", { name: /Longest sentence/ }).waitFor();
  await fromTextMenu(page, "New document");
  await leaving(page);
  expect(asked).toEqual([]);
});

test("what is done is counted without a word of the text, and written down for the writer to read", async () => {
  const { page } = await product.signedUp("/editor");
  const asked = calls(page);
  await write(page, "We definately walked to the quiet zorblaxy by the sea.");
  await page.keyboard.type(" Yes.");
  await expect.poll(() => asked.some(({ path }) => path === "/api/v1/rules")).toBe(true);
  await marked(page, "definately").click();
  await page.getByRole("button", { name: "definitely", exact: true }).first().click();
  await text(page).press("Control+End");
  await page.keyboard.insertText(" Nobody was there but the two of us.");
  await page.getByText("19 words").first().waitFor();
  await leaving(page);
  const sent = () => asked.filter(({ path }) => path === "/api/captureeditactionextended").map(({ body }) => body);
  await expect.poll(() => sent().join()).toContain('"Action":2');
  const events = sent().flatMap((body) => JSON.parse(body) as Record<string, unknown>[]);
  expect(events.find(({ Action }) => Action === 2)).toMatchObject({ Source: 1, RuleId: "spelling/unknown-word" });
  // All that was written counts, not only what was there when it began to.
  expect(Math.max(...events.map(({ WordCount }) => Number(WordCount ?? 0)))).toBe(19);
  expect(sent().join()).not.toMatch(/definately|definitely|zorblaxy|walked|Nobody/);
  const noted = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("housestyle-sent");
      opening.onsuccess = () => resolve(opening.result);
    });
    return new Promise<{ to: string; what: string }[]>((resolve) => {
      const asking = database.transaction("sent").objectStore("sent").getAll();
      asking.onsuccess = () => resolve(asking.result);
    });
  });
  expect(noted.map(({ what }) => what)).toEqual(sent());
});

deepTest("nothing is counted when counting is switched off, or for who is not signed in", async () => {
  for (const signedIn of [true, false]) {
    const page = signedIn ? (await product.signedUp("/editor")).page : await product.page("/editor");
    if (signedIn) await page.evaluate(() => localStorage.setItem("housestyle.telemetry", "off"));
    const asked = calls(page);
    await page.reload();
    await write(page, "We definately walked to the quiet harbour by the sea.");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await marked(page, "definately").click();
    await page.getByRole("button", { name: "definitely", exact: true }).first().click();
    await leaving(page);
    expect(asked.filter(({ path }) => path.includes("capture"))).toEqual([]);
  }
});

/** A newer version of the page, in another tab, has closed what is kept here. */
async function closeKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open("housestyle", 1_000);
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    opening.result.close();
  });
}

deepTest("it is counted, too, where a newer version of the page has closed what is kept here", async () => {
  const { page } = await product.signedUp("/editor");
  await write(page, "Hello. ");
  await page.getByText("Saved on the server").waitFor();
  await closeKept(page);
  await write(page, "We definately walked.");
  await marked(page, "definately").click();
  await page.getByRole("button", { name: "definitely", exact: true }).first().click();
  const counted = page.waitForRequest(/captureeditaction/);
  await goOn(page, "/documents");
  expect((await counted).postData()).toContain('"Action":2');
});

deepTest(
  "where a newer version has closed what is kept here, all goes on, and nothing is said to be saved",
  async () => {
    const { person, page } = await product.signedUp("/editor");
    const Content = {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "He came and and went." }] }],
    };
    const { body } = await person.post<{ Id: number }>("/api/v1/documents", { Title: "Letter", Content });
    await page.goto(`/editor?document=${body.Id}`);
    await page.getByText("Saved on the server").waitFor();
    await closeKept(page);
    const { body: profile } = await person.get<{ Id: number }>("/api/v1/profile");
    // The page looks for what other tabs, the server, and the account have.
    await page.evaluate((key) => {
      const news = new BroadcastChannel("housestyle");
      for (const about of ["personal", "house"]) news.postMessage({ about });
      for (const about of ["document", "server"]) news.postMessage({ about, key, revision: 1_000 });
      dispatchEvent(new Event("online"));
    }, `${profile.Id}/${body.Id}`);
    await marked(page, "and and").click();
    await chooseMore(page, "Turn off rule in this document");
    await write(page, "It goes on. ");
    await page.getByText("Not saved").first().waitFor();
    await goOn(page, "/documents");
  },
);
