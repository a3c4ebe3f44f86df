import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { share } from "../../../../server/src/testing/sharing.ts";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

test("before an account is deleted, one sees what becomes of its documents, and passes them to someone", async () => {
  await signedUp(product.server, { Name: "Olga Operator" });
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const [pat, kim] = [await signedUp(product.server, { Name: "Pat" }), await signedUp(product.server, { Name: "Kim" })];
  const [owned, goes] = [await add(owner, { Title: "Owned" }), await add(owner, { Title: "Goes" })];
  await add(owner, { Title: "Alone" });
  await share(owner, owned, { Email: pat.email, Role: "own" });
  await share(owner, goes, { Email: pat.email, Role: "view" });
  const page = await product.page("/account?show=end", owner);
  await page.getByText("You have 3 documents of your own. 2 of them are shared:").waitFor();
  const list = page.getByRole("list", { name: "Your shared documents" }).getByRole("listitem");
  await expect
    .poll(() => list.allTextContents())
    .toEqual([
      "“Goes” is deleted. The person with access will be notified.",
      "“Owned” passes to Pat, who also owns it.",
    ]);
  await page.getByLabel("Shared documents without another owner").selectOption("Pass them to a person");
  await page.getByLabel("Email address", { exact: true }).fill("nobody@example.org");
  await expect.poll(() => list.first().textContent()).toBe("“Goes” passes to nobody@example.org.");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await page.getByLabel(`Type ${owner.email} to confirm`).fill(owner.email);
  await page.getByLabel("Password").fill("seven green bottles");
  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  await page.getByRole("alert").getByText("No account on this server has this email address.").waitFor();
  await page.getByLabel("Email address", { exact: true }).fill(kim.email);
  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  const { body } = await kim.get<{ Title: string }[]>("/api/v1/documents");
  expect(body.map(({ Title }) => Title)).toEqual(["Goes"]);
});

test("who had access to a document that went with an account reads so in the notifications", async () => {
  const owner = await signedUp(product.server);
  const pat = await signedUp(product.server);
  await share(owner, await add(owner, { Title: "Story" }), { Email: pat.email, Role: "view" });
  expect((await owner.delete("/api/v1/account", { Password: "seven green bottles" })).status).toBe(204);
  const page = await product.page("/documents", pat);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByText("“Story”, which you had access to, was deleted with its owner’s account.").waitFor();
  await expect.poll(() => page.getByRole("link", { name: /“Story”/ }).count()).toBe(0);
});
