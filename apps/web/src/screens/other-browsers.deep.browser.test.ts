import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../server/src/testing/test-server.ts";
import { signedUp } from "../../../server/src/testing/visitor.ts";
import type { Driven } from "../testing/other-browsers/driven.ts";
import { openFirefox } from "../testing/other-browsers/firefox.ts";
import { findFirefox, findWebKit } from "../testing/other-browsers/installed.ts";
import { BrowserUser } from "../testing/other-browsers/person.ts";
import { openWebKit } from "../testing/other-browsers/webkit.ts";
import { builtPage } from "../testing/serve-page.ts";
import { drivenTypist } from "../testing/typing/driven-typist.ts";
import { longText } from "../testing/typing/long-text.ts";
import type { TypingPlan } from "../testing/typing/typing-plan.ts";
import { pastes, type Typist, writes } from "../testing/typing/typist.ts";

const firefox = findFirefox();
const webKit = findWebKit();
const browsers = [
  { name: "Firefox", packages: "firefox-esr", open: firefox && (() => openFirefox(firefox)) },
  { name: "WebKitGTK", packages: "webkit2gtk-driver and xvfb", open: webKit && (() => openWebKit(webKit)) },
];

for (const { name, packages, open } of browsers) {
  if (open) describe(name, () => flows(open));
  else test.skip(`${name} is not installed (Debian: ${packages})`);
}

/** What has to work in every browser, on the real server. */
function flows(open: () => Promise<Driven>): void {
  let server: TestServer;
  let browser: Driven;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer({ webFolder: builtPage }), open()]);
  });
  afterEach(async () => {
    expect(await browser.troubles()).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  test("a mistake is underlined, its first suggestion accepted, the text kept, and what is typed stands there", async () => {
    const person = new BrowserUser(browser);
    const text = { role: "textbox", name: "Your text" } as const;
    await browser.go(`${server.url}/editor`);
    await person.clicks(text);
    await person.types("We definately went.");
    await person.sees({ role: "mark", name: "definately" });
    await person.presses("Control", "Home");
    await person.presses("F8");
    await person.presses("Enter");
    await person.reads(text, "We definitely went.");
    await person.sees({ role: "text", name: "Saved on this device" });
    await browser.go(`${server.url}/editor`);
    await person.reads(text, "We definitely went.");
    await person.sees({ role: "text", name: "No suggestions. Nice work." });
    await person.clicks(text);
    const typist = drivenTypist(browser);
    await typesWhatStandsThere(typist);
    await pastes(typist, longText(2_000));
    await typesWhatStandsThere(typist);
  });

  test("a word is added, searched for, selected, deleted and brought back", async () => {
    const person = new BrowserUser(browser);
    const { email } = await signedUp(server);
    const row = { role: "row", name: "Zyntharil" } as const;
    await browser.go(`${server.url}/login?next=/dictionary`);
    await person.clicks({ role: "textbox", name: "Email" });
    await person.types(email);
    await person.clicks({ role: "textbox", name: "Password" });
    await person.types("seven green bottles");
    await person.clicks({ role: "button", name: "Log in" });
    await person.sees({ role: "text", name: "No words yet" });
    for (const word of ["Nordwind", "Zyntharil"]) {
      await person.clicks({ role: "button", name: "Add a word" });
      await person.sees({ role: "complementary", name: "Add a word" });
      await person.types(word);
      await person.presses("Enter");
      await person.sees({ role: "row", name: word });
    }
    await person.clicks({ role: "textbox", name: "Search..." });
    await person.types("zynth");
    await person.missesAtLast({ role: "row", name: "Nordwind" });
    await person.clicks({ role: "checkbox", name: "Select Zyntharil" });
    await person.clicks({ role: "button", name: "Delete selected" });
    await person.clicks({ role: "button", name: "Delete" });
    await person.missesAtLast(row);
    await person.clicks({ role: "button", name: "Undo" });
    await person.sees(row);
  });
}

/** At the end of the text, at its start and halfway through. Other plans and lengths are tried by `npm run bench -- typing`. */
async function typesWhatStandsThere(typist: Typist): Promise<void> {
  const plan: TypingPlan = {
    strokes: [{ kind: "keys", text: "one two\nThree four\nFive six" }],
    pace: 20,
    stalls: [{ at: 100, ms: 300 }],
  };
  for (const turn of [0, 1, 2]) {
    const { expected, found } = await writes(typist, turn, plan);
    expect(found).toBe(expected);
  }
}
