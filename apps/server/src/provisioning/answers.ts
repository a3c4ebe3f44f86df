import type { FastifyRequest } from "fastify";
import { type DialectResponse, Failure } from "../http/index.ts";
import { type Definition, isObject, type Resource, readSelection, select, texts } from "./protocol/index.ts";

const type = "application/scim+json; charset=utf-8";
const messages = "urn:ietf:params:scim:api:messages:2.0";

/** Returns a value as the protocol sends it. */
export function answered(status: number, body: object, headers: DialectResponse["headers"] = {}): DialectResponse {
  return { status, type, headers: { ...headers, "cache-control": "no-store" }, body: JSON.stringify(body) };
}

/** Returns one resource, of which only what was asked for. */
export function resourceAnswer(
  status: 200 | 201,
  resource: Resource,
  definition: Definition,
  request: FastifyRequest,
): DialectResponse {
  const { location, version } = isObject(resource.meta) ? resource.meta : {};
  const headers = { etag: String(version), location: String(location) };
  return answered(status, select(resource, selectionOf(request.query), definition), headers);
}

/** Returns one page of a list. */
export function listAnswer(resources: readonly Resource[], total: number, startIndex: number): DialectResponse {
  return answered(200, {
    schemas: [`${messages}:ListResponse`],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  });
}

/** Returns a failure as the protocol sends it (RFC 7644, section 3.12). */
export function failedAnswer({ details, statusCode, code }: Failure, requestId: string): DialectResponse {
  const { scimType, status = statusCode } = (details.more ?? {}) as { scimType?: string; status?: number };
  const detail = details.message ?? new Failure(code).message;
  const headers = { "x-request-id": requestId, ...(status === 401 && { "www-authenticate": "Bearer" }) };
  const reason = scimType ?? (code === "bad-json" ? "invalidSyntax" : undefined);
  return answered(
    status,
    { schemas: [`${messages}:Error`], status: String(status), ...(reason && { scimType: reason }), detail },
    headers,
  );
}

/** Returns the attributes that a query or a search asks for. */
export function selectionOf(sent: unknown) {
  const { attributes, excludedAttributes } = isObject(sent) ? sent : {};
  return readSelection(attributes, excludedAttributes);
}

/** Whether a request knows this version of a resource. */
export function hasVersion({ headers }: FastifyRequest, tag: string): boolean {
  return headers["if-none-match"]?.split(",").some((each) => each.trim() === tag) ?? false;
}

/** Fails with 412 if a request is about another version of the resource (RFC 7644, section 3.14). */
export function mustBeCurrent({ headers }: FastifyRequest, tag: string): void {
  const wanted = headers["if-match"];
  if (wanted === undefined || wanted.trim() === "*") return;
  if (wanted.split(",").some((each) => each.trim() === tag)) return;
  throw new Failure("stale", { message: texts.versionChanged, more: { status: 412 } });
}
