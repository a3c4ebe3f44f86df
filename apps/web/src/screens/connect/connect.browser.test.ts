import { createHash, randomBytes } from "node:crypto";
import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { codeIn, oauthAgent, sendForm } from "../../../../server/src/testing/oauth-agent.ts";
import { stranger } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();
const random = () => randomBytes(32).toString("base64url");
const inFirefox = "https://4f25172fd3e5891d67ee81556fef1f8b523416f0.extensions.allizom.org/";

/** What a program of ours asks, and where. */
function program(given: Record<string, string> = {}) {
  const Verifier = random();
  const asked = { Client: "FirefoxExtension", State: random(), ...given };
  const Challenge = createHash("sha256").update(Verifier).digest("base64url");
  return { path: `/connect?${new URLSearchParams({ ...asked, Challenge })}`, taking: { ...asked, Verifier } };
}

const take = (taking: object) =>
  stranger(product.server).post<{ Token: string; Name: string }>("/api/v1/connections/key", taking);

test("who is not signed in signs in first; what asks is said, and what is allowed goes back to it alone", async () => {
  const person = await product.person();
  const { path, taking } = program({ ReturnTo: inFirefox });
  const page = await product.page(path);
  await page.waitForURL(/\/login\?next=%2Fconnect/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("seven green bottles");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Connect the extension in Firefox?" }).waitFor();
  await page.getByText(`You’re logged in as ${person.email}.`).waitFor();
  await page.getByText("Read your dictionary, style guides, terms, snippets, and documents").waitFor();
  await page.route(`${inFirefox}**`, (route) => route.fulfill({ body: "The extension takes it from here." }));
  await page.getByRole("button", { name: "Allow", exact: true }).press("Enter");
  await page.waitForURL(`${inFirefox}**`);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("state")).toBe(taking.State);
  const { body: key } = await take({ ...taking, Code: searchParams.get("code") });
  await page.goto(`${product.server.url}/account?show=keys`);
  await page.getByRole("button", { name: `Revoke ${key.Name}` }).waitFor();
});

deepTest("a code is shown where nobody waits for it; and who does not want to, allows nothing", async () => {
  const { path, taking } = program({ Client: "Office" });
  const { person, page } = await product.signedUp(path);
  await page.getByRole("button", { name: "Allow", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Copy code" }).press("Enter");
  await page.getByText("Code copied.").waitFor();
  const Code = await page.evaluate(() => navigator.clipboard.readText());
  expect((await take({ ...taking, Code })).status).toBe(200);

  await page.goto(program({ Client: "Office" }).path);
  await page.getByRole("button", { name: "Deny" }).press("Enter");
  await page.getByText("Access denied.").waitFor();
  const { path: back } = program({ ReturnTo: inFirefox });
  await page.goto(back);
  await page.route(`${inFirefox}**`, (route) => route.fulfill({ body: "The extension takes it from here." }));
  await page.getByRole("button", { name: "Deny" }).press("Enter");
  await page.waitForURL(/error=access_denied/);
  expect((await person.get<unknown[]>("/api/v1/tokens")).body).toHaveLength(1);
});

deepTest("an agent of another maker is named with who gets the key, and what is allowed goes back to it", async () => {
  const { asked, taking, id } = await oauthAgent(product.server, { client_name: "Claude" });
  const address = (given: object = {}) =>
    `/connect?${new URLSearchParams({
      response_type: "code",
      client_id: id,
      redirect_uri: asked.ReturnTo,
      code_challenge: asked.Challenge,
      code_challenge_method: "S256",
      state: "s",
      scope: "check",
      ...given,
    })}`;
  const { person, page } = await product.signedUp(address({ code_challenge_method: "plain" }));
  await page.getByText("This link is incomplete or has expired").waitFor();
  await expect.poll(() => page.getByRole("button", { name: /allow/i }).count()).toBe(0);
  await page.goto(address());
  await page.getByRole("heading", { name: "Connect “Claude”?" }).waitFor();
  await page.getByText("Your API key will be sent to agent.example.").waitFor();
  await expect.poll(() => page.getByRole("listitem").filter({ hasText: "documents" }).count()).toBe(0);
  await page.route("https://agent.example/**", (route) => route.fulfill({ body: "Connected." }));
  await page.getByRole("button", { name: "Allow", exact: true }).press("Enter");
  await page.waitForURL("https://agent.example/**");
  const { body } = await sendForm(product.server, "/oauth/token", { ...taking, code: codeIn(page.url()) });
  expect(body).toMatchObject({ scope: "check", access_token: expect.stringMatching(/^hs_/) });
  expect((await person.get("/api/v1/tokens")).body).toMatchObject([{ Name: "Claude (agent.example)" }]);
});

deepTest("a link that leads anywhere else is no way out: nothing can be pressed on it", async () => {
  for (const ReturnTo of ["https://evil.example/", `${inFirefox}?next=https://evil.example`]) {
    const { page } = await product.signedUp(program({ ReturnTo }).path);
    await page.getByText("This page wasn’t opened correctly by a Housestyle app").waitFor();
    await expect.poll(() => page.getByRole("button", { name: /allow/i }).count()).toBe(0);
  }
});
