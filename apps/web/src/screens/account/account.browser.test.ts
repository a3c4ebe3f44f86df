import { readFile } from "node:fs/promises";
import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { toastText } from "../../testing/watch-toasts.ts";

const product = await sharedProduct();

test("the profile is changed, and stays so", async () => {
  const { person, page } = await product.signedUp("/account");
  await page.getByLabel("Name").fill("Ann Lee");
  await page.getByLabel("What you write").selectOption("Academic writing (student)");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await toastText(page, "Saved.");
  expect((await person.get("/api/v1/account")).body).toMatchObject({ Name: "Ann Lee", WriterType: "AcademicStudent" });
});

deepTest("a session elsewhere is ended from here", async () => {
  const { person, page } = await product.signedUp("/account?show=security");
  const elsewhere = await signedUp(product.server);
  await elsewhere.post("/api/v1/login", { Email: person.email, Password: "seven green bottles" });
  await page.reload();
  await page.getByRole("button", { name: "End all other sessions" }).press("Enter");
  await toastText(page, "Session ended.");
  expect((await elsewhere.get("/api/v1/account")).status).toBe(401);
  expect((await person.get("/api/v1/account")).status).toBe(200);
});

test("a new password asks for the old one", async () => {
  const person = await product.person();
  await person.post("/api/v1/tokens", { Name: "Newsletter script", Scopes: ["read"] });
  const page = await product.page("/account?show=security", person);
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password").fill("eight green bottles");
  await page.getByRole("button", { name: "Change password" }).press("Enter");
  // Nothing is chosen beforehand.
  await page.getByRole("alert").getByText("Choose what happens to your API keys.").waitFor();
  const choice = page.getByRole("group", { name: "API keys and connected apps" });
  await choice.getByText(/Newsletter script \(hs_/).waitFor();
  await choice.getByRole("radio", { name: /^Revoke it/ }).press("Space");
  await page.getByRole("button", { name: "Change password" }).press("Enter");
  await page.getByRole("alert").getByText("Incorrect password.").waitFor();
  expect((await person.get<object[]>("/api/v1/tokens")).body).toHaveLength(1);
  await page.getByLabel("Current password").fill("seven green bottles");
  await page.getByRole("button", { name: "Change password" }).press("Enter");
  await toastText(page, "Password changed. You’re logged out everywhere else.");
  expect((await person.post("/api/v1/login", { Email: person.email, Password: "eight green bottles" })).status).toBe(
    200,
  );
  expect((await person.get<object[]>("/api/v1/tokens")).body).toEqual([]);
});

test("by keys alone: a key is made, shown once, copied, and revoked", async () => {
  const { page } = await product.signedUp("/account?show=keys");
  await page.getByLabel("Name").press("B");
  await page.keyboard.type("uild server");
  const may = (what: RegExp) => page.getByLabel(what);
  // What stands in a public page stands alone.
  await may(/^Only check text, on a public page/).press("Space");
  const are = (...what: RegExp[]) => Promise.all(what.map((each) => may(each).isChecked()));
  await expect.poll(() => are(/^Check text/, /^Read your dictionary/)).toEqual([false, false]);
  await may(/^Check text/).press("Space");
  await expect.poll(() => are(/^Only check text, on a public page/)).toEqual([false]);
  await page.getByRole("button", { name: "Create API key" }).press("Enter");
  await page.getByText("Here is your API key. Copy it now. It won’t be shown again.").waitFor();
  await page.getByRole("button", { name: "Copy key" }).press("Enter");
  await toastText(page, "API key copied.");
  const key = await page.evaluate(() => navigator.clipboard.readText());
  const ask = (path: string) =>
    fetch(product.server.url + path, { headers: { authorization: `Bearer ${key}` } }).then(({ status }) => status);
  await expect.poll(async () => [await ask("/api/v1/rules"), await ask("/api/v1/documents")]).toEqual([200, 403]);
  await page.getByRole("listitem").filter({ hasText: "Build server" }).getByText("checks text · ").waitFor();
  await page.getByRole("button", { name: "Revoke Build server" }).press("Enter");
  await toastText(page, "API key revoked.");
  await expect.poll(() => ask("/api/v1/rules")).toBe(401);
});

deepTest("everything of one's own is a file", async () => {
  const { person, page } = await product.signedUp("/account?show=end");
  await person.post("/api/ignorepatterns", [{ Word: "Zyntharil" }]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).press("Enter"),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Zyntharil");
});

test("an account is deleted only with its address and password", async () => {
  const { person, page } = await product.signedUp("/account?show=end");
  await page.getByLabel(`Type ${person.email} to confirm`).fill("somebody@example.org");
  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  await page.getByText("This isn’t the email address of this account.").waitFor();
  await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  await page.getByRole("alert").getByText("Incorrect password.").waitFor();
  await page.getByLabel("Password").fill("seven green bottles");
  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  expect((await person.get("/api/v1/account")).status).toBe(401);
});

test("who logs out is out, and is asked to log in where it matters", async () => {
  const { person, page } = await product.signedUp("/account");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect((await person.get("/api/v1/account")).status).toBe(401);
  await page.goto("/account?show=keys");
  await page.waitForURL(/\/login\?next=%2Faccount%3Fshow%3Dkeys/);
});
