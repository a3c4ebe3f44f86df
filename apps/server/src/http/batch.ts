import { type Endpoint, failureBody, limits, onErrorQuery, type RowError } from "@housestyle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, readInput } from "../border/index.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What to do with invalid rows of a batch. */
    onError: "stop" | "continue";
  }
}

/** Reads batch options before the call's own parameters are parsed, which drops all others. */
export function takeBatches(app: FastifyInstance): void {
  app.decorateRequest("onError", "stop");
  app.addHook("preValidation", async (request) => {
    const { endpoint } = request.routeOptions.config as { readonly endpoint?: Endpoint };
    if (endpoint?.batch) request.onError = readInput(onErrorQuery, request.query).onError;
  });
}

/** A row of a batch with its index. */
interface Placed {
  readonly index: number;
  readonly row: unknown;
}

/**
 * Does everything in a batch that is possible and reports the rest. `write` does everything it is given or nothing.
 * Fails for an empty batch and for one that is too large.
 */
export async function doWhatCanBeDone(
  endpoint: Endpoint,
  request: FastifyRequest,
  write: (rows: unknown) => Promise<unknown>,
): Promise<unknown> {
  const sent = [request.body ?? [], idsOf(request)].flat();
  if (sent.length === 0 || sent.length > limits.batch) return write(readInput(endpoint.input, sent));
  const { rows, errors } = readBatch(endpoint, sent);
  const done = rows.length === 0 ? { answers: [], errors: [] } : await writeSome(rows, write);
  const Errors = [...errors, ...done.errors].sort((a, b) => a.Index - b.Index);
  return { ...summed(endpoint, done.answers), Errors };
}

/** Reads the rows one by one: what is wrong with one of them says nothing about the others. */
function readBatch(endpoint: Endpoint, sent: readonly unknown[]) {
  const rows: Placed[] = [];
  const errors: RowError[] = [];
  for (const [index, each] of sent.entries()) {
    try {
      const [row] = readInput(endpoint.input, [each]) as unknown[];
      rows.push({ index, row });
    } catch (error) {
      errors.push(told(index, error));
    }
  }
  return { rows, errors };
}

/** Halves failing batches until the invalid rows are isolated, so that few errors cost few attempts. */
async function writeSome(
  rows: readonly Placed[],
  write: (rows: unknown[]) => Promise<unknown>,
): Promise<{ readonly answers: readonly unknown[]; readonly errors: readonly RowError[] }> {
  try {
    return { answers: [await write(rows.map(({ row }) => row))], errors: [] };
  } catch (error) {
    const [first, second] = rows;
    if (first && !second) return { answers: [], errors: [told(first.index, error)] };
    if (!isOfRows(error)) throw error;
  }
  const half = rows.length >> 1;
  const before = await writeSome(rows.slice(0, half), write);
  const after = await writeSome(rows.slice(half), write);
  return { answers: [...before.answers, ...after.answers], errors: [...before.errors, ...after.errors] };
}

/** Returns whether an error is about rows. A lost database is not. */
function isOfRows(error: unknown): error is Failure {
  return error instanceof Failure && error.statusCode < 500;
}

function told(Index: number, error: unknown): RowError {
  if (!isOfRows(error)) throw error;
  const { Code, Message, ModelState } = failureBody.parse(error.body(""));
  return { Index, Code, Message, ...(ModelState && { ModelState: movedTo(Index, ModelState) }) };
}

/** Converts `[0].Text` of a single row to `[7].Text` of the batch. */
function movedTo(index: number, state: NonNullable<RowError["ModelState"]>): NonNullable<RowError["ModelState"]> {
  return Object.fromEntries(Object.entries(state).map(([place, why]) => [place.replace(/^\[0\]/, `[${index}]`), why]));
}

/** Joins the responses of the parts: rows are appended, and counts added. */
function summed({ method }: Endpoint, answers: readonly unknown[]): Record<string, unknown> {
  if (method !== "DELETE")
    return { Rows: answers.flatMap((each) => (typeof each === "string" ? each.split(",") : each)) };
  return { Deleted: answers.reduce<number>((sum, each) => sum + (each as { readonly Deleted: number }).Deleted, 0) };
}

/** Returns ids from the query, for proxies that drop the body of a DELETE. */
function idsOf({ query }: FastifyRequest): readonly number[] {
  return (query as { readonly ids?: readonly number[] }).ids ?? [];
}
