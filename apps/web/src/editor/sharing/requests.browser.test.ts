import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const Content = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "Dear all, the cat sat." }] }],
};
const refusal = "Document not found, or you don’t have access to it.";

test("by keys alone: someone asks for access, the owner gives it from the notification, and the document opens", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server, { Name: "Pat Reader" });
  const doc = await add(owner, { Title: "Cat story", Content });
  const asking = await product.page(`/editor?document=${doc.Id}`, pat, { width: 390, height: 800 });
  await asking.getByText(refusal).waitFor();
  await asking.getByRole("button", { name: "Ask for access" }).press("Enter");
  await asking.getByRole("status").getByText("Request sent.").waitFor();
  await expect.poll(() => asking.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const unread = async () => (await owner.get<{ Unread: number }>("/api/v1/notifications/unread")).body.Unread;
  await expect.poll(unread).toBe(1);

  const page = await product.page("/documents", owner);
  await page.getByRole("button", { name: "Notifications, 1 unread" }).press("Enter");
  await page.getByRole("link", { name: /Pat Reader asked for access to “Cat story”/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share document" });
  await dialog.getByRole("heading", { name: "Requests for access" }).waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
  await dialog.getByRole("combobox", { name: "Access for Pat Reader" }).selectOption("Can edit");
  await dialog.getByRole("button", { name: "Give access to Pat Reader" }).press("Enter");
  await dialog.getByRole("status").getByText("Shared with Pat Reader.").waitFor();
  await dialog.getByRole("heading", { name: "Requests for access" }).waitFor({ state: "detached" });

  const opened = await product.page(`/editor?document=${doc.Id}`, pat);
  await text(opened).getByText("Dear all, the cat sat.").waitFor();
});

test("a document that does not exist looks the same, and without sharing no one is offered to ask", async () => {
  const pat = await signedUp(product.server);
  const page = await product.page("/editor?document=999999999", pat);
  await page.getByText(refusal).waitFor();
  await page.getByRole("button", { name: "Ask for access" }).click();
  await page.getByRole("status").getByText("Request sent.").waitFor();
  const kim = await signedUp(without.server);
  const off = await without.page("/editor?document=999999999", kim);
  await off.getByText(refusal).waitFor();
  await expect.poll(() => off.getByRole("button", { name: "Ask for access" }).count()).toBe(0);
});
