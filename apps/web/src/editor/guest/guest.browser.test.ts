import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { linkTo } from "../../../../server/src/testing/sharing.ts";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing +Comments" } });
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const Content = {
  type: "doc",
  content: ["It was a dark night.", "The old cat sat on the mat."].map((text) => ({
    type: "paragraph",
    content: [{ type: "text", text }],
  })),
};
const shown = (page: Page) => page.getByRole("textbox", { name: "Document “Story”" });
const comments = (page: Page) => page.getByRole("complementary", { name: "Comments" });
const threads = (page: Page) => comments(page).getByRole("article");

async function linked(given: object) {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const doc = await add(owner, { Title: "Story", Content });
  const link = await linkTo(owner, doc, { ForGuests: true, ...given });
  return { owner, doc, link, path: `/shared#${link.Secret}` };
}

test("by keys alone: a guest reads a document, comments on a paragraph, and gets an answer", async () => {
  const { owner, doc, path } = await linked({ Role: "comment" });
  const page = await product.page(path);
  await shown(page).getByText("The old cat sat").waitFor();
  await page.getByRole("heading", { name: "Story" }).waitFor();
  await shown(page).focus();
  await page.keyboard.press("Control+Home");
  // What is typed changes nothing.
  await page.keyboard.type("xyz");
  await page.keyboard.press("Backspace");
  for (let n = 0; n < 8; n++) await page.keyboard.press("Shift+ArrowRight");
  await comments(page).getByRole("button", { name: "Add comment" }).press("Enter");
  await page.keyboard.type("Which night?");
  await page.keyboard.press("Control+Enter");
  await comments(page).getByText("Enter your name.").waitFor();
  await page.keyboard.type("Gail");
  await comments(page).getByRole("textbox", { name: "Comment" }).press("Control+Enter");
  await comments(page).getByRole("status").getByText("Comment added.").waitFor();
  await threads(page).getByText("Which night?").waitFor();
  await expect.poll(() => threads(page).textContent()).toMatch(/It was a.*GailGuest/);
  await expect.poll(() => shown(page).locator(".comment-mark").allTextContents()).toEqual(["It was a"]);
  await expect.poll(() => shown(page).textContent()).toBe("It was a dark night.The old cat sat on the mat.");
  const listed = async () =>
    (await owner.get<{ Threads: { Id: number }[] }>(`/api/v1/documents/${doc.Id}/comments`)).body;
  const [thread] = (await listed()).Threads;
  await owner.post(`/api/v1/documents/${doc.Id}/comments/${thread?.Id}/replies`, { Text: "This one." });
  await page.getByRole("button", { name: "Check for changes" }).press("Enter");
  await threads(page).getByText("This one.").waitFor();
  await threads(page).getByRole("button", { name: "Reply" }).press("Enter");
  await page.keyboard.type("Thank you.");
  await page.keyboard.press("Control+Enter");
  await comments(page).getByRole("status").getByText("Reply added.").waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);

  // Its owner sees whose they are, and deletes them.
  const editor = await product.page(`/editor?document=${doc.Id}#comment-${thread?.Id}`, owner);
  const panel = editor.getByRole("tabpanel", { name: "Comments" });
  await panel.getByText("Gail").first().waitFor();
  await expect.poll(() => panel.getByRole("article").textContent()).toMatch(/Gail ?Guest.*You/);
  await panel.getByRole("button", { name: "Delete comment by Gail" }).first().click();
  await expect.poll(() => panel.getByText("Which night?").count()).toBe(0);
});

test("a link to view shows the document without comments; when it is deleted, the page says that it has ended", async () => {
  const { owner, doc, link, path } = await linked({ Role: "view" });
  await owner.post(`/api/v1/documents/${doc.Id}/comments`, { From: 0, To: 0, Quote: "old cat", Text: "Secret" });
  const page = await product.page(path, undefined, { width: 390 });
  await shown(page).getByText("The old cat sat").waitFor();
  await page.getByText("You’re viewing this document as a guest.").waitFor();
  await expect.poll(() => comments(page).count()).toBe(0);
  await expect.poll(() => page.getByText("Secret").count()).toBe(0);
  expect(await faultsInBothLooks(page)).toEqual([]);
  expect((await owner.delete(`/api/v1/documents/${doc.Id}/links/${link.Id}`)).status).toBe(204);
  await page.getByRole("button", { name: "Check for changes" }).click();
  await page.getByText("This link is no longer valid. Ask the sender for a new one.").waitFor();
  await expect.poll(() => shown(page).count()).toBe(0);
});

test("a link with a password asks a guest for it, and the share dialog offers links for guests", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const doc = await add(owner, { Title: "Story", Content });
  const page = await product.page(`/editor?document=${doc.Id}`, owner);
  await page.getByText("Saved on the server").waitFor();
  await page.getByRole("button", { name: "File" }).click();
  await page.getByRole("button", { name: "Share…" }).click();
  const dialog = page.getByRole("dialog", { name: "Share document" });
  await dialog.getByLabel("Password").fill("open sesame");
  await dialog.getByRole("checkbox", { name: "Also for guests without an account" }).press("Space");
  await dialog.getByRole("button", { name: "Create link" }).press("Enter");
  const address = new URL(await dialog.getByLabel("Link", { exact: true }).inputValue());
  await dialog.getByText(/with password · for guests, too · not opened yet/).waitFor();
  const guest = await product.page(`${address.pathname}${address.hash}`);
  await guest.getByText("Log in to open the document").waitFor();
  expect(await faultsInBothLooks(guest)).toEqual([]);
  await guest.getByLabel("Password").fill("wrong");
  await guest.keyboard.press("Enter");
  await guest.getByText("This link or its password isn’t valid").waitFor();
  await guest.getByLabel("Password").fill("open sesame");
  await guest.keyboard.press("Enter");
  await shown(guest).getByText("The old cat sat").waitFor();
});
