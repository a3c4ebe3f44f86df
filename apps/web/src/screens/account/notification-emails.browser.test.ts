import { deepTest } from "@housestyle/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { emailToken } from "../../../../server/src/notifications/email-token.ts";
import { openSmtpSink, type SmtpSink } from "../../../../server/src/testing/smtp-sink.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

let sink: SmtpSink;
let product: Product;
beforeAll(async () => {
  sink = await openSmtpSink();
  product = await Product.alone({ env: { HOUSESTYLE_SMTP_URL: sink.url, HOUSESTYLE_FLAGS: "+Comments" } });
});
afterAll(async () => {
  await product.close();
  await sink.close();
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
const without = await sharedProduct();

deepTest(
  "emails are off, are chosen by keys once the address is confirmed, and end by a link without logging in",
  async () => {
    const person = await product.person();
    const page = await product.page("/account", person);
    const part = page.getByRole("region", { name: "Emails about notifications" });
    await part.getByText("Verify your email address first.").waitFor();
    await expect.poll(() => part.getByRole("switch", { name: "Someone mentions me" }).isDisabled()).toBe(true);
    const { query } = product.server.database;
    await query.updateTable("person").set({ email_verified: true }).where("id", "=", person.id).execute();
    await page.reload();
    await part.getByText("Every email has links to unsubscribe, without logging in.").waitFor();
    await part.getByRole("switch", { name: "Someone mentions me" }).press("Space");
    await part.getByLabel("Send at most one email").selectOption({ label: "Every hour" });
    const wish = async () => (await person.get("/api/v1/account/notification-emails")).body;
    await expect.poll(wish).toMatchObject({ Kinds: ["mention"], Every: "hour" });

    const token = emailToken(product.server.services.secret, person.id, "mention");
    const stranger = await product.page(`/notifications/off?token=${token}`);
    await stranger.getByRole("heading", { name: "Unsubscribed" }).waitFor();
    await stranger.getByText("You won’t get any more emails about mentions.").waitFor();
    expect(await faultsInBothLooks(stranger)).toEqual([]);
    await expect.poll(wish).toMatchObject({ Kinds: [] });
  },
);

test("a link that was cut off says so, and without the flags there is nothing to choose", async () => {
  const page = await product.page("/notifications/off?token=1.x");
  await page.getByRole("heading", { name: "This link doesn’t work" }).waitFor();
  const { page: off } = await without.signedUp("/account");
  await off.getByRole("region", { name: "Weekly email" }).waitFor();
  await expect.poll(() => off.getByRole("region", { name: "Emails about notifications" }).count()).toBe(0);
});
