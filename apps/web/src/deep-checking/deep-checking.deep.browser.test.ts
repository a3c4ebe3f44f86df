import { createEngine, lateReader } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { openDeep } from "@housestyle/model-en";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breakingModelFolder } from "../../../../packages/model-en/src/testing/tiny-model.ts";
import { goldenCases } from "../../../../packages/neural/src/testing/golden-cases.ts";
import { member, withTeam } from "../../../server/src/testing/visitor.ts";
import { Product } from "../testing/product.ts";
import { openTextMenu } from "../testing/text-menu.ts";
import { marked, paragraphs, write } from "../testing/visit.ts";

// The tiny model, whose weights are chance, would rather read “here” than “school”, however often it is written.
const sentence = "We walk to school in the rain. ";

let product: Product;
let model: string;
beforeAll(async () => {
  model = await breakingModelFolder();
  product = await Product.alone({ model });
});
afterAll(() => product.close());

const asked = (page: Page) => page.getByRole("region", { name: "Deep checking" });
const turnOn = (page: Page) => asked(page).getByRole("button", { name: "Turn on" }).click();
const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open("housestyle-model")).keys()).length);

test("who says yes is told more, without a network too, and can be rid of it in the account", async () => {
  const person = await product.person();
  const page = await product.page("/editor", person, { isKept: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await write(page, sentence.repeat(4));
  await asked(page).getByText("one-time download of").waitFor();
  await turnOn(page);
  await marked(page, "school").first().click();
  await page.getByText("Did you mean “here” instead of “school”?").first().waitFor();
  await page.getByText("Saved on the server").waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await marked(page, "school").first().waitFor();
  await expect.poll(() => asked(page).count()).toBe(0);
  expect(await keptFiles(page)).toBeGreaterThan(8);
  await page.context().setOffline(false);
  await page.goto("/account?show=privacy");
  await page.getByText("MB on this device").waitFor();
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByText("It isn’t on this device.").waitFor();
  expect(await keptFiles(page)).toBe(0);
});

deepTest(
  "who says no is not asked again, and may change their mind in the menu; a file that is not the one it should be is not used",
  async () => {
    const page = await product.page("/editor", undefined, { isFirst: true });
    await write(page, `We definately walk. ${sentence.repeat(4)}`);
    await asked(page).getByRole("button", { name: "Not now" }).click();
    await page.route("**/model.onnx", (route) => route.fulfill({ body: "something else" }));
    await page.reload();
    await openTextMenu(page);
    await page.getByRole("combobox", { name: "Deep checking" }).selectOption("strict");
    await page.keyboard.press("Escape");
    // One sentence says so, and rules go on.
    await asked(page).getByText("couldn’t be loaded").waitFor();
    await marked(page, "definately").waitFor();
    await page.unroute("**/model.onnx");
    await asked(page).getByRole("button", { name: "Try again" }).click();
    await marked(page, "school").first().click();
    await page
      .getByRole("button", { name: /^Turn off rule( \(|$)/ })
      .first()
      .click();
    await expect.poll(() => marked(page, "school").count()).toBe(0);
    // When the runtime breaks later, one sentence says so as well.
    await write(page, "Then it went kaboom. ");
    await asked(page).getByText("Deep checking has stopped. Everything else still works.").waitFor();
    await marked(page, "definately").waitFor();
  },
);

deepTest("a team goes before its member, who is told whose word it is; off means that nothing is offered", async () => {
  const { admin, teamId } = await withTeam(product.server, "The Desk");
  const writer = await member(product.server, { admin, teamId });
  const says = (DeeperChecking: string) => admin.patch(`/api/teams?id=${teamId}`, { DeeperChecking });
  await says("off");
  const page = await product.page("/editor", writer);
  const offers = () => page.evaluate(() => performance.getEntriesByName(`${location.origin}/models/en`).length);
  await write(page, sentence.repeat(4));
  await openTextMenu(page);
  const choice = page.getByRole("combobox", { name: "Deep checking" });
  await page.getByText("Your team, The Desk, has turned it off.").waitFor();
  await expect.poll(() => choice.isDisabled()).toBe(true);
  await expect.poll(async () => [await asked(page).count(), await offers()]).toEqual([0, 0]);
  await page.keyboard.press("Escape");
  await says("eager");
  await asked(page).getByText("Your team, The Desk, uses deep checking").waitFor();
  // It comes below the text: nothing moves when it goes.
  const place = () =>
    page.getByRole("textbox", { name: "Your text" }).evaluate((text) => text.getBoundingClientRect().y);
  const before = await place();
  await turnOn(page);
  await marked(page, "school").first().waitFor();
  expect(await place()).toBe(before);
  // A worker that dies, of too little memory perhaps, is missed as well, and begins again when it is asked to.
  await page
    .workers()
    .find((worker) => worker.url().includes("late-worker"))
    ?.evaluate(() => close());
  await asked(page).getByText("Deep checking has stopped. Everything else still works.").waitFor();
  await asked(page).getByRole("button", { name: "Try again" }).click();
  await marked(page, "school").first().waitFor();
  await says("off");
  await marked(page, "school").first().waitFor({ state: "detached" });
});

deepTest("what one has chosen on another device is asked about on this one; a choice goes to the account", async () => {
  const writer = await product.person();
  await writer.patch("/api/v1/account", { Preferences: { purpose: "team", deeper: "eager" } });
  const page = await product.page("/editor", writer, { isFirst: true });
  await write(page, sentence.repeat(4));
  await turnOn(page);
  await marked(page, "school").first().waitFor();
  await openTextMenu(page);
  const choice = page.getByRole("combobox", { name: "Deep checking" });
  await expect.poll(() => choice.inputValue()).toBe("eager");
  await choice.selectOption("strict");
  const chosen = async () => (await writer.get<{ Preferences: object }>("/api/v1/account")).body.Preferences;
  await expect.poll(chosen).toEqual({ purpose: "team", deeper: "strict" });
  // What is said of the sentences of training, line by line, is what Node says of them.
  await page.getByRole("textbox", { name: "Your text" }).press("ControlOrMeta+A");
  await write(page, [...new Set(goldenCases.map(({ text }) => text))].join("\n"));
  const shown = async () => page.locator(".text .mark").allTextContents();
  const wanted = await saidInNode(await paragraphs(page));
  expect(wanted.length).toBeGreaterThan(20);
  await expect.poll(shown).toEqual(wanted);
});

/** The words that rules and corrector remark on in these paragraphs. */
async function saidInNode(lines: readonly string[]): Promise<string[]> {
  const engine = createEngine(await readAssets());
  const text = lines.join("\n\n");
  const late = await lateReader((await openDeep("strict", model)).lane()).read(engine.paragraphs(text), "en-US");
  return engine.fold(engine.check(text, { dialect: "en-US" }), late).map((finding) => finding.text);
}
