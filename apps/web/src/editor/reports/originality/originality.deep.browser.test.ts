import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { withTeam } from "../../../../../server/src/testing/visitor.ts";
import { complaints } from "../../../testing/complaints.ts";
import { spoil } from "../../../testing/loaded-app.ts";
import { Product } from "../../../testing/product.ts";
import { write } from "../../../testing/visit.ts";

let product: Product;
beforeAll(async () => {
  product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+TeamDocuments" } });
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const passage =
  "The ferryman untied his boat before dawn, rowed across the black water without a lamp, and waited under the willows until the bell had rung.";

async function openOriginality(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Reports" }).press("Enter");
  await page.getByRole("navigation", { name: "Reports" }).getByRole("button", { name: "Originality" }).press("Enter");
  await page.getByRole("article", { name: "Originality" }).waitFor();
}

test("a passage stands beside its source: the writer's own document, and never another team's", async () => {
  const { admin, teamId } = await withTeam(product.server);
  await admin.post("/api/v1/documents", { Title: "Another team's", Text: passage, TeamId: teamId });
  const person = await product.person();
  await person.post("/api/v1/documents", { Title: "An older letter", Text: `Once upon a time. ${passage}` });
  await person.post("/api/v1/documents", { Title: "A list", Text: "Bread, butter, tea." });
  const page = await product.page("/editor", person);
  await write(page, `It was late. ${passage.replace("black", "dark")}`);
  await openOriginality(page);
  await page.getByText("Compared with 2 of 2 other documents").waitFor();
  const source = page.getByRole("link", { name: "An older letter (opens in a new tab)" });
  await source.waitFor();
  await expect.poll(() => source.getAttribute("href")).toMatch(/^\/editor\?document=\d+$/);
  const beside = page.getByRole("figure").filter({ has: source });
  await beside.getByRole("blockquote").filter({ hasText: "rowed across the black water" }).waitFor();
  const own = page.getByRole("figure").filter({ hasText: "In your text" });
  await own.getByRole("blockquote").filter({ hasText: "rowed across the dark water" }).waitFor();
  await expect.poll(() => page.getByText("Another team's").count()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  // A favorite is this person's on every device.
  await page.getByRole("button", { name: "Favorite: Originality" }).click();
  const kept = async () => (await person.get<{ Preferences: object }>("/api/v1/account")).body.Preferences;
  await expect.poll(kept).toEqual({ favoriteReports: ["plagiarism"] });
  const other = await product.page("/editor", person);
  await other.getByRole("tab", { name: "Reports" }).press("Enter");
  await other.getByRole("region", { name: "Favorites" }).getByRole("button", { name: "Originality" }).waitFor();
  for (const each of [page, other]) spoil(each);
});

deepTest("a file of the device is compared with as well, and taken away again", async () => {
  const page = await product.page("/editor");
  // Files that were chosen stay as long as the page does.
  spoil(page);
  await write(page, passage);
  await openOriginality(page);
  await page.getByText("Log in to compare with your own").waitFor();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add files to compare" }).press("Enter");
  await (await chosen).setFiles([
    { name: "ferry.txt", mimeType: "text/plain", buffer: Buffer.from(`Long ago. ${passage}`) },
    { name: "boat.txt", mimeType: "text/plain", buffer: Buffer.from([0, 1, 2, 0, 255, 0]) },
  ]);
  await page.getByRole("alert").getByText("Not a text file, or too long: boat.txt").waitFor();
  await page.getByText("Original words (share of all words)").waitFor();
  await page.getByRole("button", { name: /words matching “ferry\.txt”/ }).waitFor();
  await page.getByRole("button", { name: "Remove ferry.txt" }).press("Enter");
  await page.getByRole("button", { name: /words matching “ferry\.txt”/ }).waitFor({ state: "detached" });
});
