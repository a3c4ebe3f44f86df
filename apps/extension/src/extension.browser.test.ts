import { deepTest, testUnless, tier } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { wholeChromium as path, whyNoChromium } from "./testing/chromium.ts";
import { type FreshChromium, freshChromium } from "./testing/fresh-chromium.ts";
import { inContentScript } from "./testing/in-content-script.ts";
import { press, shownAs } from "./testing/in-shadow.ts";

let browser: FreshChromium["browser"];
let web: FreshChromium["web"];

beforeAll(async () => {
  if (path) ({ browser, web } = await freshChromium(path));
});

/** A page of somebody’s with this in it. */
async function open(address: string, body: string): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(web.page(address, body));
  return page;
}

/** Its one field, written in by hand. */
async function written(page: Page, text: string): Promise<void> {
  await page.locator("textarea").click();
  await page.keyboard.type(text);
}

/** The background. It may have been put to sleep since the last time. */
function worker() {
  const found = browser.context.serviceWorkers().at(-1);
  if (!found) throw new Error("There is no background.");
  return found;
}

/** Tells of a command as the browser does when its keys are pressed, which are pressed outside of any page. */
async function commanded(command: string): Promise<void> {
  await worker().evaluate((name) => {
    const event: unknown = chrome.commands.onCommand;
    (event as { dispatch: (name: string) => void }).dispatch(name);
  }, command);
}

const value = (page: Page) => page.locator("textarea").inputValue();
const field = "<textarea rows=6 cols=60></textarea>";

// Without a Chromium that takes extensions there is nothing to install it into.
const inChromium = testUnless(whyNoChromium);
const inDeepTier = tier === "deep" ? inChromium : deepTest;

inChromium("a field of any page is checked, and a suggestion that is pressed is one step of undo", async () => {
  const page = await open("http://notes.test/", field);
  await written(page, "This is definately wrong.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await press(page, "1");
  await expect.poll(() => shownAs(page, "suggestion")).toContain("definitely");
  await press(page, "definitely");
  await expect.poll(() => value(page)).toBe("This is definitely wrong.");
  await page.keyboard.press("Control+Z");
  expect(await value(page)).toBe("This is definately wrong.");
});

inChromium("the caret at a remark opens its card, and Escape closes it", async () => {
  const page = await open("http://keys.test/", field);
  await written(page, "We recieved it. We recieved more.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => shownAs(page, "suggestion")).toContain("received");
  await page.keyboard.press("Escape");
  await expect.poll(() => shownAs(page, "suggestion")).toEqual([]);
  expect(await value(page)).toBe("We recieved it. We recieved more.");
});

inChromium("a word that is added to the dictionary is right on every page from then on", async () => {
  const page = await open("http://words.test/", field);
  await written(page, "The quokkaville is near.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await press(page, "1");
  await expect.poll(() => shownAs(page, "card-actions")).not.toEqual([]);
  await press(page, "Add to dictionary");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["0"]);
  const other = await open("http://other.test/", field);
  await written(other, "The quokkaville is definately near.");
  await expect.poll(() => shownAs(other, "badge")).toEqual(["1"]);
});

inChromium(
  "an editable of any page is checked, and a suggestion that is pressed leaves nothing but its words",
  async () => {
    const page = await open("http://rich.test/", '<div id="rich" contenteditable="true"><p>It <b>is</b>.</p></div>');
    const rich = page.locator("#rich");
    await rich.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" We recieved it.");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
    await press(page, "1");
    await expect.poll(() => shownAs(page, "suggestion")).toContain("received");
    await press(page, "received");
    await expect.poll(() => rich.innerHTML()).toBe("<p>It <b>is</b>. We received it.</p>");
    await page.keyboard.press("Control+Z");
    await expect.poll(() => rich.innerHTML()).toBe("<p>It <b>is</b>. We recieved it.</p>");
  },
);

inChromium(
  "by keys alone: to the next remark and the one before, its suggestion written, another one ignored",
  async () => {
    const page = await open("http://by-keys.test/", field);
    await written(page, "We recieved it. This is definately it. We recieved more.");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["3"]);
    await page.keyboard.press("Control+Home");
    await commanded("next-remark");
    await expect.poll(() => shownAs(page, "suggestion")).toContain("received");
    await page.keyboard.press("Enter");
    await expect.poll(() => value(page)).toBe("We received it. This is definately it. We recieved more.");
    await commanded("next-remark");
    await expect.poll(() => shownAs(page, "suggestion")).toContain("definitely");
    await commanded("next-remark");
    await expect.poll(() => shownAs(page, "suggestion")).toContain("received");
    await commanded("previous-remark");
    await expect.poll(() => shownAs(page, "suggestion")).toContain("definitely");
    await commanded("ignore");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
    await commanded("next-remark");
    await expect.poll(() => shownAs(page, "suggestion")).toContain("received");
    await commanded("accept");
    await expect.poll(() => value(page)).toBe("We received it. This is definately it. We received more.");
    await page.keyboard.type("!");
    expect(await value(page)).toBe("We received it. This is definately it. We received! more.");
  },
);

inChromium("an editor that does not take a correction keeps its text, and that is shown", async () => {
  const page = await open(
    "http://stubborn.test/",
    `<div id="rich" contenteditable></div><script>
      document.querySelector("#rich").addEventListener("beforeinput", (event) => event.isTrusted || event.preventDefault());
    </script>`,
  );
  await page.locator("#rich").click();
  await page.keyboard.type("We recieved it.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await commanded("next-remark");
  await commanded("accept");
  await expect
    .poll(() => shownAs(page, "note"))
    .toEqual(["This editor didn’t accept the correction. Your text is unchanged."]);
  await expect.poll(() => page.locator("#rich").innerText()).toBe("We recieved it.");
});

inChromium("fenced code and quotes in a field are left alone, and read again when they are none any more", async () => {
  const page = await open("http://markdown.test/", field);
  await written(page, "We recieved it.\n```js\nconst teh = recieved;\n```\n> He recieved it.\nIt is definately so.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["3"]);
});

inChromium("every key that is asked for is free in the browser", async () => {
  const all = await worker().evaluate(() => chrome.commands.getAll());
  const free = all.filter(({ shortcut }) => shortcut !== "").map(({ name }) => name);
  expect(free).toEqual(["accept", "next-remark", "open-card", "previous-remark"]);
});

inDeepTier("a text that is too long is checked around the caret, and that is shown", async () => {
  const page = await open("http://long.test/", field);
  await page.locator("textarea").evaluate((area: HTMLTextAreaElement) => {
    // 600,000 characters of addresses, which are no words; two lines have a mistake.
    const paragraphs = Array.from({ length: 4_000 }, (_, at) => `https://example.org/${"a/".repeat(60)}${at}`);
    paragraphs[2] = "We recieved it first.";
    paragraphs[3_990] = "It is definately the end.";
    area.value = paragraphs.join("\n");
    area.setSelectionRange(0, 0);
  });
  await page.locator("textarea").focus();
  await expect
    .poll(() => shownAs(page, "note"))
    .toEqual(["This text is very long, so only the part around the cursor is checked."]);
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await page.keyboard.press("Control+End");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
  await page.keyboard.type(" We recieved more.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["3"]);
});

/** The pop-up, as a page of its own. */
async function popUp(): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`chrome-extension://${browser.id}/src/popup/popup.html`);
  return page;
}

/** Whether the extension has drawn anything on a page. */
const isDrawnOn = (page: Page) => page.evaluate(() => document.documentElement.childElementCount > 2);

inChromium("the pop-up turns a site off, and on again", async () => {
  const page = await open("http://quiet.test/", field);
  await written(page, "This is definately wrong.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  const menu = await popUp();
  const check = menu.getByRole("switch", { name: "Check on quiet.test" });
  await check.click();
  await expect.poll(() => isDrawnOn(page)).toBe(false);
  await check.click();
  // Two presses, however fast, leave it as it was.
  await check.evaluate((input: HTMLInputElement) => {
    input.click();
    input.click();
  });
  await menu.reload();
  await expect.poll(() => check.isChecked()).toBe(true);
  await menu.close();
  await page.locator("textarea").blur();
  await page.locator("textarea").click();
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
});

inChromium("the rules of a team come by key from its server, which hears no word of the text", async () => {
  web.answer = ({ url, headers }) => {
    if (url !== "http://words.example/api/v1/rules") return undefined;
    if (!headers.includes("Bearer hs_secret_key")) return { status: 401, json: { Message: "No." } };
    const rule = { id: "1", match: "whilst", replace: "while", message: "We write “while”." };
    const lists = { words: ["zorbix"], ignores: [], disabled: [], rules: [rule], terms: [], templates: [] };
    return { status: 200, json: { Version: "1", Settings: lists } };
  };
  const menu = await popUp();
  const address = menu.getByLabel("Server URL");
  const out = menu.getByRole("button", { name: "Log out" });
  await address.or(out).first().waitFor();
  // A try before this one may have logged in.
  if (await out.isVisible()) await out.click();
  else await menu.getByText("None. Your text never leaves this device.").waitFor();
  await address.fill("http://words.example");
  await menu.getByLabel("API key", { exact: true }).fill("a wrong one");
  await menu.getByRole("button", { name: "Log in" }).click();
  await menu.getByText("The server doesn’t accept this API key.").waitFor();
  await menu.getByLabel("API key", { exact: true }).fill("hs_secret_key");
  await menu.getByRole("button", { name: "Log in" }).click();
  await menu.getByText("Team rules come from http://words.example.").waitFor();
  await menu.close();
  const page = await open("http://team.test/", field);
  await written(page, "We rested whilst the zorbix slept.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await press(page, "1");
  await expect.poll(() => shownAs(page, "suggestion")).toEqual(["while"]);
  const asked = web.sent.filter(({ url }) => url.startsWith("http://words.example"));
  expect(asked.at(-1)?.headers).toContain('"clientapp":"4"');
});

const aMinutePasses = () =>
  worker().evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });

inChromium(
  "a rule that a team adds reaches whoever goes on writing in one field, within a minute and by itself",
  async () => {
    let rules: readonly object[] = [];
    const asked: number[] = [];
    web.answer = ({ url }) => {
      if (url !== "http://words.example/api/v1/rules") return undefined;
      asked.push(rules.length);
      const lists = { words: [], ignores: [], disabled: [], rules, terms: [], templates: [] };
      return { status: 200, json: { Version: String(rules.length), Settings: lists } };
    };
    await aMinutePasses();
    const page = await open("http://chat.test/", field);
    await written(page, "We recieved the gadget of them.");
    await expect.poll(() => asked).toEqual([0]);
    await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
    rules = [{ id: "2", match: "gadget", replace: "device", message: "We write “device”." }];
    await page.keyboard.type(" It is here.");
    await aMinutePasses();
    await page.keyboard.type(" It is there.");
    await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
    expect(asked).toEqual([0, 1]);
  },
);

inChromium("pages that are written in at the same moment ask for the rules once", async () => {
  let asked = 0;
  web.answer = ({ url }) => {
    if (url !== "http://words.example/api/v1/rules") return undefined;
    asked += 1;
    return { status: 304, json: {} };
  };
  const page = await open("http://chat.test/", field);
  await written(page, "We recieved it.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  await aMinutePasses();
  asked = 0;
  await inContentScript(page, `Promise.all([1, 2, 3].map(() => chrome.runtime.sendMessage({ what: "writing" })))`);
  expect(asked).toBe(1);
});

inChromium("on the site of a bank nothing is drawn, and the pop-up says why", async () => {
  const page = await open("http://secure.chase.com/", field);
  await written(page, "This is definately money.");
  const menu = await popUp();
  await menu.getByText("sites such as secure.chase.com").waitFor();
  await menu.close();
  expect(await isDrawnOn(page)).toBe(false);
});

inChromium("a background that was put to sleep is found again", async () => {
  const page = await open("http://sleep.test/", field);
  await written(page, "This is definately wrong.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["1"]);
  const session = await browser.context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await page.keyboard.type(" We recieved it.");
  await expect.poll(() => shownAs(page, "badge")).toEqual(["2"]);
});

inChromium("no request has ever carried a word of what was written", () => {
  const everything = web.sent.map(({ url, body, headers }) => `${url}\n${body}\n${headers}`).join("\n");
  expect(everything).not.toMatch(/definately|recieved|quokka|zorbix|whilst/i);
  expect(web.sent.length).toBeGreaterThan(10);
});
