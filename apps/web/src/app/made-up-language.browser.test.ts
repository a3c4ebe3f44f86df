import { deepTest, tier } from "@housestyle/testing";
import { madeUpTag } from "@housestyle/texts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedUp } from "../../../server/src/testing/visitor.ts";
import { sampleLetter } from "../screens/home/sample-letter.ts";
import { isTooWide } from "../testing/both-looks.ts";
import { fill } from "../testing/fill.ts";
import { goOn } from "../testing/go-on.ts";
import { leftInEnglish } from "../testing/left-in-english.ts";
import { Product } from "../testing/product.ts";
import { marked } from "../testing/visit.ts";

let product: Product;
let strangers: Page;
let own: Page;
beforeAll(async () => {
  product = await Product.alone();
  const person = await signedUp(product.server, { Name: "Ann Lee" });
  await fill(person);
  strangers = await (await product.browser(undefined, { locale: madeUpTag })).newPage();
  own = await (await product.browser(person, { locale: madeUpTag })).newPage();
});
afterAll(() => product.close());

/** What the people of this test have written. */
const data = [
  ...[
    "Ann Lee",
    "Support desk",
    "House rules",
    "Greetings",
    "Thanks",
    "A letter",
    "Letters",
    "Dear all, we utilise it.",
  ],
  ...["Zyntharil", "Nordwind", "Terms", "General rules", "Thank you for writing to us.", ...sampleLetter.lines],
];

const forAll = ["/", "/login", "/signup", "/extension"];
const forMembers = ["/documents", "/dictionary", "/snippets", "/style-guides", "/term-bases", "/import", "/team"];
const more = ["/team/members", "/team/analytics", "/team/activity", "/account", "/account?show=keys", "/operator"];

/** Wide and narrow windows; the gate looks at a screen in one of them. */
let widths = [1440, 390];

/** Everything is said in the language, and there is room for it on a phone. */
async function expectWhole(page: Page, path: string): Promise<void> {
  widths = widths.toReversed();
  for (const width of tier === "deep" ? widths : widths.slice(0, 1)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await leftInEnglish(page, data), `${path} at ${width}`).toEqual([]);
    expect(await isTooWide(page), `${path} at ${width} scrolls sideways`).toBe(false);
  }
}

async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await goOn(page, path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.locator(".waiting, .skeleton").first().waitFor({ state: "detached" });
    await expectWhole(page, path);
  }
}

test("the site is said in the reader's language", () => look(strangers, forAll));
deepTest("so are the screens of an account", () => look(own, forMembers));
deepTest("and those of a team and the server", () => look(own, more));
test("and the editor, but for what the rules say of English", async () => {
  const page = strangers;
  await goOn(page, "/editor");
  await page.locator(".text").focus();
  await page.keyboard.insertText("She ate a apple.");
  await marked(page, "a").click();
  const remark = page.getByText("Use “an” before “apple”, which starts with a vowel sound.").first();
  await remark.waitFor();
  // What is English on a page in another language says so, to the browser and to whoever reads it out.
  const languages = [page.locator("html"), page.locator(".text"), remark].map((each) => each.getAttribute("lang"));
  expect(await Promise.all(languages)).toEqual([madeUpTag, "en-US", "en"]);
  const why =
    "Use “an” before a vowel sound and “a” before a consonant sound. The sound decides, not the letter: “an hour” and “an MBA”, but “a university” and “a one-time offer”. Some words have two pronunciations, as in “a historic event” and “an historic event”. Ignore the suggestion if you pronounce the word differently.";
  data.push(why, "Use “an” before “apple”, which starts with a vowel sound.", "apple", "She ate", "an");
  await expectWhole(page, "/editor");
  expect(product.troubles()).toEqual([]);
});
