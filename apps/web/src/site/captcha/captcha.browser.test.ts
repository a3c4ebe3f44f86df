import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signedUp, type Visitor } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";
import { signIn } from "../../texts/sign-in.ts";

const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
let provider: Server;
let product: Product;
let person: Visitor;
beforeAll(async () => {
  provider = createServer((_, response) => response.end('{"success":true}'));
  await new Promise<void>((listening) => provider.listen(0, "127.0.0.1", listening));
  product = await Product.alone({
    env: {
      HOUSESTYLE_CAPTCHA: "turnstile",
      HOUSESTYLE_CAPTCHA_SITE_KEY: "site",
      HOUSESTYLE_CAPTCHA_SECRET: "secret",
      HOUSESTYLE_CAPTCHA_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1",
    },
  });
  person = await signedUp(product.server);
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(async () => {
  await product.close();
  provider.close();
});

const atOnce = "window.turnstile = { render: (place, { sitekey, callback }) => callback('token for ' + sitekey) };";

/** Logs in by the form and answers what was sent. `pressed` is called when the form has been. */
async function loggedIn(page: Page, pressed = () => {}): Promise<unknown> {
  const sent = page.waitForRequest("**/api/v1/login");
  await page.goto("/login");
  await page.getByLabel(signIn.email).fill(person.email);
  await page.getByLabel(signIn.password, { exact: true }).fill("seven green bottles");
  await page.keyboard.press("Enter");
  pressed();
  const request = await sent;
  await page.getByRole("heading", { level: 1, name: signIn.welcome.title("Pat Example") }).waitFor();
  return request.postDataJSON();
}

test("a token is obtained before the form is sent", async () => {
  const context = await product.browser();
  await context.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: atOnce }));
  expect(await loggedIn(await context.newPage())).toMatchObject({ Captcha: "token for site" });
});

deepTest("who is quicker than the page gets a token as well", async () => {
  const context = await product.browser();
  await context.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: atOnce }));
  const { promise: isPressed, resolve } = Promise.withResolvers<void>();
  await context.route("**/api/v1/site", async (route) => {
    await isPressed;
    await route.continue();
  });
  expect(await loggedIn(await context.newPage(), resolve)).toMatchObject({ Captcha: "token for site" });
});

deepTest("a script that is only the first of two is waited for", async () => {
  const context = await product.browser();
  // Who looks once does not see it.
  const late = `let looks = 0;
    const turnstile = { render: (place, { callback }) => callback("a late token") };
    Object.defineProperty(window, "turnstile", { get: () => (looks++ < 3 ? undefined : turnstile) });`;
  await context.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: late }));
  expect(await loggedIn(await context.newPage())).toMatchObject({ Captcha: "a late token" });
});

deepTest("when the captcha fails the form is sent all the same", async () => {
  const context = await product.browser();
  await context.route(script, (route) => route.abort());
  expect(await loggedIn(await context.newPage())).not.toHaveProperty("Captcha");
});
