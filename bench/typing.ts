/**
 * Types into 1 and 100,000 words at 1 to 300 ms a key while the page is blocked for up to half a second, by keys, text
 * expanders and an input method, and counts the rounds after which the text is not what was typed. In Chromium, and in
 * Firefox and WebKitGTK where they are installed. Run: `npm run bench -- typing`; `ROUNDS` says how many, 40 by default.
 */
import fc from "fast-check";
import { endChromium } from "../apps/web/src/testing/one-chromium.ts";
import type { Driven } from "../apps/web/src/testing/other-browsers/driven.ts";
import { openFirefox } from "../apps/web/src/testing/other-browsers/firefox.ts";
import { findFirefox, findWebKit } from "../apps/web/src/testing/other-browsers/installed.ts";
import { BrowserUser } from "../apps/web/src/testing/other-browsers/person.ts";
import { openWebKit } from "../apps/web/src/testing/other-browsers/webkit.ts";
import { servePage } from "../apps/web/src/testing/serve-page.ts";
import { chromiumTypist } from "../apps/web/src/testing/typing/chromium-typist.ts";
import { drivenTypist } from "../apps/web/src/testing/typing/driven-typist.ts";
import { longText } from "../apps/web/src/testing/typing/long-text.ts";
import { typingPlans } from "../apps/web/src/testing/typing/typing-plan.ts";
import { pastes, type Typist, writes } from "../apps/web/src/testing/typing/typist.ts";
import { Visit } from "../apps/web/src/testing/visit.ts";

const rounds = Number(process.env.ROUNDS ?? 40);
const sizes = [1, 100_000];

async function measure(name: string, words: number, typist: Typist): Promise<void> {
  await pastes(typist, words === 1 ? "word" : longText(words));
  let wrong = 0;
  for (const [turn, plan] of fc.sample(typingPlans(300), rounds).entries()) {
    const { expected, found } = await writes(typist, turn, plan);
    if (found === expected) continue;
    wrong++;
    console.log(`  not as typed: ${JSON.stringify(plan)}`);
  }
  console.log(`${name}, ${words.toLocaleString("en")} words: ${wrong} of ${rounds} rounds not as typed`);
  if (wrong > 0) process.exitCode = 1;
}

async function inChromium(): Promise<void> {
  const visit = await Visit.open();
  try {
    for (const words of sizes) await measure("Chromium", words, await chromiumTypist(await visit.page()));
  } finally {
    await visit.close();
    await endChromium();
  }
}

async function inAnother(name: string, open: () => Promise<Driven>): Promise<void> {
  for (const words of sizes) {
    const served = await servePage();
    const browser = await open();
    try {
      await browser.go(`${served.url}editor`);
      // WebKitGTK falls over a paste into a page that nobody has touched.
      const person = new BrowserUser(browser);
      await person.clicks({ role: "textbox", name: "Your text" });
      await person.types("a");
      await measure(name, words, drivenTypist(browser));
    } finally {
      await browser.close();
      await served.close();
    }
  }
}

const firefox = findFirefox();
const webKit = findWebKit();
await inChromium();
if (firefox) await inAnother("Firefox", () => openFirefox(firefox));
if (webKit) await inAnother("WebKitGTK", () => openWebKit(webKit));
