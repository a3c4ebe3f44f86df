import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { texts } from "./texts.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { domain } from "./wire/domain.ts";
import { rowId } from "./wire/ids.ts";

const address = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/[^\s/?#]+([/?#]\S*)?$/, { error: () => texts.webAddress });
const facts = {
  Kind: z.enum(["oidc", "saml"]),
  Domain: z.string(),
  Issuer: z.string(),
  Provider: z.string().describe("Use it to start a login: `POST api/v1/login/oauth`."),
  CallbackUrl: z.string().describe("Settings to enter at the identity provider."),
};

const place = { path: "/api/v1/teams/:id/sign-in", group: "Teams", params: z.object({ id: rowId }) } as const;

/** Returns a team's identity provider. */
export const readTeamSignIn = defineEndpoint({
  ...reading,
  ...place,
  summary: "Get a team's identity provider.",
  access: "manage",
  output: z.object(facts),
  failures: [...readFailures, "admins-only"],
});

/** Sets the identity provider that people of a domain log in with to join a team. */
export const saveTeamSignIn = defineEndpoint({
  ...place,
  method: "PUT",
  summary:
    "Let people with a domain log in with their organization's identity provider (OpenID Connect or SAML) and join the team. Needs the flag WLSSO. Team admins can name a domain that they have proven, operators any.",
  access: "manage",
  input: caseless({
    Kind: z.enum(["oidc", "saml"]).default("oidc"),
    Domain: domain,
    Issuer: address,
    ClientId: z.string().max(500).default(""),
    ClientSecret: z.string().max(2_000).default(""),
    EntryPoint: address.optional().describe("SAML: the URL to send people to."),
    Certificate: z.string().max(20_000).default("").describe("SAML: the certificate used to sign responses."),
  }),
  output: z.object(facts),
  failures: [...writeFailures, "forbidden", "not-your-domain", "bad-issuer"],
  example: {
    request: {
      Kind: "oidc",
      Domain: "example.org",
      Issuer: "https://id.example.org",
      ClientId: "housestyle",
      ClientSecret: "…",
    },
  },
});

/** Removes a team's identity provider. */
export const deleteTeamSignIn = defineEndpoint({
  ...acting,
  ...place,
  method: "DELETE",
  summary: "Remove a team's identity provider.",
  failures: [...writeFailures, "forbidden"],
});

/** Returns what admins need to set up their identity provider. */
export const readSignInSetup = defineEndpoint({
  ...reading,
  ...place,
  path: "/api/v1/teams/:id/sign-in/setup",
  summary: "Get what is needed to set up a team's identity provider, and the result of the last test.",
  access: "manage",
  output: z.object({
    IsOffered: z.boolean().describe("Whether the operator has turned on WLSSO."),
    Provider: z.object(facts).nullable(),
    Record: z.string().describe("The TXT record that proves a domain."),
    AllowedDomains: z.array(z.string()).describe("Domains that need no proof because the operator has allowed them."),
    EntityId: z.string().describe("SAML: the entity ID of this server."),
    CallbackUrls: z.object({ oidc: z.string(), saml: z.string() }),
    LastTest: z
      .object({
        On: z.string(),
        Name: z.string(),
        Email: z.string(),
        Problem: z.string().nullable().describe("Why the login failed, as a code."),
      })
      .nullable(),
  }),
  failures: [...readFailures, "admins-only"],
});

/** Starts a test login, in which no one is logged in. */
export const testTeamSignIn = defineEndpoint({
  ...place,
  path: "/api/v1/teams/:id/sign-in/test",
  method: "POST",
  summary: "Start a test of a team's identity provider. Returns the URL to open. No one is logged in by it.",
  access: "manage",
  input: z.unknown(),
  output: z.object({ Url: z.string() }),
  failures: [...writeFailures, "forbidden"],
});
