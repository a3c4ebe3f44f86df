import { beforeAll, describe, test } from "vitest";
import { wholeChromium as path, whyNoChromium } from "./testing/chromium.ts";
import { triedChromium } from "./testing/chromium-tab.ts";
import { freshChromium } from "./testing/fresh-chromium.ts";
import { holdsContract, openHost, staysQuiet } from "./testing/hosts/contract.ts";
import { checkedHosts, quietHosts } from "./testing/hosts/hosts.ts";
import { follows, outlivesNavigation } from "./testing/places/follows.ts";
import { places } from "./testing/places/places.ts";
import type { TriedBrowser } from "./testing/tab.ts";
import type { Web } from "./testing/web.ts";

// Without a Chromium that takes extensions there is nothing to install it into.
describe.skipIf(!path)(`in Chromium${whyNoChromium ? ` (${whyNoChromium})` : ""}`, () => {
  let browser: TriedBrowser;
  let web: Web;
  beforeAll(async () => {
    const fresh = await freshChromium(path ?? "");
    browser = triedChromium(fresh.browser);
    web = fresh.web;
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
});
