import { Readable } from "node:stream";
import { type Endpoint, isDataTables, type ListQuery, type Page } from "@housestyle/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

/** A file or stream as a response, or undefined if the handler has responded itself. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  /**
   * Pieces are sent as the client reads them. If one fails, the connection is closed, so that a part is not mistaken
   * for the whole.
   */
  readonly bytes: Uint8Array | string | AsyncIterable<string>;
  /** The caching header. Without it, the file is not cached. */
  readonly cacheControl?: string;
}

export const jsonType = "application/json; charset=utf-8";

/** Sends what a handler answered in the form its contract gives; rows and values are held to their schema first. */
export function sendAnswer(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  switch (endpoint.form) {
    case "list":
      return sendList(endpoint, answer as Page<unknown>, request, reply);
    case "text":
      return reply.type("text/plain; charset=utf-8").serializer(String).send(String(answer));
    case "nothing":
      return reply.code(204).send();
    case "raw":
      return reply;
    case "file":
      return sendFile(answer as FileAnswer | undefined, reply);
    default:
      return sendJson(answer, endpoint.output, reply);
  }
}

/** Sends a value as JSON, held to its schema. */
export function sendJson(value: unknown, schema: z.ZodType, reply: FastifyReply): FastifyReply {
  return reply.serializer(JSON.stringify).type(jsonType).send(schema.parse(value));
}

/** Sends an array with its total in a header, or in the DataTables format if requested with `draw` or `format`. */
function sendList(
  endpoint: Endpoint,
  { items, total, unfiltered = total }: Page<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const rows = z.array(endpoint.output).parse(items);
  const query = request.query as ListQuery;
  reply.header("x-total-count", String(total)).serializer(JSON.stringify).type(jsonType);
  if (!isDataTables(query)) return reply.send(rows);
  return reply.send({
    ...(query.draw !== undefined && { draw: query.draw }),
    recordsTotal: unfiltered,
    recordsFiltered: total,
    data: rows,
  });
}

function sendFile(file: FileAnswer | undefined, reply: FastifyReply): FastifyReply {
  if (!file) return reply;
  const name = encodeURIComponent(file.name);
  return reply
    .type(file.type)
    .header("content-disposition", `attachment; filename*=UTF-8''${name}`)
    .header("cache-control", file.cacheControl ?? "no-store")
    .serializer((body: unknown) => body as string)
    .send(bodyOf(file.bytes));
}

function bodyOf(bytes: FileAnswer["bytes"]): string | Buffer | Readable {
  if (typeof bytes === "string") return bytes;
  return bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes, { objectMode: false });
}
