import { readFile } from "node:fs/promises";
import { defaultLimits, readZip } from "@housestyle/files";
import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text, write } from "../../testing/visit.ts";
import { toastText } from "../../testing/watch-toasts.ts";

const product = await sharedProduct();

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
  await toastText(page, "1 item deleted.");
  await page.getByRole("tab", { name: "Documents" }).focus();
  await page.keyboard.press("ArrowRight");
  const trash = page.getByRole("grid", { name: "Trash" });
  await trash.getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("The trash is empty").waitFor();
  await expect.poll(async () => (await person.get<unknown[]>("/api/v1/documents")).body).toHaveLength(1);
});

deepTest("a title is changed without touching the text", async () => {
  const person = await withDocuments(["A letter"]);
  const page = await product.page("/documents", person);
  await page.getByRole("button", { name: "Details of “A letter”" }).click();
  await page.getByLabel("Title").fill("A better letter");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "A better letter" }).waitFor();
  const [row] = (await person.get<{ Id: number }[]>("/api/v1/documents")).body;
  expect((await person.get(`/api/v1/documents/${row?.Id}`)).body).toMatchObject({
    Title: "A better letter",
    Text: "One two three.",
  });
});

test("documents are put in order: moved by drag and by keys, tagged, made favorites, duplicated", async () => {
  const person = await withDocuments(["A letter", "Minutes of May"]);
  await person.post("/api/v1/documents", { Title: "Chapter one", Project: "Novel/Drafts" });
  const page = await product.page("/documents", person);
  const places = page.getByRole("navigation", { name: "Projects and tags" });
  const place = (name: string) => places.getByRole("button", { name });
  const titles = () => page.locator(".document-title").allTextContents();
  await page.locator("tr.row", { hasText: "A letter" }).dragTo(place("Drafts"));
  await toastText(page, "1 document moved to “Novel/Drafts”.");
  await place("Novel").click();
  await expect.poll(titles).toEqual(["Chapter one", "A letter"]);
  expect(new URL(page.url()).search).toBe("?project=Novel");

  await page.getByRole("checkbox", { name: /Chapter one/ }).press("Space");
  await page.getByRole("button", { name: "Add tags" }).press("Enter");
  await page.keyboard.type("draft, Cut, draft");
  await page.keyboard.press("Enter");
  await page.getByRole("gridcell", { name: /Chapter one.*draft.*Cut/ }).waitFor();
  await page.getByRole("checkbox", { name: /Chapter one/ }).press("Space");
  await page.getByRole("button", { name: "Move" }).press("Enter");
  await page.keyboard.type("Essays/2027");
  await page.keyboard.press("Enter");
  await place("2027").click();
  await expect.poll(titles).toEqual(["Chapter one"]);
  await page.getByRole("button", { name: "Favorite: “Chapter one”" }).press("Enter");
  await page.getByRole("button", { name: "Favorite: “Chapter one”", pressed: true }).waitFor();
  await place("Favorites").press("Enter");
  await expect.poll(titles).toEqual(["Chapter one"]);
  await page.getByRole("checkbox", { name: /Chapter one/ }).press("Space");
  await page.getByRole("button", { name: "Duplicate" }).press("Enter");
  await toastText(page, "1 document duplicated.");
  await place("Cut").click();
  await expect.poll(titles).toEqual(["Chapter one (copy)", "Chapter one"]);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).press("Space");
  await page.getByRole("button", { name: "Download", exact: true }).press("Enter");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /Markdown/ }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toBe("documents.zip");
  const entries = readZip(await readFile(await file.path()), defaultLimits, () => false);
  expect(entries.map(({ name }) => name).toSorted()).toEqual([
    "Essays/2027/chapter-one-copy.md",
    "Essays/2027/chapter-one.md",
  ]);
  // What is begun in a place belongs there.
  await page.getByRole("button", { name: "New document" }).click();
  await page.waitForURL(/\/editor\?document=\d+/);
  await expect.poll(async () => (await person.get<unknown[]>("/api/v1/documents?tag=Cut")).body).toHaveLength(3);
});

test("all documents of a project are downloaded, and those that could not be read are listed; canceling ends it", async () => {
  const person = await withDocuments(["A letter"]);
  for (const Title of ["Chapter one", "Chapter two", "Chapter three"])
    await person.post("/api/v1/documents", { Title, Text: "It was dark.", Project: "Novel/Drafts" });
  const page = await product.page("/documents?project=Novel", person);
  await page.getByRole("link", { name: "Chapter one" }).waitFor();
  const { body } = await person.get<{ Id: number; Title: string }[]>("/api/v1/documents");
  const two = body.find(({ Title }) => Title === "Chapter two")?.Id;
  const choose = async (format: RegExp) => {
    await page.getByRole("button", { name: "Download all" }).press("Enter");
    await page.getByRole("menuitem", { name: format }).press("Enter");
  };
  await page.route(`**/api/v1/documents/${two}`, (route) => route.fulfill({ status: 404, json: {} }));
  const [file] = await Promise.all([page.waitForEvent("download"), choose(/Plain text/)]);
  expect(file.suggestedFilename()).toBe("novel.zip");
  const entries = readZip(await readFile(await file.path()), defaultLimits, () => false);
  expect(entries.map(({ name }) => name).toSorted()).toEqual([
    "Novel/Drafts/chapter-one.txt",
    "Novel/Drafts/chapter-three.txt",
  ]);
  const dialog = page.getByRole("dialog", { name: "Download documents" });
  await dialog.getByText("1 document couldn’t be downloaded:").waitFor();
  await dialog.getByRole("listitem").filter({ hasText: "Chapter two" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await dialog.waitFor({ state: "detached" });

  await page.unroute(`**/api/v1/documents/${two}`);
  let isAsked = false;
  await page.route(/\/documents\/\d+$/, () => {
    isAsked = true;
  });
  await choose(/Word/);
  await dialog.getByText("Document 1 of 3").waitFor();
  await expect.poll(() => isAsked).toBe(true);
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.unroute(/\/documents\/\d+$/);
  const [whole] = await Promise.all([page.waitForEvent("download"), choose(/E-book/)]);
  const books = readZip(await readFile(await whole.path()), defaultLimits, () => false);
  expect(books).toHaveLength(3);
  await toastText(page, "3 documents are in “novel.zip”.");
});

deepTest("moving, tagging, and making a favorite are undone from the message", async () => {
  const person = await withDocuments(["A letter", "Minutes of May"]);
  await person.post("/api/v1/documents", { Title: "Chapter one", Project: "Novel", Tags: ["draft"] });
  const page = await product.page("/documents", person);
  const place = (name: string) =>
    page.getByRole("navigation", { name: "Projects and tags" }).getByRole("button", { name });
  const row = page.locator("tr.row", { hasText: "A letter" });
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
  const letter = async () => {
    const { body } = await person.get<{ Title: string }[]>("/api/v1/documents");
    return body.find(({ Title }) => Title === "A letter");
  };
  const undone = async (onto: string, message: string, changed: object) => {
    await row.dragTo(place(onto));
    await toastText(page, message);
    await expect.poll(letter).toMatchObject(changed);
    await undo.last().click();
    await expect.poll(letter).toMatchObject({ Project: "Letters", Tags: [], Favorite: false });
  };
  await undone("Novel", "1 document moved to “Novel”.", { Project: "Novel" });
  await undone("draft", "1 document tagged.", { Tags: ["draft"] });
  await undone("Favorites", "1 document added to favorites.", { Favorite: true });
  await undone("All documents", "1 document is no longer in a project.", { Project: "" });
});

deepTest("what is typed into the details is saved when others are opened, and can be taken back", async () => {
  const person = await withDocuments(["A letter", "Minutes of May"]);
  const page = await product.page("/documents", person);
  await page.getByRole("button", { name: "Details of “A letter”" }).click();
  await page.getByLabel("Title").fill("A better letter");
  await page.getByRole("textbox", { name: "Tags" }).fill("cut");
  await page.getByRole("button", { name: "Details of “Minutes of May”" }).click();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Minutes of May");
  await page.getByRole("gridcell", { name: /A better letter.*cut/ }).waitFor();
  // The details leave the way to a new document open.
  await page.getByRole("button", { name: "New document" }).click({ trial: true });
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "A letter", exact: true }).waitFor();
  await expect
    .poll(async () => (await person.get<object[]>("/api/v1/documents?OrderBy=Title&Take=1")).body)
    .toMatchObject([{ Title: "A letter", Tags: [], Project: "Letters" }]);
});

deepTest("Back from a search in a project leads to the project", async () => {
  const person = await withDocuments(["A letter", "Minutes of May"]);
  const page = await product.page("/documents", person);
  await page.getByRole("navigation", { name: "Projects and tags" }).getByRole("button", { name: "Letters" }).click();
  await page.getByPlaceholder("Search...").fill("minutes");
  await page.getByPlaceholder("Search...").press("Enter");
  await page.getByPlaceholder("Search...").fill("minutes may");
  await page.getByPlaceholder("Search...").press("Enter");
  await page.waitForURL("**/documents?project=Letters&search=minutes+may");
  await page.goBack();
  await page.waitForURL("**/documents?project=Letters");
  await page.getByRole("link", { name: "A letter" }).waitFor();
  await page.goBack();
  await page.waitForURL("**/documents");
});

test.each([1440, 700, 390])(
  "at a width of %i the button for a new document covers no button of a row",
  async (width) => {
    const person = await withDocuments(Array.from({ length: 20 }, (_, index) => `Letter ${index}`));
    const page = await product.page("/documents", person, { width });
    await page.getByRole("link", { name: "Letter 19" }).waitFor();
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    await expect
      .poll(async () => {
        const [add] = await edges(".table-add");
        const buttons = [...(await edges(".document-actions button")), ...(await edges(".row .tick-area"))];
        return (
          add && buttons.length === 60 && buttons.filter(({ left, right }) => left < add.right && right > add.left)
        );
      })
      .toEqual([]);
  },
);

test("an empty document is used again, and a new one is read as its writer likes", async () => {
  const person = await product.person();
  await person.patch("/api/v1/account", { DefaultStyle: "academic" });
  const page = await product.page("/documents", person);
  const begin = async () => {
    await page.getByRole("button", { name: "New document" }).click();
    await page.waitForURL(/\/editor\?document=\d+/);
    await page.locator(".text[contenteditable=true]").waitFor();
    return new URL(page.url()).search;
  };
  const first = await begin();
  const documents = async () => (await person.get<{ Style: string }[]>("/api/v1/documents")).body;
  await expect.poll(documents).toMatchObject([{ Style: "academic" }]);
  await page.goBack();
  expect(await begin()).toBe(first);
  await write(page, "Words.");
  await expect.poll(documents).toMatchObject([{ Version: 2 }]);
  await page.goBack();
  expect(await begin()).not.toBe(first);
  await expect.poll(async () => (await documents()).length).toBe(2);
});

test("a document starts from a template, and a search shows the words it found", async () => {
  const person = await product.person();
  const page = await product.page("/documents?templates", person);
  await page.getByRole("dialog").getByRole("button", { name: /Paper/ }).click();
  await page.waitForURL(/\/editor\?document=\d+/);
  await text(page).getByRole("heading", { name: "Abstract" }).waitFor();
  const { body } = await person.get<{ Style: string }[]>("/api/v1/documents");
  expect(body).toMatchObject([{ Style: "academic" }]);
  await page.goto("/documents");
  await page.getByPlaceholder("Search...").fill("interpret");
  await page.locator("mark", { hasText: "interpretation" }).waitFor();
  await person.post("/api/v1/documents", { Title: "Elsewhere", Text: "Quasars.", Project: "Stars" });
  await page.goto("/documents?project=Stars&search=interpret");
  await page.getByRole("button", { name: "Search all documents" }).click();
  await page.locator("mark", { hasText: "interpretation" }).waitFor();
});

deepTest(
  "searches what texts say; a row tells its first words, its score or why it has none, and opens by click or Enter",
  async () => {
    const person = await product.person();
    const page = await product.page("/editor");
    const words = "We looked at the quasars for a long time. ".repeat(8);
    await person.post("/api/v1/documents", { Text: `A first line.\n\n${words}` });
    await person.post("/api/v1/documents", { Title: "Milk", Text: "Buy milk.", Issues: 0 });
    const editor = text(page);
    await write(page, "Quasars of the draft.");
    await page.getByText("Saved on this device").waitFor();
    await product.signIn(page, person);
    await page.goto("/documents?search=QUASARS");
    await page.getByRole("gridcell", { name: "A first line. We looked" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Milk" }).count()).toBe(0);
    await page.getByRole("region", { name: "On this device only" }).getByText("Quasars of the draft.").waitFor();
    await page.getByText("Not checked yet. Open it once").waitFor({ state: "attached" });
    await page.locator("tr.row").press("Enter");
    await page.waitForURL(/\/editor\?document=\d+/);
    await page.getByText("A first line.").waitFor();
    // The check is told once it has ended, and the caret stays where it was left.
    await expect
      .poll(async () => (await person.get<{ Score: number | null }[]>("/api/v1/documents?OrderBy=Id")).body[0]?.Score)
      .toBeGreaterThan(0);
    await expect
      .poll(async () => (await person.get<{ Version: number }[]>("/api/v1/documents?OrderBy=Id")).body[0]?.Version)
      .toBe(1);
    await page.getByRole("textbox", { name: "Document title" }).fill("Stars");
    await expect.poll(() => page.title()).toBe("Stars – Housestyle");
    await editor.press("Control+End");
    await expect
      .poll(async () => (await person.get<{ Title: string }[]>("/api/v1/documents?OrderBy=Id")).body[0]?.Title)
      .toBe("Stars");
    await page.goBack();
    await page.getByPlaceholder("Search...").fill("");
    await page.getByText("Too short for a score").waitFor({ state: "attached" });
    await expect.poll(() => page.title()).toBe("Documents – Housestyle");
    await page.getByRole("gridcell", { name: /^Stars A first/ }).click({ position: { x: 200, y: 30 } });
    await page.getByText("Saved on the server").waitFor();
    await page.keyboard.insertText("The end.");
    await editor.getByText("time. The end.").waitFor();
  },
);
