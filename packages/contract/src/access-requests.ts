import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { documentRoles } from "./document-roles.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acting } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";

const group = "Sharing";
const failures = [...writeFailures, "forbidden"] as const;

/** Asks for access to a document. The response is the same whether or not the document exists. */
export const askForAccess = defineEndpoint({
  ...acting,
  method: "POST",
  path: "/api/v1/documents/:id/access-requests",
  group,
  summary:
    "Ask for access to a document. The response is the same whether or not the document exists. Its owner sees the caller's name and email address.",
  access: "write",
  params: z.object({ id: rowId }),
  failures,
});

/** Gives a person the access they asked for, with a role. */
export const answerAccessRequest = defineEndpoint({
  ...acting,
  method: "POST",
  path: "/api/v1/documents/:id/access-requests/:person",
  group,
  summary: "Give a person the access they asked for, with a role. They are notified.",
  access: "write",
  params: z.object({ id: rowId, person: rowId }),
  input: caseless({ Role: z.enum(documentRoles) }),
  failures,
  example: { request: { Role: "comment" } },
});

/** Declines a person's request for access, who can ask again after 30 days. */
export const declineAccessRequest = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/documents/:id/access-requests/:person",
  group,
  summary: "Decline a person's request for access. They are notified, and can ask again after 30 days.",
  access: "write",
  params: z.object({ id: rowId, person: rowId }),
  failures,
});
