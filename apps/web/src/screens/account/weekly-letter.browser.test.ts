import { deepTest } from "@housestyle/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { offToken } from "../../../../server/src/insights/off-link.ts";
import { openSmtpSink, type SmtpSink } from "../../../../server/src/testing/smtp-sink.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";

let sink: SmtpSink;
let product: Product;
beforeAll(async () => {
  sink = await openSmtpSink();
  product = await Product.alone({ env: { HOUSESTYLE_SMTP_URL: sink.url } });
});
afterAll(async () => {
  await product.close();
  await sink.close();
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});

const path = "/api/v1/account/insight/letters";

deepTest(
  "weekly letters are off, are asked for by keys once the address is confirmed, and end by a link without logging in",
  async () => {
    const person = await product.person();
    const unconfirmed = await product.page("/account", person);
    await unconfirmed.getByText("Verify your email address first.").waitFor();
    await expect
      .poll(() => unconfirmed.getByRole("switch", { name: "Email me my weekly summary" }).isDisabled())
      .toBe(true);
    const { query } = product.server.database;
    await query.updateTable("person").set({ email_verified: true }).where("id", "=", person.id).execute();

    await unconfirmed.reload();
    const wish = unconfirmed.getByRole("switch", { name: "Email me my weekly summary" });
    await expect.poll(() => wish.isEnabled()).toBe(true);
    await expect.poll(() => wish.isChecked()).toBe(false);
    await wish.press("Space");
    await unconfirmed.getByText("You’ll get an email after each week in which you write.").waitFor();
    expect((await person.get(path)).body).toMatchObject({ IsOn: true });

    const token = offToken(product.server.services.secret, person.id);
    const stranger = await product.page(`/insights/off?token=${token}`);
    await stranger.getByRole("heading", { name: "Unsubscribed" }).waitFor();
    expect(await faultsInBothLooks(stranger)).toEqual([]);
    expect((await person.get(path)).body).toMatchObject({ IsOn: false });
  },
);

test("a link that was cut off says so", async () => {
  const page = await product.page("/insights/off?token=1.x");
  await page.getByRole("heading", { name: "This link doesn’t work" }).waitFor();
  await page.getByRole("link", { name: "Go to your account" }).waitFor();
});
