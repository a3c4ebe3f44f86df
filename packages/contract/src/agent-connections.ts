import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint, scopes } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";

const group = "Account";

/** What an agent of any maker sends along by the page, as OAuth 2.1 names it. */
const asking = caseless({
  ResponseType: z.literal("code"),
  ClientId: z.string().max(100).describe("As the server named the program when it registered."),
  ReturnTo: z.string().max(500).describe("Where the program waits: one of the addresses it registered."),
  Challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe("SHA-256 of the program’s secret, in base 64 for addresses."),
  ChallengeMethod: z.literal("S256"),
  State: z.string().max(2000).optional().describe("Of the program’s own making; it comes back with the code."),
  Scope: z.string().max(500).optional().describe("What the key is to be allowed, separated by spaces."),
  Resource: z.string().max(500).optional().describe("The address the key is for."),
});

const example = {
  ResponseType: "code",
  ClientId: "ha_xW1bq0cZcUeJ0vR5oQ2m1pT8",
  ReturnTo: "https://agent.example/callback",
  Challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  ChallengeMethod: "S256",
  Scope: "check",
};

export const readAgentConnection = defineEndpoint({
  ...reading,
  path: "/api/v1/connections/agents/asked",
  group,
  summary: "Tell what a registered agent asks for that wants a key of the caller's by OAuth.",
  access: "manage",
  query: asking,
  output: z.object({
    Name: z.string().describe("What the program calls itself. Nobody has checked it."),
    Host: z.string().nullable().describe("Who gets the key; null for a program on the caller's own device."),
    Scopes: z.array(z.enum(scopes)),
    Refused: z.string().describe("Where to go when the caller does not want to."),
  }),
  failures: [...readFailures, "forbidden", "bad-link"],
});

export const allowAgentConnection = defineEndpoint({
  method: "POST",
  path: "/api/v1/connections/agents",
  group,
  summary:
    "Let a registered agent have a key of the caller's: makes a code for it that is good once and for five minutes.",
  access: "manage",
  input: asking,
  output: z.object({ Url: z.string().describe("Where to go with the code.") }),
  failures: [...writeFailures, "forbidden", "bad-link"],
  example: { request: example },
});
