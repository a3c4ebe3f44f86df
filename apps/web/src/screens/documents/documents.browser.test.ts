import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

async function withDocuments(titles: readonly string[]) {
  const person = await signedUp(product.server);
  for (const Title of titles)
    await person.post("/api/v1/documents", { Title, Text: "One two three.", Project: "Letters" });
  return person;
}

test("lists documents, finds them, and opens one", async () => {
  const person = await withDocuments(["A letter", "Minutes of May", "O'Brien's notes"]);
  const page = await product.page("/documents", person);
  await page.getByRole("link", { name: "Minutes of May" }).waitFor();
  await page.getByPlaceholder("Search...").fill("o'brien");
  await page.getByRole("link", { name: "Minutes of May" }).waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.get("search")).toBe("o'brien");
  await page.getByRole("link", { name: "O'Brien's notes" }).click();
  await page.waitForURL(/\/editor\?document=\d+/);
});

test("by keys alone: delete two, undo; delete one for good", async () => {
  const person = await withDocuments(["A letter", "Minutes of May"]);
  const page = await product.page("/documents", person);
  const rows = page.getByRole("grid").getByRole("checkbox");
  await rows.nth(1).press("Space");
  await rows.nth(2).press("Space");
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Delete items" });
  await dialog.getByText("Please make sure you want to delete ALL selected items.").waitFor();
  await dialog.getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("No documents yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByRole("link", { name: "A letter" }).waitFor();

  await rows.nth(1).press("Space");
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  await page.getByText("Please make sure you want to delete this item.").waitFor();
  await page.getByRole("alertdialog", { name: "Delete item" }).getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("1 item deleted.").waitFor();
  await page.getByRole("tab", { name: "Documents" }).focus();
  await page.keyboard.press("ArrowRight");
  const trash = page.getByRole("grid", { name: "Trash" });
  await trash.getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("The trash is empty").waitFor();
  expect((await person.get<unknown[]>("/api/v1/documents")).body).toHaveLength(1);
});

test("a title is changed without touching the text", async () => {
  const person = await withDocuments(["A letter"]);
  const page = await product.page("/documents", person);
  await page.getByRole("gridcell", { name: "Letters" }).click();
  await page.getByLabel("Title").fill("A better letter");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "A better letter" }).waitFor();
  const [row] = (await person.get<{ Id: number }[]>("/api/v1/documents")).body;
  expect((await person.get(`/api/v1/documents/${row?.Id}`)).body).toMatchObject({
    Title: "A better letter",
    Text: "One two three.",
  });
});
