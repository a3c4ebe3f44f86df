import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint, scopes } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";

const group = "Account";

/** The parameters that any agent sends with the page, under their OAuth 2.1 names. */
const asking = caseless({
  ResponseType: z.literal("code"),
  ClientId: z.string().max(100).describe("Client ID issued by the server at registration."),
  ReturnTo: z.string().max(500).describe("One of the client's registered redirect URIs."),
  Challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe("SHA-256 hash of the client’s secret, Base64URL-encoded."),
  ChallengeMethod: z.literal("S256"),
  State: z.string().max(2000).optional().describe("Chosen by the client, and returned with the code."),
  Scope: z.string().max(500).optional().describe("Requested scopes, separated by spaces."),
  Resource: z.string().max(500).optional().describe("The URL the API key is for."),
});

const example = {
  ResponseType: "code",
  ClientId: "ha_xW1bq0cZcUeJ0vR5oQ2m1pT8",
  ReturnTo: "https://agent.example/callback",
  Challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  ChallengeMethod: "S256",
  Scope: "check",
};

/** Returns what a registered agent asks for. */
export const readAgentConnection = defineEndpoint({
  ...reading,
  path: "/api/v1/connections/agents/asked",
  group,
  summary: "Get the OAuth access request of a registered agent.",
  access: "manage",
  query: asking,
  output: z.object({
    Name: z.string().describe("The client's own name for itself, unverified."),
    Host: z.string().nullable().describe("Who receives the API key, or null for a client on the caller's own device."),
    Scopes: z.array(z.enum(scopes)),
    Refused: z.string().describe("Redirect URL if the caller denies access."),
  }),
  failures: [...readFailures, "forbidden", "bad-link"],
});

/** Grants a registered agent an API key and returns a one-time code for it. */
export const allowAgentConnection = defineEndpoint({
  method: "POST",
  path: "/api/v1/connections/agents",
  group,
  summary: "Grant a registered agent an API key. Returns a one-time code that expires in five minutes.",
  access: "manage",
  input: asking,
  output: z.object({ Url: z.string().describe("Redirect URL with the code.") }),
  failures: [...writeFailures, "forbidden", "bad-link"],
  example: { request: example },
});
