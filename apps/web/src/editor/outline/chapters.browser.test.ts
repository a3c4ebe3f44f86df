import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Visitor } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text } from "../../testing/visit.ts";

const product = await sharedProduct();

interface Listed {
  readonly Id: number;
  readonly Title: string;
  readonly Project: string;
}

const documents = async (person: Visitor) =>
  (await person.get<Listed[]>("/api/v1/documents")).body.map(({ Title, Project }) => `${Project}: ${Title}`).sort();

const heading = (words: string) => ({ type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: words }] });
const line = (words: string) => ({ type: "paragraph", content: [{ type: "text", text: words }] });

async function opened() {
  const person = await product.person();
  const Content = {
    type: "doc",
    content: [heading("The sea"), line("It was calm."), heading("The land"), line("It was dry.")],
  };
  const add = async (body: object) => (await person.post<{ Id: number }>("/api/v1/documents", body)).body.Id;
  await add({ Title: "Tides", Project: "Novel", Text: "The tide came.\n\nIt went." });
  const id = await add({ Title: "Book", Project: "Novel", Content });
  const page = await product.page(`/editor?document=${id}`, person);
  await text(page).getByText("It was calm.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  return { person, page };
}

const book = ["The sea", "It was calm.", "The land", "It was dry."];

test("a chapter becomes a document of the same project, and Undo in the message takes that back", async () => {
  const { person, page } = await opened();
  await page.getByRole("tab", { name: "Outline" }).click();
  await page
    .getByRole("treeitem", { name: /^The land/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Move “The land” to its own document" }).click();
  await page.getByText("Moved “The land” to its own document.").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["The sea", "It was calm."]);
  await expect.poll(() => documents(person)).toEqual(["Novel: Book", "Novel: The land", "Novel: Tides"]);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(book);
  await expect.poll(() => documents(person)).toEqual(["Novel: Book", "Novel: Tides"]);
});

deepTest(
  "Ctrl+Z takes a move back after its message has gone, with the document, and redo brings both again",
  async () => {
    const { person, page } = await opened();
    await page.getByRole("tab", { name: "Outline" }).click();
    await page
      .getByRole("treeitem", { name: /^The land/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Move “The land” to its own document" }).click();
    await expect.poll(() => documents(person)).toEqual(["Novel: Book", "Novel: The land", "Novel: Tides"]);
    await page.getByRole("status").getByRole("button", { name: "Close" }).first().click();
    await text(page).press("Control+z");
    await page.getByText("“The land” is back in this text. Its own document is in the trash.").waitFor();
    await expect.poll(() => paragraphs(page)).toEqual(book);
    await expect.poll(() => documents(person)).toEqual(["Novel: Book", "Novel: Tides"]);
    await text(page).press("Control+Shift+z");
    await expect.poll(() => documents(person)).toEqual(["Novel: Book", "Novel: The land", "Novel: Tides"]);
    await expect.poll(() => paragraphs(page)).toEqual(["The sea", "It was calm."]);
  },
);

deepTest(
  "from the palette the chapter at the cursor moves out, and a lost network leaves the text as it is",
  async () => {
    const { page } = await opened();
    const moveOut = async () => {
      await page.keyboard.press("F1");
      await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").fill("its own document");
      await page.keyboard.press("Enter");
    };
    await text(page).press("Control+Home");
    // The palette is there before the network goes.
    await page.keyboard.press("F1");
    await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
    await page.context().setOffline(true);
    await moveOut();
    await page.getByText("“The sea” wasn’t moved").waitFor();
    await expect.poll(() => paragraphs(page)).toEqual(book);
    await page.context().setOffline(false);
    await moveOut();
    await expect.poll(() => paragraphs(page)).toEqual(["The land", "It was dry."]);
  },
);

async function insert(page: Page, place?: string): Promise<void> {
  await fromTextMenu(page, "Insert document here…");
  const dialog = page.getByRole("dialog", { name: "Insert document" });
  const list = dialog.getByRole("list", { name: "Documents" });
  await list.getByRole("button").first().waitFor();
  if (place === undefined) expect(await faultsInBothLooks(page)).toEqual([]);
  else await dialog.getByRole("combobox", { name: "Position" }).selectOption(place);
  await list.getByRole("button", { name: /^Tides/ }).click();
  await page.getByText("Inserted “Tides”.").waitFor();
}

test("another document is inserted after the paragraph at the cursor or at the end, in one step of undo", async () => {
  const { page } = await opened();
  await text(page).press("Control+Home");
  await insert(page);
  await expect.poll(() => paragraphs(page)).toEqual(["The sea", "The tide came.", "It went.", ...book.slice(1)]);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(book);
  await insert(page, "end");
  await expect.poll(() => paragraphs(page)).toEqual([...book, "The tide came.", "It went."]);
});
