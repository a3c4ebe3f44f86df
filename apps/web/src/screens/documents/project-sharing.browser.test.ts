import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { projectSharing, shareProject } from "../../../../server/src/testing/sharing.ts";
import { member, signedUp, withTeam } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { text } from "../../testing/visit.ts";
import { toastText } from "../../testing/watch-toasts.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing +TeamDocuments" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const words = (line: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: line }] }],
});

test("by keys alone: a project is shared, the role changed, and the person removed", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server, { Name: "Pat Reader" });
  const doc = await add(owner, { Title: "One", Project: "Novel/Drafts" });
  const page = await product.page("/documents", owner);
  await page.getByRole("button", { name: "Actions for project “Novel”" }).press("Enter");
  await page.getByRole("menuitem", { name: "Share…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share project “Novel”" });
  await dialog.getByText("Olive Owner (owner)").waitFor();
  await dialog.getByLabel("Email address").fill("nobody@example.org");
  await page.keyboard.press("Enter");
  await dialog.getByText("No account on this server has this email address.").waitFor();
  await dialog.getByLabel("Email address").fill(pat.email);
  await dialog.getByRole("combobox", { name: "Access", exact: true }).selectOption("Can comment");
  await dialog.getByLabel("Email address").press("Enter");
  await dialog.getByRole("status").getByText(`Shared with ${pat.email}.`).waitFor();
  const role = async () => (await pat.get<{ Role?: string }>(`/api/v1/documents/${doc.Id}`)).body.Role;
  await expect.poll(role).toBe("comment");
  await expect.poll(() => dialog.getByRole("option", { name: "Owner" }).count()).toBe(0);
  await dialog.getByLabel("Access for Pat Reader").selectOption("Can view");
  await expect.poll(role).toBe("view");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe("Actions for project “Novel”");
  await page.getByRole("button", { name: "Novel shared 1" }).waitFor();
  await page.getByRole("button", { name: "Drafts shared 1" }).waitFor();
  // A shared project stays where its share can be ended, also without documents.
  await owner.patch(`/api/v1/documents/${doc.Id}`, { Project: "" });
  expect(await role()).toBe(undefined);
  await page.reload();
  await page.getByRole("button", { name: "Novel shared 0" }).waitFor();
  await page.getByRole("button", { name: "Actions for project “Novel”" }).press("Enter");
  await page.getByRole("menuitem", { name: "Share…" }).press("Enter");
  await dialog.getByRole("button", { name: "Remove Pat Reader" }).press("Enter");
  await dialog.getByText("Pat Reader no longer has access.").waitFor();
  await expect.poll(() => dialog.getByRole("alert").count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Novel/ }).waitFor({ state: "detached" });
});

test("a project of oneself and of a team is shared for each by itself, and on a phone", async () => {
  const team = await withTeam(product.server);
  const pat = await signedUp(product.server);
  const own = await add(team.admin, { Title: "Own", Project: "Novel" });
  const theirs = await add(team.admin, { Title: "Theirs", Project: "Novel", TeamId: team.teamId });
  const colleague = await member(product.server, team);
  const page = await product.page("/documents", team.admin, { width: 390 });
  await page.getByRole("button", { name: "Actions for project “Novel”" }).click();
  await page.getByRole("menuitem", { name: "Share…" }).click();
  const dialog = page.getByRole("dialog", { name: "Share project “Novel”" });
  await dialog.getByRole("combobox", { name: "Project owner" }).selectOption("Team Desk");
  await dialog.getByText("Desk (owner)").waitFor();
  await dialog.getByLabel("Email address").fill(pat.email);
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await dialog.getByText(`Shared with ${pat.email}.`).waitFor();
  const statuses = [own, theirs].map(async ({ Id }) => (await pat.get(`/api/v1/documents/${Id}`)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  // A member sees that it is shared, and has nothing to change it with.
  const other = await product.page("/documents", colleague);
  await other.getByRole("button", { name: "Novel shared 1" }).waitFor();
  await expect.poll(() => other.getByRole("button", { name: /Actions for project/ }).count()).toBe(0);
});

test("the sharing of a document lists who has access through its project", async () => {
  const owner = await signedUp(product.server);
  const pat = await signedUp(product.server, { Name: "Pat Reader" });
  const doc = await add(owner, { Title: "One", Project: "Novel", Content: words("It was dark.") });
  await shareProject(owner, "Novel", { Email: pat.email, Role: "suggest" });
  const page = await product.page(`/editor?document=${doc.Id}#share`, owner);
  const dialog = page.getByRole("dialog", { name: "Share document" });
  await dialog.getByRole("listitem").filter({ hasText: "Pat Reader" }).waitFor();
  await dialog.getByText("Can suggest, through the project “Novel”").waitFor();
  await expect.poll(() => dialog.getByRole("button", { name: "Remove Pat Reader" }).count()).toBe(0);
});

test("a project that someone shares is a place of its own, found through its notification, and is given up there", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server);
  await add(owner, { Title: "One", Project: "Work/Novel", Content: words("It was dark.") });
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "view" });
  const page = await product.page("/documents", pat);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("link", { name: /Olive Owner shared the project “Novel” with you\./ }).click();
  await page.waitForURL(/\/documents\?sharedProject=\d+$/);
  const place = page.getByRole("button", { name: "Novel 1", exact: true });
  await expect.poll(() => place.getAttribute("aria-current")).toBe("true");
  await page.getByRole("gridcell", { name: "Olive Owner" }).waitFor();
  await page.getByRole("button", { name: "Details of “One”" }).press("Enter");
  await page.getByRole("link", { name: "Open in editor" }).waitFor();
  // One document of it is not given up by itself.
  await expect.poll(() => page.getByRole("button", { name: "Remove my access" }).count()).toBe(0);
  await page.getByRole("button", { name: "Actions for project “Novel”" }).press("Enter");
  await page.getByRole("menuitem", { name: "Remove my access" }).press("Enter");
  await toastText(page, "You no longer have access to “Novel”.");
  await page.getByText("Nothing is shared with you").waitFor();
});

test("projects within a shared one are folders within it, by keys alone", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server);
  for (const [Title, Project] of [
    ["One", "Novel"],
    ["Two", "Novel/Drafts"],
    ["Three", "Novel/Drafts/Old"],
  ] as const) {
    await add(owner, { Title, Project });
  }
  await shareProject(owner, "Novel", { Email: pat.email, Role: "view" });
  const page = await product.page("/documents", pat);
  await page.getByRole("button", { name: "Novel 3", exact: true }).waitFor();
  await page.getByRole("button", { name: "Drafts 2", exact: true }).press("Enter");
  await page.waitForURL(/sharedProject=\d+&sharedFolder=Drafts$/);
  await expect.poll(() => page.getByRole("button", { name: /^Details of/ }).count()).toBe(2);
  await page.getByRole("button", { name: "Old 1", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Details of “Three”" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Details of/ }).count()).toBe(1);
});

test("an open editor loses a document that is moved out of a shared project", async () => {
  const owner = await signedUp(product.server);
  const pat = await signedUp(product.server);
  const doc = await add(owner, { Title: "One", Project: "Novel", Content: words("It was dark.") });
  await shareProject(owner, "Novel", { Email: pat.email, Role: "view" });
  const page = await product.page(`/editor?document=${doc.Id}`, pat);
  await page.getByText("You have view-only access to this document.").waitFor();
  await shareProject(owner, "Novel", { Email: pat.email, Role: "edit" });
  await page.reload();
  await expect.poll(() => text(page).getAttribute("contenteditable")).toBe("true");
  await owner.patch(`/api/v1/documents/${doc.Id}`, { Project: "" });
  await text(page).press("End");
  await page.keyboard.type(" And cold.");
  await page
    .getByText(/Your text is still here\./)
    .first()
    .waitFor();
  expect((await owner.get<{ Text: string }>(`/api/v1/documents/${doc.Id}`)).body.Text.trim()).toBe("It was dark.");
});

test("with the flag off nothing of it is there", async () => {
  const owner = await signedUp(without.server);
  await add(owner, { Title: "One", Project: "Novel" });
  const page = await without.page("/documents", owner);
  await page.getByRole("button", { name: "Novel 1" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /Actions for project/ }).count()).toBe(0);
  expect((await owner.get(projectSharing("Novel"))).status).toBe(403);
});
