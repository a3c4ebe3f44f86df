import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { add, save } from "../../../../server/src/testing/documents.ts";
import { share } from "../../../../server/src/testing/sharing.ts";
import { signedUp, type Visitor } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { marked, text } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing +Comments" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
const story = ["It was a dark night.", "The old cat sat on the mat."];
const comments = (page: Page) => page.getByRole("tabpanel", { name: "Comments" });
const threads = (page: Page) => comments(page).getByRole("article");

/** A document of one person that another may comment on, with a comment on “old cat”. */
async function withComment(Role = "comment", Text = "Which cat?") {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server, { Name: "Pat Reader" });
  const doc = await add(owner, { Title: "Story", Content: lines(...story) });
  await share(owner, doc, { Email: pat.email, Role });
  const given = { From: 0, To: 0, Quote: "old cat", Text };
  const { body } = await owner.post<{ Id: number }>(`/api/v1/documents/${doc.Id}/comments`, given);
  return { owner, pat, doc, thread: body.Id };
}

async function open(visitor: Visitor, id: number, look = {}, hash = ""): Promise<Page> {
  const page = await product.page(`/editor?document=${id}${hash}`, visitor, look);
  await text(page).getByText("on the mat").waitFor();
  await page.getByText("Saved on the server").waitFor();
  return page;
}

test("the tabs of the panel take one row, and each of them comes into sight with the mouse and by keys", async () => {
  const page = await product.page("/editor", await signedUp(product.server));
  const tabs = page.locator(".panel-tabs");
  const [first, last] = [tabs.getByRole("tab").first(), tabs.getByRole("tab").last()];
  await page.getByRole("tab", { name: "Comments" }).waitFor();
  const isInSight = (each: Element) => {
    const [own, row] = [each.getBoundingClientRect(), each.parentElement?.getBoundingClientRect()];
    return row !== undefined && own.left >= row.left && own.right <= row.right;
  };
  await expect.poll(async () => (await tabs.boundingBox())?.height ?? 0).toBeLessThan(60);
  await expect.poll(() => last.evaluate(isInSight)).toBe(false);
  await page.locator(".scroll-row-end").click();
  await expect.poll(() => last.evaluate(isInSight)).toBe(true);
  await last.press("Home");
  await expect.poll(() => first.evaluate(isInSight)).toBe(true);
  await first.press("End");
  await expect.poll(() => last.evaluate(isInSight)).toBe(true);
});

test("by keys alone: a comment on a selection with a mention, a reply, resolving, and reopening", async () => {
  const { owner, pat, doc } = await withComment();
  const page = await open(owner, doc.Id);
  await text(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+Shift+ArrowRight");
  await page.keyboard.press("Control+Alt+m");
  const draft = comments(page).getByRole("region", { name: "Comment on “It”" });
  await draft.getByRole("textbox").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("@Pat Reader, what was?");
  await page.keyboard.press("Control+Enter");
  const thread = comments(page).getByRole("article", { name: "You on “It”" });
  await thread.locator("strong", { hasText: "@Pat Reader" }).waitFor();
  await page.locator(".comment-mark-selected", { hasText: "It" }).waitFor();
  await expect.poll(() => threads(page).count()).toBe(2);

  const reader = await open(pat, doc.Id);
  await reader.getByRole("tab", { name: "Comments" }).press("Enter");
  await comments(reader).getByLabel("Show").selectOption("Mentions me");
  await expect.poll(() => threads(reader).count()).toBe(1);
  await comments(reader).getByRole("button", { name: "Reply" }).press("Enter");
  await comments(reader).getByRole("textbox").and(reader.locator(":focus")).waitFor();
  await reader.keyboard.type("The weather.");
  await reader.keyboard.press("Control+Enter");
  await comments(reader).getByText("The weather.").waitFor();
  // The form is gone, and its thread has the focus.
  await threads(reader).getByRole("button", { name: "It", exact: true }).and(reader.locator(":focus")).waitFor();
  await comments(reader).getByRole("button", { name: "Resolve" }).press("Enter");
  await comments(reader).getByText("Resolved by Pat Reader").waitFor();
  await comments(reader).getByRole("button", { name: "Reopen" }).press("Enter");
  await comments(reader).getByRole("button", { name: "Resolve" }).waitFor();
});

test("a comment follows its words while they are edited, and keeps a quotation when they are deleted", async () => {
  const { owner, doc } = await withComment();
  const page = await open(owner, doc.Id);
  const mark = page.locator(".comment-mark");
  await expect.poll(() => mark.allTextContents()).toEqual(["old cat"]);
  await text(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Once. ");
  await expect.poll(() => mark.allTextContents()).toEqual(["old cat"]);
  await expect
    .poll(async () => (await owner.get<{ Text: string }>(`/api/v1/documents/${doc.Id}`)).body.Text)
    .toContain("Once. It");
  await page.reload();
  await expect.poll(() => mark.allTextContents()).toEqual(["old cat"]);
  const { body } = await owner.get<{ Version: number }>(`/api/v1/documents/${doc.Id}`);
  await save(owner, { ...doc, Version: body.Version }, { Content: lines("It was a dark night on the mat.") });
  await page.reload();
  await page.getByRole("tab", { name: "Comments" }).click();
  await comments(page).getByText("The words are no longer in the text:").waitFor();
  await comments(page).getByText("old cat").waitFor();
  await expect.poll(() => mark.count()).toBe(0);
});

test("a comment can be made while someone else types, and all see it at its words", async () => {
  const { owner, pat, doc } = await withComment("edit");
  const [page, other] = [await open(owner, doc.Id), await open(pat, doc.Id)];
  const marks = (of: Page) => of.locator(".comment-mark");
  for (const each of [page, other]) await expect.poll(() => marks(each).allTextContents()).toEqual(["old cat"]);
  await text(page).getByText("It was a dark night.").click();
  await page.getByRole("button", { name: "Add comment" }).first().click();
  await comments(page).getByRole("textbox", { name: "Comment" }).fill("Too dark.");
  await text(other).press("Control+Home");
  await other.keyboard.type("Well. ");
  await text(page).getByText("Well. It was").waitFor();
  await comments(page).getByRole("button", { name: "Post comment" }).click();
  await comments(page).getByText("Too dark.").waitFor();
  await other.keyboard.type("Then: ");
  await text(page).getByText("Well. Then: It was").waitFor();
  await expect.poll(() => marks(page).allTextContents()).toEqual(["It was a dark night.", "old cat"]);
  await expect.poll(() => marks(other).allTextContents()).toEqual(["It was a dark night.", "old cat"]);
  await other.getByRole("tab", { name: "Comments" }).click();
  await comments(page).getByRole("button", { name: "Resolve" }).first().click();
  await expect.poll(() => threads(other).count()).toBe(1);
});

test("who may only comment cannot write, but comments on the paragraph at the cursor and deletes that again", async () => {
  const { pat, doc } = await withComment();
  const page = await open(pat, doc.Id);
  await page.getByText("You have view-only access to this document.").waitFor();
  await text(page).getByText("It was a dark night.").click();
  await page.getByRole("button", { name: "Add comment" }).first().click();
  await comments(page).getByRole("textbox", { name: "Comment" }).fill("Too dark.");
  await comments(page).getByRole("button", { name: "Post comment" }).click();
  await comments(page).getByRole("article", { name: "You on “It was a dark night.”" }).waitFor();
  await comments(page).getByRole("button", { name: "Delete comment by You" }).click();
  await expect.poll(() => threads(page).count()).toBe(1);
  await expect
    .poll(() =>
      comments(page)
        .getByRole("button", { name: /^Delete comment/ })
        .count(),
    )
    .toBe(0);
});

test("a suggestion is asked about, and a link leads to its comment", async () => {
  const owner = await signedUp(product.server);
  const doc = await add(owner, { Content: lines("The editor have sat on the mat.") });
  const page = await open(owner, doc.Id);
  await marked(page, "have").click();
  await page.getByText("More options").first().click();
  await page.getByRole("button", { name: "Ask the author" }).click();
  await comments(page).getByRole("textbox", { name: "Comment" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Is it one editor?");
  await page.keyboard.press("Control+Enter");
  await comments(page)
    .getByRole("article", { name: "You on “have”" })
    .getByText(/About this suggestion: .* Is it one editor\?/)
    .waitFor();
  const { body } = await owner.get<{ Threads: { Id: number }[] }>(`/api/v1/documents/${doc.Id}/comments`);
  const linked = await open(owner, doc.Id, {}, `#comment-${body.Threads[0]?.Id}`);
  await comments(linked)
    .locator("[aria-current=true]")
    .getByText(/Is it one editor/)
    .waitFor();
  await linked.locator(".comment-mark-selected", { hasText: "have" }).waitFor();
});

test("on a phone comments are in the sheet, and nothing is wider than the page", async () => {
  const { owner, doc } = await withComment("comment", "Which cat? ".repeat(20));
  const page = await open(owner, doc.Id, { width: 390 });
  await page
    .getByRole("button", { name: "Show list" })
    .or(page.locator(".sheet-head button[aria-expanded]"))
    .first()
    .click();
  await page.getByRole("tab", { name: "Comments" }).click();
  await threads(page)
    .getByText(/Which cat/)
    .waitFor();
  await comments(page).getByRole("button", { name: "Reply" }).click();
  await comments(page).getByRole("textbox", { name: "Reply to You" }).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
});

test("the panel is accessible in both looks", async () => {
  const { owner, doc } = await withComment();
  const page = await open(owner, doc.Id);
  await page.getByRole("tab", { name: "Comments" }).click();
  await threads(page).first().waitFor();
  await comments(page).getByRole("button", { name: "Reply" }).click();
  expect(await faultsInBothLooks(page)).toEqual([]);
});

test("with the flag off nothing of it is there, and nothing is fetched", async () => {
  const owner = await signedUp(without.server);
  const doc = await add(owner, { Content: lines(...story) });
  const page = await without.page(`/editor?document=${doc.Id}`, owner);
  await page.getByText("Saved on the server").waitFor();
  await page.getByRole("tab", { name: "Outline" }).waitFor();
  await expect.poll(() => page.getByRole("tab", { name: "Comments" }).count()).toBe(0);
  const fetched = await page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");
  expect(fetched.filter((name) => /comment/i.test(name))).toEqual([]);
});

test("comments go to Word with their replies and what is resolved, and come back with the file", async () => {
  const { owner, pat, doc, thread } = await withComment();
  const path = `/api/v1/documents/${doc.Id}/comments`;
  await pat.post(`${path}/${thread}/replies`, { Text: "The one on the mat." });
  const night = { From: 0, To: 0, Quote: "dark night", Text: "Too dark." };
  const { body: second } = await pat.post<{ Id: number }>(path, night);
  await pat.patch(`${path}/${second.Id}`, { Resolved: true });
  const page = await open(owner, doc.Id);
  await openTextMenu(page);
  await page.locator("details").getByText("Download", { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Word with comments" }).click(),
  ]);
  const buffer = await readFile(await download.path());
  const draft = await product.page("/editor", await signedUp(product.server));
  for (const each of [page, draft]) {
    await openTextMenu(each);
    const file = each.getByLabel("Open file…").and(each.locator("input"));
    await file.setInputFiles({ name: "back.docx", mimeType: "application/octet-stream", buffer });
    await each.getByText("2 comments added from “back.docx”.").waitFor();
    expect(new URL(each.url()).searchParams.get("document")).not.toBe(String(doc.Id));
    await each.getByRole("tab", { name: "Comments" }).click();
    const open = comments(each).getByRole("article", { name: "Olive Owner on “old cat”" });
    await expect
      .poll(() => open.locator(".comment-entries li").allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Olive Owner.*From a file.*Which cat\?$/s),
        expect.stringContaining("Pat Reader"),
      ]);
    await each.locator(".comment-mark", { hasText: "old cat" }).waitFor();
    await comments(each).getByLabel("Show").selectOption("Resolved");
    await comments(each).getByRole("article", { name: "Pat Reader on “dark night”" }).waitFor();
    await open.waitFor({ state: "detached" });
  }
});
