import { batchOutcome, type Endpoint } from "@housestyle/contract";
import { z } from "zod";

/** A body by media type. */
export interface BodyDescription {
  schema?: unknown;
  example?: unknown;
}

/** A response with one status. */
export interface ResponseDescription {
  readonly description?: string;
  content?: Record<string, BodyDescription>;
  headers?: Record<string, unknown>;
}

/** The part of an OpenAPI operation that is changed here. */
export interface Operation {
  parameters?: unknown[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, BodyDescription>> };
  readonly responses?: Record<string, ResponseDescription>;
}

/**
 * Adds what schemas alone do not describe: other media types, totals, optional formats, and responses without a body.
 */
export function describeAnswers(operation: Operation, endpoint: Endpoint): void {
  const success = operation.responses?.["200"];
  if (success) describeSuccess(success, endpoint);
  for (const [status, description] of Object.entries(endpoint.bodiless ?? {})) {
    if (operation.responses) operation.responses[status] = { description };
  }
  if (endpoint.batch) operation.parameters = [...(operation.parameters ?? []), onError];
}

function describeSuccess(success: ResponseDescription, endpoint: Endpoint): void {
  const rows = success.content?.["application/json"]?.schema;
  const media = endpoint.form === "text" ? ["text/plain"] : endpoint.media;
  if (media) success.content = Object.fromEntries(media.map((each) => [each, { schema: bodyOf(each, endpoint) }]));
  if (endpoint.form === "list") {
    success.headers = {
      "x-total-count": { description: "Total number of rows before paging.", schema: { type: "integer" } },
    };
    success.content = { "application/json": { schema: { anyOf: [rows, asDataTables(rows)] } } };
  }
  if (!endpoint.batch) return;
  const outcome = z.toJSONSchema(batchOutcome(endpoint), { io: "output", unrepresentable: "any" });
  const { $schema, ...schema } = outcome;
  const whole = { "application/json": { schema: media ? schema : { anyOf: [rows, schema] } } };
  success.content = { ...(media && success.content), ...whole };
}

/** Returns the schema of a body: text, or bytes for other files. */
function bodyOf(media: string, { form, output }: Endpoint): unknown {
  if (media === "application/json") return output instanceof z.ZodUnknown ? { type: "object" } : {};
  return form === "file" ? { type: "string", format: "binary" } : { type: "string" };
}

/** Returns the schema of lists in the DataTables format, requested by `draw` or `format=datatables`. */
function asDataTables(data: unknown): unknown {
  const count = { type: "integer" };
  return {
    type: "object",
    description: "Returned with `draw` or `format=datatables`.",
    properties: { draw: count, recordsTotal: count, recordsFiltered: count, data },
    required: ["recordsTotal", "recordsFiltered", "data"],
  };
}

const onError = {
  name: "onError",
  in: "query",
  required: false,
  description:
    "With `continue`, valid items are processed and the others are listed in `Errors`. Otherwise the request is all or nothing.",
  schema: { type: "string", enum: ["stop", "continue"], default: "stop" },
};
