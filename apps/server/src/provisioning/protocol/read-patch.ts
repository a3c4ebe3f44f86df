import type { ChangePath } from "./filter.ts";
import { parsePath } from "./parse-filter.ts";
import { isObject } from "./read-resource.ts";
import { refused } from "./refused.ts";
import { texts } from "./texts.ts";

/** One change of a PATCH request. */
export interface PatchOperation {
  readonly kind: "add" | "replace" | "remove";
  /** Undefined if the value is an object with the attributes to change. */
  readonly path: ChangePath | undefined;
  readonly value: unknown;
}

const schema = "urn:ietf:params:scim:api:messages:2.0:patchop";
const mostOperations = 1_000;
const kinds = ["add", "replace", "remove"] as const;

/** Returns the operations of a PATCH request (RFC 7644, section 3.5.2), names in any case. */
export function readPatch(sent: unknown): PatchOperation[] {
  const { schemas, operations } = inLowercase(sent);
  const isPatch = Array.isArray(schemas) && schemas.some((each) => String(each).toLowerCase() === schema);
  if (!isPatch || !Array.isArray(operations) || operations.length === 0) {
    throw refused("invalidSyntax", texts.badPatch);
  }
  if (operations.length > mostOperations) throw refused("invalidValue", texts.tooManyOperations);
  return operations.map(readOperation);
}

function readOperation(sent: unknown): PatchOperation {
  const { op, path, value } = inLowercase(sent);
  const kind = kinds.find((each) => typeof op === "string" && each === op.toLowerCase());
  if (!kind) throw refused("invalidSyntax", texts.badOperation);
  if (path === undefined || path === null || path === "") {
    if (kind === "remove") throw refused("noTarget", texts.noPath);
    return { kind, path: undefined, value };
  }
  return { kind, path: pathOf(path), value };
}

/** Returns a parsed path. Fails with `invalidPath`. */
export function pathOf(path: unknown): ChangePath {
  const parsed = typeof path === "string" ? parsePath(path) : undefined;
  if (!parsed) throw refused("invalidPath", texts.badPath);
  return parsed;
}

function inLowercase(sent: unknown): Record<string, unknown> {
  if (!isObject(sent)) throw refused("invalidSyntax", texts.badPatch);
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
}
