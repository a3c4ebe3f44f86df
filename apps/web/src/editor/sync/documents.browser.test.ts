import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Visitor } from "../../../../server/src/testing/visitor.ts";
import { complaints } from "../../testing/complaints.ts";
import { goOn } from "../../testing/go-on.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

interface Doc {
  readonly Id: number;
  readonly Version: number;
  readonly Title: string;
  readonly Text: string;
}

const onServer = (page: Page) => page.getByText("Saved on the server").waitFor();

async function made(person: Visitor, lines: string[], Title = "Letter"): Promise<Doc> {
  const Content = {
    type: "doc",
    content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
  };
  const { body } = await person.post<Doc>("/api/v1/documents", { Title, Text: lines.join("\n\n"), Content });
  return body;
}

async function opened(lines: string[]) {
  const person = await product.person();
  const doc = await made(person, lines);
  const page = await product.page(`/editor?document=${doc.Id}`, person);
  await text(page)
    .getByText(lines[0] ?? "")
    .waitFor();
  await onServer(page);
  return { person, page, doc };
}

const read = async (person: Visitor, id: number) => (await person.get<Doc>(`/api/v1/documents/${id}`)).body;

/** Somebody else, or another device, saves the document meanwhile. */
async function savedElsewhere(person: Visitor, doc: Doc, lines: string[]): Promise<void> {
  const { Version } = await read(person, doc.Id);
  const Content = {
    type: "doc",
    content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
  };
  const { status } = await person.put(`/api/v1/documents/${doc.Id}`, {
    Title: doc.Title,
    Text: lines.join("\n\n"),
    Content,
    Version,
  });
  expect(status).toBe(200);
}

test("a document is opened, written on and saved on the server, words, form and title", async () => {
  const { person, page, doc } = await opened(["Dear all,"]);
  await page.getByRole("textbox", { name: "Document title" }).fill("A better title");
  await write(page, "Hello. ");
  await onServer(page);
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("Hello. Dear all,\n");
  await expect.poll(() => read(person, doc.Id)).toMatchObject({ Title: "A better title" });
});

test("who is signed in writes into the account from the first words on, undoes them there, and goes on where they were", async () => {
  const { person, page } = await product.signedUp("/editor");
  // At once: whose words they are turns out a moment later.
  await write(page, "First words.");
  await page.waitForURL(/document=\d+/);
  await onServer(page);
  const id = Number(new URL(page.url()).searchParams.get("document"));
  expect((await read(person, id)).Text).toBe("First words.\n");
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual([""]);
  await write(page, "Second thoughts.");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await read(person, id)).Text).toBe("Second thoughts.\n");
  await goOn(page, "/editor");
  await page.waitForURL(/document=\d+/);
  expect(Number(new URL(page.url()).searchParams.get("document"))).toBe(id);
  await text(page).getByText("Second thoughts.").waitFor();
  await page.keyboard.insertText(" again");
  await expect.poll(() => paragraphs(page)).toEqual(["Second thoughts again."]);
  // A page that is loaded by the address from before the server named it finds it, too.
  const old = await page.evaluate(() => JSON.parse(localStorage.getItem("housestyle.renamed-document") ?? "[]")[0]);
  await page.goto(`/editor?document=${String(old).replace(/^.*\//, "")}`);
  await text(page).getByText("Second thoughts again.").waitFor();
  expect(Number(new URL(page.url()).searchParams.get("document"))).toBe(id);
});

test("a file that is opened goes into the account; when its document is deleted, one begins with an empty page", async () => {
  const { person, page } = await product.signedUp("/editor");
  await page.getByText("Checked on this device").waitFor();
  await openTextMenu(page);
  const file = { name: "night.md", mimeType: "text/markdown", buffer: Buffer.from("It was dark.") };
  await page.getByLabel("Open file…").and(page.locator("input")).setInputFiles(file);
  await page.waitForURL(/document=\d+/);
  await onServer(page);
  const id = Number(new URL(page.url()).searchParams.get("document"));
  await expect.poll(() => read(person, id)).toMatchObject({ Title: "night", Text: "It was dark.\n" });
  // Another file becomes another document.
  await openTextMenu(page);
  await page
    .getByLabel("Open file…")
    .and(page.locator("input"))
    .setInputFiles({ ...file, name: "day.md", buffer: Buffer.from("It was light.") });
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get("document") ?? "") && !url.href.endsWith(`=${id}`));
  await text(page).getByText("It was light.").waitFor();
  await onServer(page);
  const other = Number(new URL(page.url()).searchParams.get("document"));
  await expect.poll(() => read(person, other)).toMatchObject({ Title: "day", Text: "It was light.\n" });
  expect(await read(person, id)).toMatchObject({ Title: "night", Text: "It was dark.\n" });
  await person.delete(`/api/v1/documents/${id}`);
  await goOn(page, "/documents");
  await page.getByRole("grid").getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("No documents yet").waitFor();
  await goOn(page, "/editor");
  await page.getByText("Checked on this device").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual([""]);
  expect(page.url()).not.toContain("document");
});

test("a draft from before signing in stays on the device until it is moved, and can be undone there", async () => {
  const person = await product.person();
  const page = await product.page("/editor");
  await write(page, "A draft.");
  await page.getByText("Saved on this device").waitFor();
  await product.signIn(page, person);
  await page.reload();
  await page.getByText("This draft is on this device only.").waitFor();
  await write(page, "More. ");
  await page.getByRole("button", { name: "Save to my documents" }).click();
  await page.waitForURL(/document=\d+/);
  await onServer(page);
  const id = Number(new URL(page.url()).searchParams.get("document"));
  await expect.poll(async () => (await read(person, id)).Text).toContain("More.");
  await text(page).focus();
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await read(person, id)).Text).toBe("A draft.\n");
});

test("without a network one writes on; with it everything arrives", async () => {
  const { person, page, doc } = await opened(["First."]);
  await page.context().setOffline(true);
  await write(page, "Written on the train. ");
  await page.getByText("Saved here, server unreachable").waitFor();
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("First.\n");
  await page.context().setOffline(false);
  await onServer(page);
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("Written on the train. First.\n");
});

deepTest("a new text can be begun without a network, and is there on the server afterwards", async () => {
  const { person, page } = await opened(["First."]);
  await page.context().setOffline(true);
  await fromTextMenu(page, "New document");
  await page.waitForURL(/document=new-/);
  await expect.poll(() => paragraphs(page)).toEqual([""]);
  await write(page, "Begun on the train.");
  await page.getByText("Saved here, server unreachable").waitFor();
  await page.context().setOffline(false);
  await onServer(page);
  await page.waitForURL(/document=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get("document"));
  await expect.poll(async () => (await read(person, id)).Text).toBe("Begun on the train.\n");
});

test("changes on both sides are compared, and both can be kept", async () => {
  const { person, page, doc } = await opened(["One.", "Two.", "Three."]);
  await savedElsewhere(person, doc, ["One.", "Two.", "Three, elsewhere."]);
  await write(page, "Mine. ");
  await page.getByRole("button", { name: "Compare versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Two versions" });
  await dialog.getByText("elsewhere").waitFor();
  expect(await complaints(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep both" }).click();
  await onServer(page);
  await expect.poll(() => paragraphs(page)).toEqual(["Mine. One.", "Two.", "Three, elsewhere."]);
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("Mine. One.\n\nTwo.\n\nThree, elsewhere.\n");
});

deepTest("of two versions mine or the other can be taken; the one not taken stays in the history", async () => {
  const { person, page, doc } = await opened(["Begin."]);
  await savedElsewhere(person, doc, ["Theirs."]);
  await write(page, "Mine. ");
  await page.getByRole("button", { name: "Compare versions" }).click();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await onServer(page);
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("Mine. Begin.\n");
  await savedElsewhere(person, doc, ["Theirs again."]);
  await write(page, "More. ");
  await page.getByRole("button", { name: "Compare versions" }).click();
  await page.getByRole("button", { name: "Use other version" }).click();
  await text(page).getByText("Theirs again.").waitFor();
  await onServer(page);
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("Theirs again.\n");
});

deepTest("a document that went to the trash meanwhile comes out of it with what was written here", async () => {
  const { page, person, doc } = await opened(["Begin."]);
  expect((await person.delete(`/api/v1/documents/${doc.Id}`)).status).toBe(204);
  await write(page, "More. ");
  await page.getByText("This document was deleted on the server. Your text is still here.").waitFor();
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("Begin.\n");
  await page.getByRole("button", { name: "Save again" }).click();
  await onServer(page);
  await expect.poll(() => read(person, doc.Id)).toMatchObject({ Text: "More. Begin.\n", DeletedOn: null });
  await write(page, "Still. ");
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("More. Still. Begin.\n");
});

/** What the drafts that can be compared with are called, the newest first, behind “No draft”. */
const versionNames = (page: Page) => page.getByLabel("Compare with draft from").locator("option").allTextContents();

deepTest("an earlier version is shown with its differences and brought back, and undo takes that back", async () => {
  const { page, person, doc } = await opened(["The old words."]);
  await write(page, "New. ");
  await onServer(page);
  await fromTextMenu(page, "Version history…");
  const dialog = page.getByRole("dialog", { name: "Version history" });
  await dialog
    .getByRole("list", { name: "Versions" })
    .getByText(/by you/)
    .first()
    .waitFor();
  await dialog.getByRole("button", { name: /3 words/ }).click();
  await dialog.getByText("The old words.").waitFor();
  expect(await complaints(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["The old words."]);
  await expect.poll(async () => (await read(person, doc.Id)).Text).toBe("The old words.\n");
  await text(page).focus();
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["New. The old words."]);
});

deepTest(
  "the text is compared with an earlier draft of it: what went, what came, and what each number was",
  async () => {
    const { page } = await opened(["We recieve it every day."]);
    await text(page).press("Control+Home");
    await write(page, "She dont know. ");
    await onServer(page);
    await page.getByRole("tab", { name: "Reports" }).click();
    await page
      .getByRole("navigation", { name: "Reports" })
      .getByRole("button", { name: "Changes since a draft" })
      .click();
    const article = page.getByRole("article", { name: "Changes since a draft" });
    // The server is asked for them: until then there is no list to choose from.
    await article.getByLabel("Compare with draft from").waitFor();
    await article
      .getByLabel("Compare with draft from")
      .selectOption({ label: (await versionNames(page)).at(-1) ?? "" });
    await article.getByRole("figure", { name: "New" }).getByText("dont").waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole("navigation", { name: "Reports" }).getByRole("button", { name: "Sentence length" }).click();
    await page.getByRole("article", { name: "Sentence length" }).getByText("↓ from 5").first().waitFor();
  },
);

test("after signing out nothing of the account can be read on this browser", async () => {
  const { page, doc } = await opened(["A secret plan."]);
  await page.evaluate(() => fetch("/api/v1/logout", { method: "POST", headers: { clientApp: "1" } }));
  await page.goto(`/editor?document=${doc.Id}`);
  await page.getByText("Log in to open it.").waitFor();
  const kept = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open("housestyle");
        opening.onsuccess = () => resolve(opening.result);
      });
      const names = ["documents", "left", "answers"];
      const all = names.map(
        (name) =>
          new Promise<unknown[]>((resolve) => {
            const asking = database.transaction(name).objectStore(name).getAll();
            asking.onsuccess = () => resolve(asking.result);
          }),
      );
      const found = JSON.stringify(await Promise.all(all));
      database.close();
      return found;
    });
  await expect.poll(kept).not.toContain("secret");
  await expect.poll(() => paragraphs(page)).toEqual([""]);
});

deepTest("an answer that comes after the editor was left changes nothing and harms nothing", async () => {
  const { page, doc } = await opened(["Begin."]);
  const held = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  const address = `**/api/v1/documents/${doc.Id}`;
  await page.route(address, async (route) => {
    isAsked.resolve();
    await held.promise;
    await route.continue();
  });
  // The network is back: the server may have something newer.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await isAsked.promise;
  await goOn(page, "/documents");
  await page.getByRole("row", { name: /Letter/ }).waitFor();
  const answered = page.waitForResponse(address);
  held.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
});

deepTest("a document of somebody else does not exist", async () => {
  const doc = await made(await product.person(), ["Not yours."]);
  const { page } = await product.signedUp(`/editor?document=${doc.Id}`);
  await page.getByText("Document not found").waitFor();
  await expect.poll(() => page.getByText("Opening…").count()).toBe(0);
});

test("Enter and a paste before a document is there change nothing of it", async () => {
  const person = await product.person();
  // A picture, so that nothing of ours runs before the script is there.
  const page = await product.page("/favicon.svg", person);
  const doc = await made(person, ["Just as it was."]);
  await page.addInitScript(`
    new MutationObserver((records, observer) => {
      const text = document.querySelector(".text[role=textbox]");
      if (!text) return;
      observer.disconnect();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "Not this.");
      text.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      globalThis.linesThen = text.children.length;
    }).observe(document, { childList: true, subtree: true });
  `);
  await page.goto(`/editor?document=${doc.Id}`);
  await text(page).getByText("Just as it was.").waitFor();
  await page.getByText("Checked on this device").waitFor();
  await expect.poll(() => page.evaluate("globalThis.linesThen")).toBe(1);
  await expect.poll(() => paragraphs(page)).toEqual(["Just as it was."]);
});
