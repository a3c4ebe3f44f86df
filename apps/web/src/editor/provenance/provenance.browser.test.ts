import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { share } from "../../../../server/src/testing/sharing.ts";
import { signedUp, type Visitor } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { text } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const history = (page: Page) => page.getByRole("dialog", { name: "Version history" });
const Content = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Dear all." }] }] };

async function opened(visitor: Visitor, id: number): Promise<Page> {
  const page = await product.page(`/editor?document=${id}`, visitor);
  await text(page).getByText("Dear all.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  return page;
}

/** Pastes words, as a browser does when the writer presses Ctrl+V. */
const paste = (page: Page, words: string) =>
  text(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, words);

test("an owner turns it on, types and pastes, downloads the signed file, has it checked, and deletes the record", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const doc = await add(owner, { Title: "Letter", Content });
  const page = await opened(owner, doc.Id);
  await fromTextMenu(page, "Version history…");
  await history(page).getByRole("tab", { name: "Provenance" }).click();
  await history(page).getByRole("switch", { name: "Record how this document is written" }).press("Space");
  await history(page).getByRole("status").getByText("Recording is on.").waitFor();
  await page.keyboard.press("Escape");
  await text(page).press("Control+End");
  await page.keyboard.type(" We meet.");
  await paste(page, " At noon, in the hall.");
  await page.getByText("Saved on the server").waitFor();
  await fromTextMenu(page, "Version history…");
  await history(page).getByRole("tab", { name: "Provenance" }).click();
  const rows = history(page).getByRole("table", { name: "How the text was written" }).getByRole("row");
  await expect
    .poll(async () => (await rows.allTextContents()).slice(1).toSorted())
    .toEqual(["Olive OwnerNot recorded9", "Olive OwnerPasted22", "Olive OwnerTyped9"]);
  expect(await faultsInBothLooks(page)).toEqual([]);
  const coming = page.waitForEvent("download");
  await history(page).getByRole("button", { name: "Download signed file" }).press("Enter");
  const saved = await (await coming).path();
  const bytes = await readFile(saved);

  const anyone = await product.page("/provenance");
  const choose = (buffer: Buffer) =>
    anyone
      .getByLabel("Provenance file")
      .setInputFiles({ name: "provenance.json", mimeType: "application/json", buffer });
  await choose(Buffer.from(bytes.toString().replace("pasted", "typed")));
  await anyone.getByText("Not signed by this server, or changed since.").waitFor();
  await choose(Buffer.from("{}"));
  await anyone.getByText("This is not a provenance file.").waitFor();
  await choose(bytes);
  await anyone.getByText("Signed by this server, and unchanged since.").waitFor();
  await anyone.getByText(/“Letter”, signed on .*Recorded since/).waitFor();
  await anyone.getByLabel("Compare with a text").fill("Dear all. We meet. At noon, in the hall.");
  await anyone.getByText("Paragraphs of the file that are in this text: 1 of 1.").waitFor();
  expect(await faultsInBothLooks(anyone)).toEqual([]);

  await history(page).getByRole("button", { name: "Delete record" }).press("Enter");
  await history(page).getByRole("status").getByText("Record deleted.").waitFor();
  await expect.poll(() => rows.count()).toBe(0);
});

test("someone else who opens the document is told that it is recorded", async () => {
  const owner = await signedUp(product.server);
  const pat = await signedUp(product.server);
  const doc = await add(owner, { Title: "Letter", Content });
  await share(owner, doc, { Email: pat.email, Role: "edit" });
  await owner.put(`/api/v1/documents/${doc.Id}/provenance`, { IsRecorded: true });
  const page = await opened(pat, doc.Id);
  await page.getByRole("alert", { name: /It is recorded how this document is written/ }).waitFor();
  await page.getByRole("button", { name: "Details" }).press("Enter");
  await history(page)
    .getByText(/Only owners of the document can turn this on or off/)
    .waitFor();
  await expect.poll(() => history(page).getByRole("switch").count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("alert").getByRole("button", { name: "Close" }).press("Enter");
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

test("with sharing turned off, the history has versions only", async () => {
  const owner = await signedUp(without.server);
  const doc = await add(owner, { Content });
  const page = await without.page(`/editor?document=${doc.Id}`, owner);
  await page.getByText("Saved on the server").waitFor();
  await fromTextMenu(page, "Version history…");
  await history(page).getByRole("list", { name: "Versions" }).getByRole("button").first().waitFor();
  await expect.poll(() => history(page).getByRole("tab").count()).toBe(0);
});
