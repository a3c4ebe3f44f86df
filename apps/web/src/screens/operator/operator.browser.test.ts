import { deepTest } from "@housestyle/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signedUp, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";

let product: Product;
let operator: Visitor;
beforeAll(async () => {
  product = await Product.alone();
  operator = await signedUp(product.server, { Name: "Olga Operator" });
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

deepTest("by keys alone: make somebody an operator; the last one cannot step down", async () => {
  const other = await signedUp(product.server, { Name: "Pat Example" });
  const page = await product.page("/operator", operator);
  await page.getByRole("gridcell", { name: "Olga Operator" }).click();
  const rights = page.getByRole("switch", { name: "Can manage this server" });
  await rights.press("Space");
  await page.getByText("A server needs at least one operator").waitFor();
  await expect.poll(() => rights.isChecked()).toBe(true);
  await page.getByRole("gridcell", { name: "Pat Example" }).click();
  await page.getByText(other.email).last().waitFor();
  await rights.press("Space");
  await expect.poll(async () => (await other.get("/api/v1/operator")).status).toBe(200);
});

deepTest("a team's licence, seats and allowed domains are set from here", async () => {
  const { admin, teamId } = await withTeam(product.server, "Licensed desk");
  const page = await product.page("/operator?show=teams", operator);
  await page.getByRole("gridcell", { name: "Licensed desk" }).click();
  await page.getByText(`Admins: ${admin.email}`).waitFor();
  await page.getByLabel("License valid until").fill("2031-05-31");
  await page.getByLabel("Seats").fill("12");
  await page.getByLabel("Allowed domains").fill("not a domain!");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("alert").getByText("Enter a domain such as example.org.").waitFor();
  await page.getByLabel("Allowed domains").fill("desk.example\nbücher.example");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("gridcell", { name: "2031-05-31" }).waitFor();
  const { body } = await admin.get<{ Id: number }[]>("/api/teams");
  expect(body.find(({ Id }) => Id === teamId)).toMatchObject({
    Seats: 12,
    LicenceExpiry: "2031-05-31T00:00:00.000Z",
    AllowedDomains: ["desk.example", "xn--bcher-kva.example"],
  });
});

test("the server page links to the guides for what is not set up", async () => {
  const page = await product.page("/operator", operator);
  await page.getByRole("link", { name: "Set up backups" }).click();
  await page.getByRole("heading", { level: 1, name: "Operations" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#backups");
});

deepTest("what people write arrives here word for word", async () => {
  const writer = await signedUp(product.server, { Name: "Wilma Writer" });
  const theirs = await product.page("/account", writer);
  await theirs.getByRole("button", { name: "Feedback" }).click();
  await theirs.getByRole("button", { name: "Send", exact: true }).click();
  await theirs.getByRole("alert").getByText("Write something").waitFor();
  await theirs.getByLabel("Your message").fill("More <b>ink</b>, please.");
  await theirs.getByRole("button", { name: "Send", exact: true }).click();
  await theirs.getByText("Your message has been sent to the operator.").waitFor();
  const page = await product.page("/operator?show=feedback", operator);
  await page.getByRole("gridcell", { name: "More <b>ink</b>, please." }).click();
  await page.getByRole("link", { name: "Reply by email" }).waitFor();
});

test("by keys alone: the operator lets someone in again, keeps them out, and deletes their account", async () => {
  const other = await signedUp(product.server, { Name: "Lena Locked" });
  const page = await product.page("/operator", operator);
  const row = page.getByRole("row", { name: /Lena Locked/ });
  await row.focus();
  await page.keyboard.press("Enter");
  const access = page.getByRole("region", { name: "Access" });
  await access.getByRole("button", { name: "Create password reset link" }).press("Enter");
  await access.getByText(/Share it with Lena Locked only/).waitFor();
  await access.getByRole("button", { name: "Copy link" }).press("Enter");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/reset-password\?token=[\w-]+$/);
  await access.getByRole("button", { name: "Log out everywhere" }).press("Enter");
  await page.getByText("1 session ended.").waitFor();
  expect((await other.get("/api/v1/account")).status).toBe(401);
  await access.getByRole("button", { name: "Disable account" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable account" }).press("Enter");
  await row.getByText("Disabled").waitFor();
  await access.getByRole("button", { name: "Enable account" }).press("Enter");
  await row.getByText("Disabled").waitFor({ state: "detached" });
  await access.getByRole("button", { name: "Delete account" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete the account of Lena Locked?" });
  await dialog.getByLabel(`Type ${other.email} to confirm`).fill("someone@example.org");
  await page.keyboard.press("Enter");
  await dialog.getByText("This isn’t the email address of the account.").waitFor();
  await dialog.getByLabel(`Type ${other.email} to confirm`).fill(other.email);
  await page.keyboard.press("Enter");
  await row.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Email" }).click();
  await page.getByText("No unsent emails").waitFor();
  await page.getByRole("button", { name: "Send a test email" }).press("Enter");
  await page.getByText(/saved to the server’s mail folder/).waitFor();
});

test("nobody else gets to see the page", async () => {
  const page = await product.page("/operator", await signedUp(product.server));
  await page.getByRole("heading", { name: "You don’t have access to this page" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Server" }).count()).toBe(0);
});
