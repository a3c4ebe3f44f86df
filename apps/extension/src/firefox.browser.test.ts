import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFirefox, firefoxPath as path } from "./testing/firefox.ts";
import { drawnIn, holdsContract, openHost, staysQuiet } from "./testing/hosts/contract.ts";
import { checkedHosts, quietHosts } from "./testing/hosts/hosts.ts";
import { packed } from "./testing/pack.ts";
import { follows, outlivesNavigation } from "./testing/places/follows.ts";
import { places } from "./testing/places/places.ts";
import type { TriedBrowser } from "./testing/tab.ts";
import { Web } from "./testing/web.ts";

// Without a Firefox there is nothing to install it into.
describe.skipIf(!path)("in Firefox", () => {
  const web = new Web();
  let browser: TriedBrowser;
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

  test("no request has ever carried a word of what was written", () => {
    const everything = web.sent.map(({ url, body, headers }) => `${url}\n${body}\n${headers}`).join("\n");
    expect(everything).not.toMatch(/recieved/);
    expect(web.sent.length).toBeGreaterThan(10);
  });
});
