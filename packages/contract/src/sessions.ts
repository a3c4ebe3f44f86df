import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { rowId } from "./wire/ids.ts";

const group = "Account";

export const sessionRow = z.object({
  Id: z.number(),
  IsCurrent: z.boolean(),
  CreatedOn: z.string(),
  ExpiresOn: z.string(),
  LastUsedOn: z.string(),
  Address: z.string(),
  Browser: z.string(),
});

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/api/v1/sessions",
  group,
  summary: "List where the caller is signed in.",
  access: "manage",
  input: z.undefined(),
  output: z.array(sessionRow),
  failures: readFailures,
});

export const revokeSession = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/sessions/:id",
  group,
  summary: "End a session.",
  access: "manage",
  form: "nothing",
  params: z.object({ id: rowId }),
  input: z.unknown(),
  output: z.undefined(),
  failures: [...writeFailures],
});

export const revokeOtherSessions = defineEndpoint({
  method: "POST",
  path: "/api/v1/sessions/revoke-others",
  group,
  summary: "End all sessions but this one.",
  access: "manage",
  form: "nothing",
  input: z.unknown(),
  output: z.undefined(),
  failures: writeFailures,
});
