import { expect, test } from "vitest";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

test("by keys alone: look a word up among the suggestions, and go on to a synonym", async () => {
  const page = await product.page("/word-explorer");
  const search = page.getByRole("combobox", { name: "Look up a word" });
  await search.press("g");
  await page.keyboard.type("limme");
  await page.getByRole("option", { name: "glimmer", exact: true }).waitFor();
  // This one is near all six letters alone: what was suggested for fewer of them has gone.
  await page.getByRole("option", { name: "gimme", exact: true }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /^glimme/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^glimme\w+: meaning, synonyms, rhymes/);
  await page.goto("/word-explorer/happy");
  await page.getByRole("region", { name: "Synonyms" }).getByRole("link", { name: "joyful" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "joyful" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "happy" }).waitFor();
});

test("sections come when they are near, and in whole when they are asked for", async () => {
  const page = await product.page("/word-explorer/happy");
  const alike = page.getByRole("region", { name: "Words that begin alike" });
  await alike.scrollIntoViewIfNeeded();
  await alike.getByRole("link").first().waitFor();
  const before = await alike.getByRole("link").count();
  await alike.getByRole("button", { name: /^Show all/ }).click();
  await expect.poll(() => alike.getByRole("link").count()).toBeGreaterThan(before);
});

test("a sentence puts the synonyms that fit it first, and is sent only when asked for", async () => {
  const page = await product.page("/word-explorer/bright");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url().replaceAll("+", " "))));
  await page.getByText("In your sentence").click();
  await page.getByLabel("Your sentence").fill("She is a bright pupil who learns quickly.");
  expect(asked.some((url) => url.includes("pupil"))).toBe(false);
  await page.getByRole("button", { name: "Rank the synonyms" }).click();
  await expect.poll(() => asked.some((url) => url.includes("bright pupil"))).toBe(true);
});

test("a word nobody knows leads to those that are near", async () => {
  const page = await product.page("/word-explorer/hapy");
  await page.getByRole("heading", { name: "No entry for “hapy”" }).waitFor();
  await page.getByRole("link", { name: "happy" }).click();
  await page.getByRole("heading", { level: 1, name: "happy" }).waitFor();
});

test("several words describe one", async () => {
  const page = await product.page("/word-explorer/fear%20of%20spiders");
  await page.getByRole("link", { name: "arachnophobia" }).first().waitFor();
});
