import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint, scopes } from "./endpoint.ts";
import { productClients } from "./telemetry.ts";
import { texts } from "./texts.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { numbered } from "./wire/enumeration.ts";

const group = "Account";
/** 32 random bytes, or a hash of them, in base 64 for addresses (RFC 7636). */
const secret = z.string().regex(/^[\w-]{43}$/);

/** Our own apps that people can connect to their account, by number. */
export const connectable = [
  "Desktop",
  "Office",
  "MacOffice",
  "GoogleDocsV2",
  "ChromeExtension",
  "SafariExtension",
  "FirefoxExtension",
  "EdgeExtension",
] as const satisfies readonly (keyof typeof productClients)[];
/** One of our own apps. */
export type Connectable = (typeof connectable)[number];

const numbers: ReadonlySet<number> = new Set(connectable.map((name) => productClients[name]));
const client = numbered(productClients).refine((number) => numbers.has(number), {
  error: () => texts.oneOf(connectable),
});

/** The parameters that an app sends when it asks for a key. */
const asking = {
  Client: client.describe("The client, by number or name."),
  State: secret.describe("Chosen by the client, and returned with the code."),
  ReturnTo: z
    .string()
    .max(300)
    .optional()
    .describe("One of the client's redirect URLs. Without it, the code is displayed for copying."),
};
const challenge = secret.describe("SHA-256 hash of the client’s secret, Base64URL-encoded.");

/** The secret and its hash follow RFC 7636. */
const example = {
  asked: { Client: "Office", State: "hNcpVXRQi2cWfcg9Z1QIcXJGgwAbY6dz0hR0Zt0uW5k" },
  Verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  Challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
};

/** The prefix of connection codes, which distinguishes them from API keys. */
export const codePrefix = "hc_";

/** Returns a client's request for an API key. */
export const readConnection = defineEndpoint({
  ...reading,
  path: "/api/v1/connections/asked",
  group,
  summary: "Get a client's request for an API key.",
  access: "manage",
  query: caseless({ ...asking, Challenge: challenge }),
  output: z.object({
    Client: z.enum(connectable),
    Scopes: z.array(z.enum(scopes)),
    Refused: z.string().nullable().describe("Redirect URL if the caller denies access."),
  }),
  failures: [...readFailures, "forbidden", "bad-link"],
});

/** Grants a client an API key and returns a one-time code for it. */
export const allowConnection = defineEndpoint({
  method: "POST",
  path: "/api/v1/connections",
  group,
  summary: "Grant a client an API key. Returns a one-time code that expires in five minutes.",
  access: "manage",
  input: caseless({ ...asking, Challenge: challenge }),
  output: z.object({
    Url: z.string().nullable().describe("Redirect URL with the code."),
    Code: z.string().nullable().describe("The code to copy, if there is no redirect URL."),
  }),
  failures: [...writeFailures, "forbidden", "bad-link"],
  example: { request: { ...example.asked, Challenge: example.Challenge } },
});

/** Exchanges the code for the API key. Only the client that requested the code can do this. */
export const takeKey = defineEndpoint({
  method: "POST",
  path: "/api/v1/connections/key",
  group,
  summary: "Exchange the code for the API key. Only the client that requested the code can do this.",
  input: caseless({
    ...asking,
    Code: z.string().max(100),
    Verifier: secret.describe("The client’s secret, whose hash was sent as `Challenge`."),
  }),
  output: z.object({ Token: z.string(), Name: z.string() }),
  failures: ["bad-request", "bad-json", "bad-encoding", "wrong-media-type", "bad-code", "too-many-requests"],
  example: { request: { ...example.asked, Verifier: example.Verifier, Code: "hc_xW1bq0cZcUeJ0vR5oQ2m1pT8yLr4sKdA" } },
});

/** Revokes the API key used for this request. */
export const endOwnKey = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/connections/key",
  group,
  summary: "Revoke the API key used for this request.",
  access: "check",
  failures: [...writeFailures, "forbidden"],
});
