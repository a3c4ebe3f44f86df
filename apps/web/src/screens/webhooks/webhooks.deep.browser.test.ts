import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Receiver, startReceiver } from "../../../../server/src/testing/receiver.ts";
import { signedUp, withTeam } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";
import { toastText } from "../../testing/watch-toasts.ts";

let product: Product;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  product = await Product.alone({ env: { HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1" } });
  await signedUp(product.server);
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(async () => {
  await product.close();
  receiver.close();
});

test("on a phone, by keys: name an address, see the secret once, try it, send again what failed, delete it", async () => {
  const { admin, teamId } = await withTeam(product.server, "Night desk");
  const page = await product.page("/team/webhooks", admin, { width: 390 });
  await page.getByRole("button", { name: "Add webhook" }).press("Enter");
  await page.getByLabel("URL").fill("http://example.org/");
  await page.getByRole("checkbox", { name: "Terms" }).press("Space");
  await page.getByRole("button", { name: "Add webhook" }).last().press("Enter");
  await page.getByRole("alert").getByText("Enter a URL that starts with https://.").waitFor();
  await page.getByLabel("URL").fill(receiver.url);
  await page.getByLabel("URL").press("Enter");
  await page.getByText(/^whsec_/).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  receiver.status = 500;
  await page.reload();
  await page.getByRole("gridcell", { name: /^127\.0\.0\.1/ }).click();
  await expect.poll(() => page.getByText(/^whsec_/).count()).toBe(0);
  await page.getByRole("button", { name: "Send a test" }).press("Enter");
  await page.getByText("The test couldn’t be delivered.").waitFor();
  receiver.status = 200;
  await page.getByRole("button", { name: /^Send again: Test/ }).press("Enter");
  await expect.poll(() => receiver.received.length).toBe(2);
  await admin.post("/api/ignorepatterns", { word: "zyntharil", teamId });
  await expect.poll(() => receiver.received.length).toBe(3);
  expect(receiver.received[2]?.body).toContain("dictionary.added");

  await page.getByText(/Test Recently · Delivered, 2 attempts/).waitFor();
  await page.getByRole("button", { name: "Create a new secret" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Create a new secret" }).press("Enter");
  await page.getByText(/^whsec_/).waitFor();
  const secret = page.getByRole("complementary", { name: "Secret" });
  await secret.getByRole("button", { name: "Close" }).press("Enter");
  await page.getByRole("switch", { name: "Active" }).press("Space");
  await page.getByRole("gridcell", { name: "Off" }).waitFor();
  await page.getByRole("button", { name: "Delete webhook" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).press("Enter");
  await toastText(page, "Webhook deleted.");
  expect((await admin.get("/api/v1/webhooks")).body).toEqual([]);
});
