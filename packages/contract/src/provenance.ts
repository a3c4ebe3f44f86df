import { z } from "zod";
import { writingSources } from "./collaboration.ts";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { FailureCode } from "./failures.ts";
import { limits } from "./limits.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";

const group = "Provenance";
const path = "/api/v1/documents/:id/provenance";
const one = z.object({ id: rowId });
const failures = [...writeFailures, "forbidden", "in-trash"] as const;

/** How much of a document one person has written in one way. */
const provenanceTotal = z.object({
  Name: z.string().describe("Empty if the author is unknown, or their account was deleted."),
  Source: z.enum(writingSources).nullable().describe("Null for words of which this is not recorded."),
  Characters: z.number(),
});

const provenance = z.object({
  IsRecorded: z.boolean().describe("Whether it is recorded now how the document is written."),
  IsAllowed: z.boolean().describe("Whether the team allows it. If not, nothing is recorded."),
  Since: z.string().nullable().describe("When it was first recorded. Null if there is no record."),
  CanChange: z.boolean().describe("Whether the caller can turn it on and off, download it, and delete it."),
  Totals: z.array(provenanceTotal).describe("Empty for callers who cannot change it."),
});

/** Returns whether it is recorded how a document is written, and for its owners, what was recorded. */
export const readDocumentProvenance = defineEndpoint({
  ...reading,
  path,
  group,
  summary:
    "Get whether it is recorded how a document is written. For its owners, also how much of it each person has typed, pasted, or inserted in another way.",
  params: one,
  output: provenance,
  failures: readFailures,
});

/** Starts or stops recording how a document is written. What was recorded stays. */
export const recordDocumentProvenance = defineEndpoint({
  method: "PUT",
  path,
  group,
  summary:
    "Start or stop recording how a document is written: what is typed, pasted, inserted from a file, accepted as a suggestion, or written by a language model, and when. It is off unless an owner of the document turns it on. What was recorded stays.",
  access: "write",
  also: "read",
  params: one,
  input: caseless({ IsRecorded: z.boolean() }),
  output: provenance,
  failures,
  example: { request: { IsRecorded: true } },
});

/** Deletes what was recorded of how a document was written, and stops recording it. */
export const deleteDocumentProvenance = defineEndpoint({
  ...acting,
  method: "DELETE",
  path,
  group,
  summary: "Delete the record of how a document was written, and stop recording.",
  access: "write",
  params: one,
  failures,
});

/** Returns the record of how a document was written as a file that this server has signed. It has no text but the title. */
export const exportDocumentProvenance = defineEndpoint({
  ...reading,
  path: `${path}/file`,
  group,
  summary:
    "Download the record of how a document was written, signed with the Ed25519 key of this server. For each paragraph, it has a SHA-256 hash of its words, and how many characters each person has written in which way and when. It contains the title, but no other text.",
  form: "file",
  media: ["application/json"],
  params: one,
  output: z.unknown(),
  failures: [...readFailures, "forbidden"],
});

/** Returns the public key with which anyone can check the signed records of this server. */
export const readProvenanceKey = defineEndpoint({
  method: "GET",
  path: "/api/v1/provenance/key",
  group,
  summary:
    "Get the Ed25519 public key of this server. A signature covers the bytes of Payload in UTF-8, so any tool can check it.",
  input: z.undefined(),
  output: z.object({ PublicKey: z.string().describe("The 32 bytes of the key, in Base64.") }),
  failures: ["too-many-requests"] as const satisfies readonly FailureCode[],
});

/** Checks whether this server has signed a record. */
export const checkProvenance = defineEndpoint({
  method: "POST",
  path: "/api/v1/provenance/check",
  group,
  summary: "Check whether this server has signed a record, which has not been changed since. Nothing of it is stored.",
  input: caseless({
    Payload: z.string().max(limits.provenancePayload),
    Signature: z.string().max(200),
  }),
  output: z.object({ IsValid: z.boolean() }),
  failures: [
    "bad-request",
    "bad-json",
    "bad-encoding",
    "foreign-origin",
    "too-many-requests",
    "wrong-media-type",
    "too-large",
  ],
  bodyLimit: 8_000_000,
});
