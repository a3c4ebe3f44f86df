import { afterAll, afterEach, expect, test } from "vitest";
import { add, type Doc } from "../../../../server/src/testing/documents.ts";
import { share } from "../../../../server/src/testing/sharing.ts";
import { signedUp, type Visitor } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing +Comments" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const words = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "The old cat sat on the mat." }] }],
};
const comment = (visitor: Visitor, { Id }: Doc, given: object) =>
  visitor.post<{ Id: number }>(`/api/v1/documents/${Id}/comments`, { From: 0, To: 0, Quote: "old cat", ...given });

async function mentioned() {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server, { Name: "Pat Reader" });
  const doc = await add(owner, { Title: "Cat story", Content: words });
  await share(owner, doc, { Email: pat.email, Role: "comment" });
  const { body } = await comment(owner, doc, { Text: "Which cat, Pat?", Mentions: [pat.id] });
  return { owner, pat, doc, thread: body.Id };
}

test("by keys alone: the bell tells how many are unread, and a notification leads to its thread", async () => {
  const { pat } = await mentioned();
  const page = await product.page("/documents", pat);
  const bell = page.getByRole("button", { name: "Notifications, 2 unread" });
  await bell.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  const mention = dialog.getByRole("link", {
    name: /Unread: Olive Owner mentioned you in “Cat story”.*Which cat, Pat\?/,
  });
  await dialog.getByRole("link", { name: /Unread: Olive Owner shared “Cat story” with you.*Can comment/ }).waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
  await mention.press("Enter");
  await page.locator(".comment-mark-selected", { hasText: "old cat" }).waitFor();
  await page.getByRole("button", { name: "Notifications, 1 unread" }).waitFor();
});

test("in the editor a notification of the open document shows its thread, and all are marked as read", async () => {
  const { owner, pat, doc } = await mentioned();
  const page = await product.page(`/editor?document=${doc.Id}`, pat, { width: 390, height: 800 });
  await text(page).getByText("The old cat sat").waitFor();
  await page.getByRole("button", { name: "Notifications, 2 unread" }).click();
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  await dialog.getByRole("button", { name: "Mark all as read" }).click();
  await dialog.getByRole("status").getByText("All notifications are marked as read.").waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole("link", { name: /mentioned you/ }).click();
  await page.getByText("Which cat, Pat?").waitFor();
  await page.getByRole("button", { name: "Notifications", exact: true }).waitFor({ state: "attached" });
  expect((await owner.get<{ Unread: number }>("/api/v1/notifications/unread")).body).toEqual({ Unread: 0 });
});

test("without the flags there is no bell, and nothing is asked of the server", async () => {
  const pat = await signedUp(without.server);
  const page = await without.page("/documents", pat);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.getByRole("heading", { name: "Documents", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.getByRole("button", { name: /Notifications/ }).count()).toBe(0);
  expect(asked.filter((url) => /notification/i.test(url))).toEqual([]);
});
