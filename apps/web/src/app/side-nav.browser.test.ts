import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sharedProduct } from "../testing/shared-product.ts";

const product = await sharedProduct();

test("the side bar marks the place one is at, and no other", async () => {
  const { page } = await product.signedUp("/snippets");
  const marked = page.locator('nav a[aria-current="page"]');
  await marked.filter({ hasText: "Snippets" }).waitFor();
  await expect.poll(() => marked.count()).toBe(1);
  await page.getByRole("link", { name: "Dictionary", exact: true }).press("Enter");
  await marked.filter({ hasText: "Dictionary" }).waitFor();
  await expect.poll(() => marked.count()).toBe(1);
  await page.getByRole("link", { name: "Import or export", exact: true }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Import and export" }).waitFor();
  await marked.filter({ hasText: "Dictionary" }).waitFor();
  await expect.poll(() => marked.count()).toBe(1);
  // The word explorer has the site's header for strangers; who is signed in keeps the side bar, also after a reload.
  await page.getByRole("link", { name: "Word explorer", exact: true }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Word explorer" }).waitFor();
  await marked.filter({ hasText: "Word explorer" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Word explorer" }).waitFor();
  await marked.filter({ hasText: "Word explorer" }).waitFor();
  await expect.poll(() => page.locator(".site-head").count()).toBe(0);
});

deepTest(
  "the editor's side bar has the way out and the word to the operator; what was just written is kept",
  async () => {
    const { page, person } = await product.signedUp("/editor");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Log out" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.setViewportSize({ width: 1440, height: 900 });
    const bar = page.locator(".side-bar");
    await bar.getByRole("button", { name: "Feedback" }).press("Enter");
    const form = page.getByRole("dialog", { name: "Send feedback" });
    await form.getByRole("textbox").fill("F8 is a fine key.");
    // A key of the editor's is not obeyed behind a dialog.
    await page.keyboard.press("Control+s");
    await form.getByRole("button", { name: "Send" }).press("Enter");
    await page.getByRole("status").getByText("Thank you").waitFor();
    await expect.poll(() => page.getByRole("status").getByText("Saved").count()).toBe(0);
    await page.getByRole("textbox", { name: "Your text" }).focus();
    await page.keyboard.insertText("Written a moment before.");
    await bar.getByRole("button", { name: "Log out" }).press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
    expect(await page.evaluate(async () => (await fetch("/api/v1/account")).status)).toBe(401);
    // It is theirs: who comes next does not read it, and they go on with it.
    await page.goto("/editor");
    await page.getByText("Checked on this device").waitFor();
    await expect.poll(() => page.getByRole("textbox", { name: "Your text" }).textContent()).toBe("");
    await person.post("/api/v1/login", { Email: person.email, Password: "seven green bottles" });
    await product.signIn(page, person);
    await page.goto("/editor");
    await page.getByRole("textbox", { name: "Your text" }).getByText("Written a moment before.").waitFor();
  },
);
