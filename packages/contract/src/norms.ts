import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";

const number = z.number().min(-1e6).max(1e6);
const counted = z
  .record(z.string().regex(/^[\w-]{1,40}\.[\w-]{1,40}$/), z.tuple([number, number, number, number]))
  .refine((all) => Object.keys(all).length <= limits.normMeasures)
  .describe("By `report.measure`: the mean, the quartiles, and the 90th percentile of all texts.");

const given = {
  Name: z.string().trim().min(1).max(limits.normName),
  Texts: z.int().min(1).max(10_000),
  Words: z.int().min(1).max(100_000_000),
  Counted: counted,
};
const norm = z.object({
  Id: z.number(),
  TeamId: z.number().nullable(),
  ...given,
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable(),
});

const norms = { path: "/api/v1/norms", group: "Documents" } as const;

/** Lists the custom benchmarks for reports of the caller and of their teams. */
export const listNorms = defineEndpoint({
  ...reading,
  ...norms,
  summary: "List custom benchmarks for reports, from the caller and their teams.",
  output: z.array(norm),
  failures: readFailures,
});

/** Saves a custom benchmark: numbers measured on a device, without any of the text. */
export const addNorm = defineEndpoint({
  ...norms,
  method: "POST",
  access: "write",
  summary: "Save a custom benchmark: numbers measured on a device, without any of the text.",
  input: caseless({ TeamId: optionalRowId.optional(), ...given }),
  output: norm,
  failures: writeFailures,
  example: {
    request: {
      Name: "My last three books",
      Texts: 3,
      Words: 290_000,
      Counted: { "slength.average": [14.2, 12, 16, 18] },
    },
  },
});

/** Deletes a custom benchmark. */
export const deleteNorm = defineEndpoint({
  ...acting,
  ...norms,
  path: "/api/v1/norms/:id",
  method: "DELETE",
  access: "write",
  summary: "Delete a custom benchmark. Its source texts are not affected.",
  params: z.object({ id: rowId }),
});
