import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scimClient } from "../../../../server/src/testing/scim-client.ts";
import { signedUp, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";

/**
 * A running Keycloak whose administrator is admin/admin: HOUSESTYLE_KEYCLOAK=http://127.0.0.1:8080 npm run test:deep. Without
 * one, these tests are skipped, because it is too heavy to come with the tests.
 */
const keycloak = process.env.HOUSESTYLE_KEYCLOAK;
const realm = `housestyle-${process.pid}`;

let product: Product;
let operator: Visitor;
let token = "";
beforeAll(async () => {
  if (keycloak === undefined) return;
  product = await Product.alone({
    env: { HOUSESTYLE_FLAGS: "+WLSSO", HOUSESTYLE_PRIVATE_HOSTS: new URL(keycloak).hostname },
  });
  operator = await signedUp(product.server);
  const form = { grant_type: "password", client_id: "admin-cli", username: "admin", password: "admin" };
  const answer = await fetch(`${keycloak}/realms/master/protocol/openid-connect/token`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
  expect((await admin("POST", "", realmOf(product.server.url))).status).toBe(201);
});
afterAll(async () => {
  if (keycloak === undefined) return;
  await admin("DELETE", `/${realm}`);
  await product.close();
});

/** Calls Keycloak's own API as its administrator. */
function admin(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${keycloak}/admin/realms${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const person = (name: string, domain: string) => ({
  ...{ username: name, email: `${name}@${domain}`, emailVerified: true, firstName: name, lastName: "Archer" },
  ...{ enabled: true, credentials: [{ type: "password", value: "quiet river", temporary: false }] },
});

function realmOf(url: string) {
  const mapper = (user: string, name: string) => ({
    ...{ name, protocol: "saml", protocolMapper: "saml-user-property-mapper" },
    config: { "user.attribute": user, "attribute.name": name },
  });
  const post = {
    "saml.assertion.signature": "true",
    "saml.server.signature": "true",
    "saml.client.signature": "false",
  };
  const named = { saml_force_name_id_format: "true", saml_name_id_format: "email", "saml.force.post.binding": "true" };
  return {
    ...{ realm, enabled: true, sslRequired: "none" },
    users: [
      ...["alice", "bob", "dave"].map((name) => person(name, "corp.example")),
      person("eve", "elsewhere.example"),
    ],
    clients: [
      {
        ...{ clientId: "housestyle", secret: "secret", standardFlowEnabled: true, redirectUris: [`${url}/*`] },
        attributes: { "backchannel.logout.session.required": "true" },
      },
      {
        ...{ clientId: url, protocol: "saml", redirectUris: [`${url}/*`] },
        attributes: { ...post, ...named, "saml.signature.algorithm": "RSA_SHA256", "saml.authnstatement": "true" },
        protocolMappers: [mapper("email", "email"), mapper("firstName", "givenName"), mapper("lastName", "surname")],
      },
    ],
  };
}

/** Sets up a team's provider as its admin does. */
async function setUp(given: object): Promise<{ provider: string; team: { admin: Visitor; teamId: number } }> {
  const team = await withTeam(product.server);
  await operator.patch(`/api/teams?id=${team.teamId}`, { AllowedDomains: ["corp.example"] });
  const saved = await team.admin.put<{ Provider: string }>(`/api/v1/teams/${team.teamId}/sign-in`, {
    ...{ Domain: "corp.example", Issuer: `${keycloak}/realms/${realm}` },
    ...given,
  });
  expect(saved.status).toBe(200);
  return { provider: saved.body.Provider, team };
}

async function certificate(): Promise<string> {
  const metadata = await fetch(`${keycloak}/realms/${realm}/protocol/saml/descriptor`);
  return /<ds:X509Certificate>([^<]+)</.exec(await metadata.text())?.[1] ?? "";
}

const providers = {
  oidc: async () => ({ ClientId: "housestyle", ClientSecret: "secret" }),
  saml: async () => ({
    ...{ Kind: "saml", EntryPoint: `${keycloak}/realms/${realm}/protocol/saml` },
    Certificate: await certificate(),
  }),
} as const;

/** Logs in at Keycloak's own page, and comes back. */
async function logIn(provider: string, name: string): Promise<Page> {
  const page = await product.page("/login");
  const url = await page.evaluate(async (Provider) => {
    const answer = await fetch("/api/v1/login/oauth", {
      method: "POST",
      headers: { "content-type": "application/json", clientApp: "1" },
      body: JSON.stringify({ Provider, ReturnTo: "/account" }),
    });
    return ((await answer.json()) as { Url: string }).Url;
  }, provider);
  await page.goto(url);
  await page.locator("#username").fill(name);
  await page.locator("#password").fill("quiet river");
  await page.locator("#password").press("Enter");
  return page;
}

const emailOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch("/api/v1/account", { headers: { clientApp: "1" } });
    return answer.ok ? ((await answer.json()) as { Email: string }).Email : answer.status;
  });

describe.skipIf(keycloak === undefined)(
  `Keycloak${keycloak === undefined ? " (HOUSESTYLE_KEYCLOAK names none)" : ""}`,
  () => {
    for (const kind of ["oidc", "saml"] as const) {
      test(`logs its people in by ${kind}, and no one of another domain`, async () => {
        const { provider, team } = await setUp(await providers[kind]());
        const page = await logIn(provider, "alice");
        await page.waitForURL(/\/account/, { timeout: 15_000 });
        expect(await emailOf(page)).toBe("alice@corp.example");
        const { body } = await team.admin.get<{ Email: string; Name: string }[]>("/api/teamusers");
        expect(body).toContainEqual(expect.objectContaining({ Email: "alice@corp.example" }));
        await page.evaluate(() => fetch("/api/v1/logout", { method: "POST", headers: { clientApp: "1" } }));
        expect(await emailOf(page)).toBe(401);

        const foreign = await logIn(provider, "eve");
        await foreign.waitForURL(/\/login\?error=wrong_domain/);
        expect(await emailOf(foreign)).toBe(401);
      });
    }

    test("logs people out here who log out there", async () => {
      const { provider } = await setUp(await providers.oidc());
      const [client] = (await (await admin("GET", `/${realm}/clients?clientId=housestyle`)).json()) as { id: string }[];
      const address = `${product.server.url}/api/auth/sso/back-channel/${provider}`;
      const attributes = { "backchannel.logout.url": address, "backchannel.logout.session.required": "true" };
      await admin("PUT", `/${realm}/clients/${client?.id}`, { ...client, attributes });
      const page = await logIn(provider, "dave");
      await page.waitForURL(/\/account/);
      expect(await emailOf(page)).toBe("dave@corp.example");
      const [dave] = (await (await admin("GET", `/${realm}/users?username=dave`)).json()) as { id: string }[];
      await admin("POST", `/${realm}/users/${dave?.id}/logout`);
      await expect.poll(() => emailOf(page)).toBe(401);
    });

    test("lets no one in whom it has disabled, and whom its directory deactivates is out at once", async () => {
      const { provider, team } = await setUp(await providers.oidc());
      const scim = await scimClient(product.server, team, "corp.example");
      const id = await scim.user("bob");
      const page = await logIn(provider, "bob");
      await page.waitForURL(/\/account/, { timeout: 15_000 });
      const group = await scim.group("Editors");
      await team.admin.patch(`/api/v1/teams/${team.teamId}/provisioning/groups/${group}`, { Position: "Admin" });
      await scim.patch(`/Groups/${group}`, { op: "add", path: "members", value: [{ value: id }] });
      const { body } = await team.admin.get<{ Email: string; Position: string }[]>("/api/teamusers");
      expect(body).toContainEqual(expect.objectContaining({ Email: "bob@corp.example", Position: "Admin" }));
      await scim.patch(`/Users/${id}`, { op: "replace", path: "active", value: false });
      expect(await emailOf(page)).toBe(401);
      // Keycloak still knows them, and they come in no more.
      const again = await logIn(provider, "bob");
      await again.waitForURL(/\/login\?error=/);
      expect(await emailOf(again)).toBe(401);

      const users = (await (await admin("GET", `/${realm}/users?username=alice`)).json()) as { id: string }[];
      await admin("PUT", `/${realm}/users/${users[0]?.id}`, { enabled: false });
      const disabled = await logIn(provider, "alice");
      await disabled.getByText(/disabled|Invalid username or password/).waitFor();
    });
  },
);
