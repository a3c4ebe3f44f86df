import { afterAll, beforeAll, expect, test } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../../../../server/src/testing/identity-provider.ts";
import { signedUp, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";
import { toastText } from "../../testing/watch-toasts.ts";

let product: Product;
let idp: IdentityProvider;
let team: { admin: Visitor; teamId: number };
beforeAll(async () => {
  idp = await startIdentityProvider();
  product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+WLSSO", HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1" } });
  const operator = await signedUp(product.server);
  team = await withTeam(product.server, "Desk");
  await operator.patch(`/api/teams?id=${team.teamId}`, { AllowedDomains: ["corp.example"] });
});
afterAll(async () => {
  await product.close();
  idp.close();
});

test("an admin sets up the company's login, tests it, and connects its directory", async () => {
  const page = await product.page(`/team?team=${team.teamId}`, team.admin);
  const part = page.getByRole("region", { name: "Company login" });
  await part.getByText("The operator has allowed corp.example.").waitFor();
  const fill = async (label: string, value: string) => part.getByLabel(label).fill(value);
  await fill("Domain", "other.example");
  await fill("Issuer", idp.issuer);
  await fill("Client ID", "client");
  await fill("Client secret", "secret");
  await part.getByRole("button", { name: "Save provider" }).press("Enter");
  await part.getByRole("alert").getByText("Prove that other.example belongs to your organization first").waitFor();
  await fill("Domain", "corp.example");
  await part.getByRole("button", { name: "Save provider" }).press("Enter");
  await toastText(page, "Provider saved.");
  await part.getByText("On for corp.example.").waitFor();

  const tested = async (email: string, words: string) => {
    idp.next = { email, sub: email };
    const opened = page.waitForEvent("popup");
    await part.getByRole("button", { name: "Test login" }).press("Enter");
    await part.getByRole("status").getByText(words).waitFor();
    await (await opened).close();
  };
  await tested("ann@corp.example", "The test worked: Sam Sample, ann@corp.example.");
  await tested("ann@other.example", "Your email address belongs to another organization than this login.");
  expect((await team.admin.get("/api/v1/account")).status).toBe(200);

  // The way in for everyone else is on the login page, by the domain of their address.
  idp.next = { email: "eve@corp.example", sub: "eve" };
  const login = await (await product.browser()).newPage();
  await login.goto(`${product.server.url}/login`);
  await login.getByLabel("Email").fill("eve@other.example");
  await login.getByRole("button", { name: "Log in with your company" }).press("Enter");
  await login.getByText("No company login is set up for this email address.").waitFor();
  await login.getByLabel("Email").fill("eve@corp.example");
  await login.getByRole("button", { name: "Log in with your company" }).press("Enter");
  await login.waitForURL(/\/welcome/);
  await login.close();

  await part.getByRole("button", { name: "Create token" }).press("Enter");
  await part.getByText("Copy the token now. It is not shown again.").waitFor();
  const token = await part.getByText(/^hs_scim_/).innerText();
  const scim = (path: string, body: object) =>
    fetch(`${product.server.url}/scim/v2${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
      body: JSON.stringify(body),
    });
  const core = "urn:ietf:params:scim:schemas:core:2.0";
  const made = await scim("/Users", { schemas: [`${core}:User`], userName: "ann@corp.example", displayName: "Ann" });
  const { id } = (await made.json()) as { id: string };
  await scim("/Groups", { schemas: [`${core}:Group`], displayName: "Editors", members: [{ value: id }] });
  await page.reload();
  await part.getByText("1 user, 1 active.").waitFor();
  await part.getByLabel("Role for Editors").selectOption("Admin");
  await toastText(page, "Saved.");
  const ann = async () => {
    const { body } = await team.admin.get<{ Email: string; Position: string }[]>("/api/teamusers");
    return body.find(({ Email }) => Email === "ann@corp.example")?.Position;
  };
  await expect.poll(ann).toBe("Admin");
  await part.getByRole("button", { name: "Remove token" }).press("Enter");
  await toastText(page, "Token removed. Members and groups stay.");
  await part.getByRole("button", { name: "Create token" }).waitFor();
});
