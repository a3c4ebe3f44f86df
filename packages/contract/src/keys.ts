import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint, scopes } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";

const group = "Account";
const name = z
  .string()
  .trim()
  .max(limits.name, { error: () => texts.tooLong(limits.name) });

/** An API key in a list, without its secret. */
export const tokenRow = z.object({
  Id: z.number(),
  Name: z.string(),
  Hint: z.string().describe("The first characters of the key."),
  Scopes: z.array(z.enum(scopes)),
  CreatedOn: z.string(),
  LastUsedOn: z.string().nullable(),
  ExpiresOn: z.string().nullable(),
});

/** Lists the caller's API keys. */
export const listTokens = defineEndpoint({
  ...reading,
  path: "/api/v1/tokens",
  group,
  summary: "List the caller's API keys.",
  access: "manage",
  output: z.array(tokenRow),
});

/** Creates an API key. It is returned only here. */
export const addToken = defineEndpoint({
  method: "POST",
  path: "/api/v1/tokens",
  group,
  summary: "Create an API key. It is returned only once. Send it as `Authorization: Bearer` or as `licenseCode`.",
  access: "manage",
  input: caseless({
    Name: name.min(1, { error: () => texts.nameTheKey }),
    Scopes: z
      .array(z.enum(scopes))
      .min(1, { error: () => texts.nameAScope })
      .refine((chosen) => chosen.every((scope) => (scope === "page") === (chosen[0] === "page")), {
        error: () => texts.pageAlone,
      })
      .overwrite((chosen) => [...new Set(chosen)])
      .default(["check", "read"]),
    ExpiresInDays: z.coerce.number().int().min(1).max(3_650).optional(),
  }),
  output: tokenRow.extend({ Token: z.string() }),
  failures: [...writeFailures, "forbidden"],
  example: { request: { Name: "Build server", Scopes: ["check"], ExpiresInDays: 90 } },
});

/** Revokes an API key. */
export const deleteToken = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/tokens/:id",
  group,
  summary: "Revoke an API key.",
  params: z.object({ id: rowId }),
});
