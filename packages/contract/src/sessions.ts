import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acting, reading } from "./usual-calls.ts";
import { rowId } from "./wire/ids.ts";

const group = "Account";

/** A session in a list. */
export const sessionRow = z.object({
  Id: z.number(),
  IsCurrent: z.boolean(),
  CreatedOn: z.string(),
  ExpiresOn: z.string(),
  LastUsedOn: z.string(),
  Address: z.string(),
  Browser: z.string(),
});

/** Lists the caller's active sessions. */
export const listSessions = defineEndpoint({
  ...reading,
  path: "/api/v1/sessions",
  group,
  summary: "List the caller's active sessions.",
  access: "manage",
  output: z.array(sessionRow),
});

/** Ends a session. */
export const revokeSession = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/sessions/:id",
  group,
  summary: "End a session.",
  params: z.object({ id: rowId }),
  failures: [...writeFailures],
});

/** Ends all other sessions. */
export const revokeOtherSessions = defineEndpoint({
  ...acting,
  method: "POST",
  path: "/api/v1/sessions/revoke-others",
  group,
  summary: "End all other sessions.",
});
