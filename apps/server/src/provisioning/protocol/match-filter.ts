import { type Attribute, attributeNamed, type Definition, isUnused, partNamed, type Resource } from "./attributes.ts";
import type { AttributePath, ScimComparison, ScimFilter, ScimValue } from "./filter.ts";
import { refused } from "./refused.ts";
import { texts } from "./texts.ts";

type Some = Extract<ScimFilter, { readonly kind: "some" }>;
type OfValues = Extract<ScimFilter, { readonly kind: "present" }> | Extract<ScimFilter, { readonly kind: "compare" }>;

/** Whether a resource matches a filter. Fails with `invalidFilter` if an attribute does not exist. */
export function matches(filter: ScimFilter, resource: Resource, definition: Pick<Definition, "attributes">): boolean {
  switch (filter.kind) {
    case "and":
      return matches(filter.left, resource, definition) && matches(filter.right, resource, definition);
    case "or":
      return matches(filter.left, resource, definition) || matches(filter.right, resource, definition);
    case "not":
      return !matches(filter.of, resource, definition);
    case "some":
      return matchesOne(filter, resource, definition);
    default:
      return matchesValues(filter, resource, definition);
  }
}

/** Fails with `invalidFilter` if an attribute of the filter does not exist. */
export function mustBeAbout(filter: ScimFilter, definition: Pick<Definition, "attributes">): void {
  switch (filter.kind) {
    case "and":
    case "or":
      mustBeAbout(filter.left, definition);
      mustBeAbout(filter.right, definition);
      break;
    case "not":
      mustBeAbout(filter.of, definition);
      break;
    default:
      mustName(filter, definition);
  }
}

function mustName(filter: Some | OfValues, definition: Pick<Definition, "attributes">): void {
  const attribute = attributeOf(filter.path, definition);
  if (!attribute) return;
  if (filter.kind === "some") mustBeAbout(filter.of, { attributes: attribute.subAttributes ?? [] });
  else leafOf(filter.path, attribute);
}

function matchesOne({ path, of }: Some, resource: Resource, definition: Pick<Definition, "attributes">): boolean {
  const attribute = attributeOf(path, definition);
  if (!attribute) return false;
  const inner = { attributes: attribute.subAttributes ?? [] };
  return listOf(resource[attribute.name]).some((value) => matches(of, value as Resource, inner));
}

function matchesValues(filter: OfValues, resource: Resource, definition: Pick<Definition, "attributes">): boolean {
  const attribute = attributeOf(filter.path, definition);
  if (!attribute) return false;
  const leaf = leafOf(filter.path, attribute);
  const values = listOf(resource[attribute.name])
    .map((value) => (leaf === attribute ? value : (value as Resource)[leaf.name]))
    .filter((value) => value !== undefined && value !== "");
  if (filter.kind === "present") return values.length > 0;
  const { by, value } = filter;
  if (value === null) return (values.length === 0) === (by === "eq");
  if (by === "ne") return !values.some((each) => compares(each, "eq", value, leaf));
  return values.some((each) => compares(each, by, value, leaf));
}

/** Returns the attribute that a path names; undefined for one that is never stored. */
function attributeOf(
  { attribute: name, schema }: AttributePath,
  definition: Pick<Definition, "attributes">,
): Attribute | undefined {
  const attribute = attributeNamed(definition, name);
  if (attribute) return attribute;
  if (isUnused(name) || schema?.toLowerCase().includes(":extension:")) return undefined;
  throw refused("invalidFilter", texts.noSuchAttribute(name));
}

/** Returns the attribute whose values are compared. A list of complex values is compared by its `value`. */
function leafOf({ part }: AttributePath, attribute: Attribute): Attribute {
  if (attribute.type !== "complex") return attribute;
  const leaf = partNamed(attribute, part ?? "value");
  if (!leaf && part === undefined) return attribute;
  if (!leaf) throw refused("invalidFilter", texts.noSuchAttribute(`${attribute.name}.${part}`));
  return leaf;
}

function compares(actual: unknown, by: ScimComparison, wanted: ScimValue, { type, caseExact }: Attribute): boolean {
  if (typeof actual === "boolean" || typeof wanted === "boolean") return by === "eq" && actual === wanted;
  if (typeof actual !== "string" || typeof wanted !== "string") return false;
  if (type === "dateTime") return inOrder(Date.parse(actual), by, Date.parse(wanted));
  const [left, right] = caseExact ? [actual, wanted] : [actual.toLowerCase(), wanted.toLowerCase()];
  switch (by) {
    case "co":
      return left.includes(right);
    case "sw":
      return left.startsWith(right);
    case "ew":
      return left.endsWith(right);
    default:
      return inOrder(left, by, right);
  }
}

function inOrder<T extends string | number>(left: T, by: ScimComparison, right: T): boolean {
  switch (by) {
    case "eq":
      return left === right;
    case "gt":
      return left > right;
    case "ge":
      return left >= right;
    case "lt":
      return left < right;
    case "le":
      return left <= right;
    default:
      return false;
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
