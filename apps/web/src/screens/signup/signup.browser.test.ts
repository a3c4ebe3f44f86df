import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { emailTo, tokenIn } from "../../../../server/src/testing/mailbox.ts";
import { Product } from "../../testing/product.ts";
import { signIn } from "../../texts/sign-in.ts";

let product: Product;
beforeAll(async () => {
  product = await Product.alone({ env: { HOUSESTYLE_REQUIRE_VERIFIED_EMAIL: "on" } });
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

test("the first account is told that it runs the server; where addresses are confirmed first, where its letter went", async () => {
  const page = await product.page("/signup");
  await page.getByText(signIn.signUp.firstRun).waitFor();
  await page.getByLabel(signIn.email).fill("first@example.org");
  await page.getByLabel(signIn.password, { exact: true }).fill("seven green bottles");
  await page.keyboard.press("Enter");
  await page.getByText(signIn.verify.notSent("first@example.org")).waitFor();
  const token = tokenIn(await emailTo(product.server, "first@example.org", /verify/i));
  await page.goto(`/verify-email?token=${encodeURIComponent(token)}`);
  await page.getByRole("heading", { level: 1, name: signIn.verify.done.title }).waitFor();
});

test("a server that takes nobody says so, but not to the invited", async () => {
  const context = await product.browser();
  const site = await (await fetch(`${product.server.url}/api/v1/site`)).json();
  await context.route("**/api/v1/site", (route) =>
    route.fulfill({ json: { ...site, SignUpOpen: false, FirstRun: false } }),
  );
  const page = await context.newPage();
  await page.goto("/signup");
  await page.getByRole("heading", { level: 1, name: signIn.signUp.closed.title }).waitFor();
  await page.goto("/signup?invitation=some");
  await page.getByLabel(signIn.email).waitFor();
});
