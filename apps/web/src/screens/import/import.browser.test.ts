import { readFile } from "node:fs/promises";
import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { downloaded } from "../../testing/downloaded.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

const csv = (text: string, name = "words.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test("maps columns, shows what would happen, does it, and takes it back", async () => {
  const person = await signedUp(product.server);
  await person.post("/api/ignorepatterns", [{ Word: "Nordwind" }]);
  const page = await product.page("/import/dictionary", person);
  await page.locator("input[type=file]").setInputFiles(csv("Wort;Farbe;Ersatz\nNordwind;blau;\nKiez;rot;district\n"));
  const columns = page.getByRole("region", { name: "Columns" });
  await columns.getByLabel("Wort").selectOption("Word");
  await columns.getByLabel("Ersatz").selectOption("Replacement");
  const plan = page.getByRole("region", { name: "What will change" });
  await plan.getByRole("row", { name: /New Kiez/ }).waitFor();
  // Nothing has changed yet.
  await expect.poll(async () => (await person.get<unknown[]>("/api/ignorepatterns/me/all")).body).toHaveLength(1);
  await page.getByRole("button", { name: "Import 1 row" }).press("Enter");
  await page.getByRole("heading", { name: "Import complete." }).waitFor();
  const words = async () =>
    (await person.get<{ Word: string; replacement: string | null }[]>("/api/ignorepatterns/me/all")).body.map(
      ({ Word, replacement }) => [Word, replacement],
    );
  await expect.poll(() => words()).toContainEqual(["Kiez", "district"]);
  await page.getByRole("button", { name: "Undo this import" }).first().press("Enter");
  await page.getByText(/Undone: 1 row removed/).waitFor();
  await expect.poll(() => words()).toEqual([["Nordwind", null]]);
});

test("a file that cannot be used is refused with a reason, and another may be chosen", async () => {
  const person = await signedUp(product.server);
  const page = await product.page("/import/termbase", person);
  await page
    .locator("input[type=file]")
    .setInputFiles({ ...csv("", "terms.tbx"), buffer: Buffer.from("<martif><broken") });
  await page.getByRole("alert").waitFor();
  await page.locator("input[type=file]").setInputFiles(csv("Text,Status\nlog in,Approved\n", "terms.csv"));
  await page.getByRole("button", { name: "Import 1 row" }).waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

deepTest("an export is a file, and says what its format had no room for", async () => {
  const person = await signedUp(product.server);
  await person.post("/api/ignorepatterns", [{ Word: "Nordwind", Note: "A wind", Replacement: "north wind" }]);
  const page = await product.page("/import/dictionary", person);
  await page.getByLabel("Format").selectOption("hunspell-personal");
  const download = await downloaded(page, () => page.getByRole("button", { name: "Download" }).press("Enter"));
  expect(download?.suggestedFilename()).toMatch(/^dictionary-\d{4}-\d\d-\d\d/);
  expect(await readFile((await download?.path()) ?? "", "utf8")).toContain("Nordwind");
  await page.getByText(/Not included in that format: .*Use instead/).waitFor();
});
