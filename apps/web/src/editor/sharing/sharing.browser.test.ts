import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { linkTo, share } from "../../../../server/src/testing/sharing.ts";
import { signedUp, stranger } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text } from "../../testing/visit.ts";
import { toastText } from "../../testing/watch-toasts.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const words = (line: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: line }] }],
});

test("by keys alone: a document is shared, the role changed, and the person removed", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server, { Name: "Pat Reader" });
  const doc = await add(owner, { Title: "Letter", Content: words("Dear all.") });
  const page = await product.page(`/editor?document=${doc.Id}`, owner);
  await text(page).getByText("Dear all.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  await page.keyboard.press("F1");
  await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").fill("share");
  await page.getByRole("option", { name: /Share…/ }).waitFor();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share document" });
  await dialog.getByText("Olive Owner (owner)").waitFor();
  await dialog.getByLabel("Email address").fill("nobody@example.org");
  await page.keyboard.press("Enter");
  await dialog.getByText("No account on this server has this email address.").waitFor();
  await dialog.getByLabel("Email address").fill(pat.email);
  await page.keyboard.press("Enter");
  await dialog.getByRole("status").getByText(`Shared with ${pat.email}.`).waitFor();
  const role = async () => (await pat.get<{ Role?: string }>(`/api/v1/documents/${doc.Id}`)).body.Role;
  await expect.poll(role).toBe("edit");
  await dialog.getByLabel("Access for Pat Reader").selectOption("Can view");
  await expect.poll(role).toBe("view");
  await dialog.getByRole("button", { name: "Remove Pat Reader" }).press("Enter");
  await dialog.getByRole("status").getByText("Pat Reader no longer has access.").waitFor();
  await expect.poll(role).toBe(undefined);
});

test("a link is created with a password, opens for someone else, and the document is read-only", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server);
  const doc = await add(owner, { Title: "Letter", Content: words("Dear all.") });
  const page = await product.page(`/editor?document=${doc.Id}`, owner, { width: 390 });
  await text(page).getByText("Dear all.").waitFor();
  await page.getByRole("button", { name: "File" }).click();
  await page.getByRole("button", { name: "Share…" }).click();
  const dialog = page.getByRole("dialog", { name: "Share document" });
  await dialog.getByLabel("Password").fill("open sesame");
  await dialog.getByRole("button", { name: "Create link" }).press("Enter");
  const address = new URL(await dialog.getByLabel("Link", { exact: true }).inputValue());
  await dialog.getByText(/with password · not opened yet/).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);

  const reader = await product.page(`${address.pathname}${address.hash}`, pat);
  await reader.getByLabel("Password").fill("wrong");
  await reader.keyboard.press("Enter");
  await reader.getByText("This link or its password isn’t valid").waitFor();
  await reader.getByLabel("Password").fill("open sesame");
  await reader.keyboard.press("Enter");
  await reader.waitForURL(`**/editor?document=${doc.Id}`);
  await reader.getByText("You have view-only access to this document.").waitFor();
  await text(reader).getByText("Dear all.").waitFor();
  await expect.poll(() => text(reader).getAttribute("contenteditable")).toBe("false");
});

test("a link without a password opens immediately; without an account it asks to log in", async () => {
  const owner = await signedUp(product.server);
  const pat = await signedUp(product.server);
  const doc = await add(owner, { Title: "Letter", Content: words("Dear all.") });
  const { Secret } = await linkTo(owner, doc, { Role: "edit" });
  const page = await product.page(`/shared#${Secret}`);
  await page.getByText("Log in to open the document").waitFor();
  const login = await page.getByRole("link", { name: "Log in" }).last().getAttribute("href");
  expect(login).toBe(`/login?next=${encodeURIComponent(`/shared#${Secret}`)}`);
  const reader = await product.page(`/shared#${Secret}`, pat);
  await text(reader).getByText("Dear all.").waitFor();
  await expect.poll(() => text(reader).getAttribute("contenteditable")).toBe("true");
});

test("someone whose access has ended is told so, keeps the text, and can save it as a document of their own", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server);
  const doc = await add(owner, { Title: "Letter", Content: words("Dear all.") });
  await share(owner, doc, { Email: pat.email, Role: "edit" });
  const page = await product.page(`/editor?document=${doc.Id}`, pat);
  await text(page).getByText("Dear all.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  const { Shares } = (await owner.get<{ Shares: { Id: number }[] }>(`/api/v1/documents/${doc.Id}/sharing`)).body;
  expect((await owner.delete(`/api/v1/documents/${doc.Id}/shares/${Shares[0]?.Id}`)).status).toBe(204);
  await text(page).press("Control+End");
  await page.keyboard.type(" More.");
  await page.getByText("You no longer have access to this document, or it was deleted permanently.").waitFor();
  await page.getByText("Saved here, no access on the server").first().waitFor();
  await page.getByRole("button", { name: "Save as a new document" }).press("Enter");
  const mine = async () => (await pat.get<{ Id: number }[]>("/api/v1/documents")).body;
  await expect.poll(async () => (await mine()).map(({ Id }) => Id !== doc.Id)).toEqual([true]);
  await text(page).getByText("Dear all. More.").waitFor();
});

test("shared documents have a place of their own, and one's access is given up there", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server);
  const doc = await add(owner, { Title: "Her letter" });
  await share(owner, doc, { Email: pat.email, Role: "view" });
  const page = await product.page("/documents", pat);
  await page.getByRole("button", { name: "Shared with me" }).press("Enter");
  await page.getByRole("gridcell", { name: "Olive Owner" }).waitFor();
  await page.getByRole("button", { name: "Details of “Her letter”" }).press("Enter");
  await page.getByRole("button", { name: "Remove my access" }).press("Enter");
  await toastText(page, "You no longer have access to “Her letter”.");
  await page.getByText("Nothing is shared with you").waitFor();
});

test("with the flag off nothing of it is there", async () => {
  const owner = await signedUp(without.server);
  const doc = await add(owner, { Content: words("Dear all.") });
  const page = await without.page(`/editor?document=${doc.Id}`, owner);
  await text(page).getByText("Dear all.").waitFor();
  await page.getByRole("button", { name: "File" }).click();
  await page.getByRole("button", { name: "Version history…" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Share…" }).count()).toBe(0);
  expect((await stranger(without.server).post("/api/v1/document-links/open", { Secret: "x" })).status).toBe(401);
});
