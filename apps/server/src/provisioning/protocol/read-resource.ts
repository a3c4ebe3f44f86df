import {
  type Attribute,
  attributeNamed,
  common,
  type Definition,
  most,
  partNamed,
  type Resource,
} from "./attributes.ts";
import { refused } from "./refused.ts";
import { texts } from "./texts.ts";

/**
 * Returns what can be stored of a resource as it was sent: its writable attributes under their defined names. Unknown
 * attributes and those that only the server sets are left out. Fails with `invalidValue`.
 */
export function readResource(sent: unknown, definition: Definition): Resource {
  if (!isObject(sent)) throw refused("invalidSyntax", texts.notAnObject);
  if (!namesSchema(sent, definition)) throw refused("invalidSyntax", texts.notAnObject);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const attribute = attributeNamed(definition, name);
    if (!attribute || attribute.mutability === "readOnly") continue;
    const taken = readValue(attribute, value);
    if (taken !== undefined) read[attribute.name] = taken;
  }
  mustBeComplete(read, definition);
  return read;
}

/** Fails with `invalidValue` if a required attribute is missing. */
export function mustBeComplete(resource: Resource, { attributes }: Definition): void {
  const missing = attributes.find(({ name, required }) => required && resource[name] === undefined);
  if (missing) throw refused("invalidValue", texts.required(missing.name));
}

/** Returns the value of an attribute, or undefined for one that is unassigned: null, or an empty list (RFC 7643, section 2.5). */
export function readValue(attribute: Attribute, sent: unknown): unknown {
  if (sent === null || sent === undefined) return undefined;
  if (!attribute.multiValued) return readOne(attribute, sent);
  const sentValues = Array.isArray(sent) ? sent : [sent];
  if (sentValues.length > (attribute.most ?? most.values)) throw refused("invalidValue", texts.tooLong(attribute.name));
  const values = sentValues.map((each) => readOne(attribute, each)).filter((each) => each !== undefined);
  return values.length === 0 ? undefined : withOnePrimary(values);
}

/** Returns one value of an attribute. */
export function readOne(attribute: Attribute, sent: unknown): unknown {
  switch (attribute.type) {
    case "complex":
      return readParts(attribute, sent);
    case "boolean":
      return readBoolean(attribute, sent);
    default:
      return readText(attribute, sent);
  }
}

function readParts(attribute: Attribute, sent: unknown): Resource | undefined {
  // A list of texts is a list of values: some providers send members that way.
  const given = isObject(sent) ? sent : attribute.multiValued ? { value: sent } : undefined;
  if (!given) throw refused("invalidValue", texts.wrongType(attribute.name));
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const part = partNamed(attribute, name);
    const taken = part && value !== null ? readOne(part, value) : undefined;
    if (part && taken !== undefined) read[part.name] = taken;
  }
  return Object.keys(read).length === 0 ? undefined : read;
}

/** Reads a boolean. Some providers send it as text. */
function readBoolean({ name }: Attribute, sent: unknown): boolean {
  const value = typeof sent === "string" ? sent.toLowerCase() : sent;
  if (value === true || value === "true") return true;
  if (value === false || value === "false") return false;
  throw refused("invalidValue", texts.wrongType(name));
}

function readText({ name }: Attribute, sent: unknown): string | undefined {
  if (typeof sent !== "string") throw refused("invalidValue", texts.wrongType(name));
  if (sent.length > most.text) throw refused("invalidValue", texts.tooLong(name));
  return sent === "" ? undefined : sent;
}

/** At most one value of a list is the primary one: the last that says so. */
export function withOnePrimary(values: readonly unknown[]): unknown[] {
  const last = values.findLastIndex((value) => isObject(value) && value.primary === true);
  return values.map((value, index) =>
    isObject(value) && value.primary === true && index !== last ? { ...value, primary: false } : value,
  );
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function namesSchema(sent: Resource, { schema }: Definition): boolean {
  const name = Object.keys(sent).find((each) => each.toLowerCase() === common[0]?.name);
  const schemas = name === undefined ? undefined : sent[name];
  const wanted = schema.toLowerCase();
  return Array.isArray(schemas) && schemas.some((each) => typeof each === "string" && each.toLowerCase() === wanted);
}
