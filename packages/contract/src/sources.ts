import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { rowId } from "./wire/ids.ts";

const group = "Documents";
const facts = { Id: z.number(), Title: z.string() };

/** Lists the public texts that the operator has added for comparison. */
export const listSources = defineEndpoint({
  ...reading,
  path: "/api/v1/sources",
  group,
  summary: "List the public texts the operator has added for comparison.",
  output: z.array(z.object({ ...facts, Bytes: z.number() })),
});

/** Returns one of the public texts that the operator has added. */
export const readSource = defineEndpoint({
  ...reading,
  path: "/api/v1/sources/:id",
  group,
  summary: "Get one of the public texts the operator has added.",
  params: z.object({ id: rowId }),
  output: z.object({ ...facts, Text: z.string() }),
});
