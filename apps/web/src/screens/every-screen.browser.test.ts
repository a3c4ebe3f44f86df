import { tier } from "@housestyle/testing";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedUp, type Visitor } from "../../../server/src/testing/visitor.ts";
import { bothLooks, isTooWide } from "../testing/both-looks.ts";
import { complaints } from "../testing/complaints.ts";
import { fill } from "../testing/fill.ts";
import { goOn } from "../testing/go-on.ts";
import { Product } from "../testing/product.ts";
import { wordingFaults } from "../testing/visible-sentences.ts";

let product: Product;
let person: Visitor;
beforeAll(async () => {
  product = await Product.alone();
  person = await signedUp(product.server, { Name: "Dana Featherstonehaugh Cholmondeley" });
  await fill(person);
  const shared = { TeamId: null, SessionId: "a", DocumentKey: "a", WordCount: 1_200, Source: 3 };
  const decided = { ...shared, Report: "grammar", RuleId: "grammar/am-agree" };
  await person.post("/api/captureeditactionextended", [
    { ...shared, Action: 9, SuggestionCount: 4, Timestamp: Date.now() - 7 * 86_400_000 },
    { ...shared, Action: 9, SuggestionCount: 2 },
    { ...decided, Action: 2, Count: 9, Category: "grammarspelling" },
    { ...decided, Action: 1, Count: 3, Category: "grammargrammar" },
  ]);
});
afterAll(() => product.close());

/** Every address, and what stands on it once it is there. */
const forAll = [
  "/",
  "/login",
  "/signup",
  "/forgotten-password",
  "/reset-password?token=x",
  "/verify-email?token=x",
  "/invitation?token=x",
  "/extension",
  "/extension/chrome",
  "/extension/safari",
  "/office",
  "/word-explorer",
  "/word-explorer/happy",
  "/word-explorer/zzzzq",
  "/insights/off?token=x",
  "/notifications/off?token=x",
  "/provenance",
  "/rules",
  "/rules/grammar/a-or-an",
  "/docs",
  "/docs/editors/vscode",
  "/privacy",
  "/nothing-here",
  "/editor",
];
const forMembers = [
  "/welcome",
  `/connect?Client=Office&State=${"s".repeat(43)}&Challenge=${"c".repeat(43)}`,
  "/word-explorer/happy",
  "/documents",
  "/documents?show=trash",
  "/insights",
  "/dictionary",
  "/snippets",
  "/style-guides",
  "/style-guides/1",
  "/simple-style-guide",
  "/term-bases",
  "/term-bases/2",
  "/import",
  "/import/termbase",
  "/team",
  "/team/members",
  "/team/analytics",
  "/team/activity",
  "/team/webhooks",
  "/account",
  "/account?show=security",
  "/account?show=keys",
  "/account?show=privacy",
  "/account?show=end",
  "/operator",
  "/operator?show=teams",
  "/operator?show=feedback",
  "/operator?show=activity",
  "/editor",
];

async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Sections of a word wait until they are scrolled to.
  await page.locator(".waiting, .skeleton:not(.word-section .skeleton)").first().waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready);
}

/** Lists whose rows open beside them, and what is read in an open row: the second look is at one. */
const withInspector: ReadonlyMap<string, (page: Page) => Locator> = new Map([
  ["/dictionary", (page) => page.getByRole("complementary")],
  ["/snippets", (page) => page.getByRole("complementary")],
  ["/style-guides/1", (page) => page.getByText("Flagged once, as expected.")],
  ["/term-bases/2", (page) => page.getByRole("region", { name: "Terms with the same concept" })],
]);

async function openFirstRow(page: Page, inspector: Locator): Promise<void> {
  await page.getByRole("grid").getByRole("row").nth(1).press("Enter");
  await inspector.waitFor();
}

let strangers: Page;
let own: Page;
beforeAll(async () => {
  strangers = await (await product.browser()).newPage();
  own = await (await product.browser(person)).newPage();
});

test.each(forAll)("a stranger finds %s without a fault", async (path) => {
  await expectGood(strangers, path);
});

test.each(forMembers)("%s is without a fault", async (path) => {
  await expectGood(own, path);
});

/** In turn: each screen is first seen as the one before it was seen last. In the gate one look at most screens is enough. */
let looks: readonly (typeof bothLooks)[number][] = bothLooks;

async function expectGood(page: Page, path: string): Promise<void> {
  await goOn(page, path);
  const inspectorOf = withInspector.get(path);
  const turns = tier === "deep" || inspectorOf ? looks : looks.slice(0, 1);
  for (const [turn, { theme, width }] of turns.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    if (turn > 0 && inspectorOf) await openFirstRow(page, inspectorOf(page));
    expect(await complaints(page)).toEqual([]);
    const [wide, wording, cut] = await Promise.all([isTooWide(page), wordingFaults(page), cutCells(page)]);
    expect({ wide, wording, cut }).toEqual({ wide: false, wording: [], cut: [] });
  }
  looks = looks.toReversed();
  expect(product.troubles()).toEqual([]);
}

/** What a table does not show in whole, on a phone: what is called something has its name there, if on two lines. */
function cutCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".table td, .table th")]
      .filter((cell) => innerWidth < 520 && cell.offsetParent && cell.scrollWidth > cell.clientWidth)
      .map((cell) => cell.textContent),
  );
}
