import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { complaints } from "../../testing/complaints.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { paragraphs, text } from "../../testing/visit.ts";

const product = await sharedProduct();

async function withSnippets() {
  const person = await product.person();
  const { body } = await person.post<{ Id: number }[]>("/api/snippetfolder", [{ Name: "Mail" }]);
  const SnippetFolderId = body[0]?.Id;
  await person.post("/api/snippetfolder/items", [
    { SnippetFolderId, Name: "Greeting", Shortcut: "dear", Text: "Dear {{field:Name}}, {{field:Line=hello}}" },
    { SnippetFolderId, Name: "Farewell", Shortcut: "bye", Text: "Kind regards\n\nAnn" },
  ]);
  const page = await product.page("/editor", person);
  await page.getByRole("tab", { name: "Snippets" }).click();
  await page.getByRole("button", { name: "Insert “Greeting”" }).waitFor();
  return { person, page };
}

test("a shortcut and a blank write the snippet, Tab walks its fields, one undo takes it back", async () => {
  const { page, person } = await withSnippets();
  await text(page).focus();
  await page.keyboard.type("\\dear ");
  await page.keyboard.type("Ann");
  await page.keyboard.press("Tab");
  await page.keyboard.type("good day");
  await expect.poll(() => paragraphs(page)).toEqual(["Dear Ann, good day"]);
  await page.keyboard.press("Tab");
  await page.keyboard.type(".");
  await expect.poll(() => paragraphs(page)).toEqual(["Dear Ann, good day."]);
  const used = async () =>
    (await person.get<{ Name: string; UseCount: number }[]>("/api/snippetfolder/items")).body.find(
      ({ Name }) => Name === "Greeting",
    )?.UseCount;
  await expect.poll(used).toBe(1);
});

deepTest("one step of undo brings the shortcut back", async () => {
  const { page } = await withSnippets();
  await text(page).focus();
  await page.keyboard.type("Well \\bye ");
  await expect.poll(() => paragraphs(page)).toEqual(["Well Kind regards", "Ann"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["Well \\bye"]);
});

test("the palette searches and inserts by keys alone", async () => {
  const { page } = await withSnippets();
  await text(page).focus();
  await page.keyboard.press("Control+Shift+Space");
  await page.getByRole("option", { name: /Farewell/ }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.type("fare");
  await page.keyboard.press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual(["Kind regards", "Ann"]);
});

deepTest("the side bar inserts at the caret", async () => {
  const { page } = await withSnippets();
  await page.getByRole("searchbox", { name: "Search snippets" }).fill("bye");
  await page.getByRole("button", { name: "Insert “Farewell”" }).press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual(["Kind regards", "Ann"]);
});
