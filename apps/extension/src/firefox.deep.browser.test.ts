import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFirefox, firefoxPath as path, type TriedFirefox } from "./testing/firefox.ts";
import { hostile, knocks, says } from "./testing/hostile.ts";
import { astray, drawnIn, holdsContract, openHost, staysQuiet, write, wrong } from "./testing/hosts/contract.ts";
import { checkedHosts, quietHosts } from "./testing/hosts/hosts.ts";
import { packed } from "./testing/pack.ts";
import { follows, openPlace, outlivesNavigation } from "./testing/places/follows.ts";
import { places } from "./testing/places/places.ts";
import { Web } from "./testing/web.ts";

/** The server of whoever is signed in. Firefox asks others than those of the same machine encrypted alone. */
const server = "http://127.0.0.1:8099";

// Without a Firefox there is nothing to install it into.
describe.skipIf(!path)(path ? "in Firefox" : "in Firefox (there is none)", () => {
  const web = new Web();
  let browser: TriedFirefox;
  beforeAll(async () => {
    browser = await openFirefox(path ?? "", packed("firefox"), await web.open());
  });
  afterAll(async () => {
    await browser?.close();
    web.close();
  });

  test.each(checkedHosts)("$name: a mistake is underlined, put right by keys, and taken back", async (host) => {
    const tab = await openHost(browser, web, host);
    await holdsContract(browser, tab, host);
    await tab.close();
  });

  test.each(places)("a line is under its word, and goes where it goes: $name", (place) => follows(browser, web, place));

  test("a page that shows something else without being loaded anew is followed", () =>
    outlivesNavigation(browser, web));

  test.each(quietHosts)("$name is left alone", async (host) => {
    const tab = await openHost(browser, web, host);
    await staysQuiet(browser, tab);
    await tab.close();
  });

  test("nothing is drawn where a code that is sent once is typed", async () => {
    const tab = await openHost(browser, web, { name: "a code", file: "input.ts" });
    await tab.ask("document.querySelector('input').setAttribute('autocomplete', 'one-time-code')");
    const [left, top] = await tab.ask<[number, number]>("window.host.point()");
    await tab.click(left, top);
    await tab.type("We recieved it.");
    expect(await drawnIn(tab)).toBeUndefined();
    await tab.close();
  });

  test("a hostile page learns no key, no word of the dictionary, and cannot speak for anybody", async () => {
    const rule = { id: "1", match: "whilst", replace: "while", message: "We write “while”." };
    const lists = { words: ["zorbix"], ignores: [], disabled: [], rules: [rule], terms: [], templates: [] };
    web.answer = ({ url }) => {
      if (url === `${server}/api/v1/connections/key`)
        return { status: 200, json: { Token: "hs_secret_key", Name: "" } };
      return url === `${server}/api/v1/rules` ? { status: 200, json: { Version: "1", Settings: lists } } : undefined;
    };
    // The page of the server on which somebody says yes, who is quick.
    web.page(
      `${server}/connect`,
      `<script>const asked = new URLSearchParams(location.search);
      location.assign(asked.get("ReturnTo") + "?" + new URLSearchParams({ code: "hc_code", state: asked.get("State") }))</script>`,
    );
    expect(await browser.own({ what: "connect", server })).toBe("done");
    const taken = web.sent.find(({ url }) => url.endsWith("/connections/key"));
    // The server lists this address (apps/server/src/accounts/return-addresses.ts).
    const ReturnTo = "https://4f25172fd3e5891d67ee81556fef1f8b523416f0.extensions.allizom.org/";
    expect(JSON.parse(taken?.body ?? "")).toMatchObject({ Client: 9, Code: "hc_code", ReturnTo });
    const tab = await openHost(browser, web, { name: "evil", file: "textarea.ts" });
    await tab.ask(`(${hostile})()`);
    await write(tab, wrong);
    await expect.poll(() => astray(tab, "recieved")).toBe("");
    const told = await tab.ask<object>(`(${knocks})(${JSON.stringify(browser.home)})`);
    expect(told).toEqual({ read: [false, false, false, false, false], runtime: "undefined", shadow: null });
    expect((await tab.ask<string[]>("heard")).join("\n")).not.toMatch(/hs_secret|8099|zorbix|whilst|recieved/);
    expect(await tab.ask("window.host.model()")).toBe(wrong);
    expect(await browser.own({ what: "state" })).toMatchObject({ server, checks: "here" });
    await tab.close();
  });

  test("what a page only says that somebody did starts nothing, and a page that nobody has touched is not read", async () => {
    const tab = await openPlace(
      browser,
      web,
      "<textarea>We recieved it gladly.</textarea><div contenteditable>We recieved it.</div>",
    );
    await tab.ask(`(${says})()`);
    // Another one is read meanwhile: the extension is awake.
    const other = await openHost(browser, web, { name: "awake", file: "textarea.ts" });
    await write(other, wrong);
    await expect.poll(() => astray(other, "recieved")).toBe("");
    await other.close();
    expect(await tab.ask("document.documentElement.childElementCount")).toBe(2);
    expect(await tab.ask("[...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0)")).toBe(0);
    const [left, top] = await tab.ask<[number, number]>("window.host.point()");
    await tab.click(left, top);
    await expect.poll(() => astray(tab, "recieved")).toBe("");
    await tab.close();
  });

  test("no request has ever carried a word of what was written", () => {
    const everything = web.sent.map(({ url, body, headers }) => `${url}\n${body}\n${headers}`).join("\n");
    expect(everything).not.toMatch(/recieved|zorbix|whilst/);
    const elsewhere = web.sent.filter(({ url }) => !url.startsWith(`${server}/`));
    expect(JSON.stringify(elsewhere)).not.toContain("hs_secret_key");
    expect(web.sent.length).toBeGreaterThan(10);
  });
});
