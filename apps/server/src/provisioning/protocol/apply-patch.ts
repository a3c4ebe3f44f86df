import {
  type Attribute,
  attributeNamed,
  type Definition,
  isUnused,
  most,
  partNamed,
  type Resource,
} from "./attributes.ts";
import type { ChangePath, ScimFilter } from "./filter.ts";
import { matches, mustBeAbout } from "./match-filter.ts";
import { type PatchOperation, pathOf } from "./read-patch.ts";
import { isObject, mustBeComplete, readOne, readValue, withOnePrimary } from "./read-resource.ts";
import { refused } from "./refused.ts";
import { texts } from "./texts.ts";

/**
 * Returns a resource after the operations of a PATCH request, in their order. Fails as the protocol says; then none of them
 * counts.
 */
export function applyPatch(
  resource: Resource,
  operations: readonly PatchOperation[],
  definition: Definition,
): Resource {
  let changed = resource;
  for (const operation of operations) changed = applyOne(changed, operation, definition);
  mustBeComplete(changed, definition);
  return changed;
}

function applyOne(resource: Resource, { kind, path, value }: PatchOperation, definition: Definition): Resource {
  if (path) return applyAt(resource, { kind, path, value }, definition);
  if (!isObject(value)) throw refused("invalidValue", texts.notAnObject);
  let changed = resource;
  for (const [name, each] of Object.entries(value)) {
    const at = pathOf(name);
    // A whole resource may be sent, with what only the server sets.
    if (attributeNamed(definition, at.attribute)?.mutability === "readOnly") continue;
    changed = applyAt(changed, { kind, path: at, value: each }, definition);
  }
  return changed;
}

interface Change extends PatchOperation {
  readonly path: ChangePath;
}

function applyAt(resource: Resource, change: Change, definition: Definition): Resource {
  const attribute = attributeAt(change.path, definition);
  if (!attribute) return resource;
  if (attribute.mutability === "readOnly") throw refused("mutability", texts.readOnly(attribute.name));
  const before = resource[attribute.name];
  const after = attribute.multiValued
    ? listAfter(attribute, (before ?? []) as readonly unknown[], change)
    : valueAfter(attribute, before, change);
  const { [attribute.name]: _, ...others } = resource;
  return after === undefined ? others : { ...others, [attribute.name]: after };
}

/** Returns the attribute that a path names; undefined for one that is accepted and not stored. */
function attributeAt({ attribute: name, part, schema, where }: ChangePath, definition: Definition) {
  if (schema?.toLowerCase().includes(":extension:")) return undefined;
  const attribute = attributeNamed(definition, name);
  if (!attribute) {
    if (isUnused(name)) return undefined;
    throw refused("invalidPath", texts.noSuchAttribute(name));
  }
  const isPartless = part !== undefined && !partNamed(attribute, part);
  if (isPartless || (where && !attribute.multiValued)) {
    throw refused("invalidPath", texts.noSuchAttribute(part === undefined ? name : `${name}.${part}`));
  }
  return attribute;
}

function valueAfter(attribute: Attribute, before: unknown, { kind, path, value }: Change): unknown {
  const part = path.part === undefined ? undefined : partNamed(attribute, path.part);
  const parts = (before ?? {}) as Resource;
  if (part) return unlessEmpty(withPart(parts, part, kind === "remove" ? undefined : readOne(part, value ?? null)));
  if (kind === "remove") return undefined;
  const read = readValue(attribute, value);
  return attribute.type === "complex" && isObject(read) ? { ...parts, ...read } : read;
}

function listAfter(attribute: Attribute, before: readonly unknown[], change: Change): unknown {
  const { kind, path, value } = change;
  const after = path.where
    ? whereAfter(attribute, before, { ...change, where: path.where })
    : path.part === undefined
      ? wholeAfter(attribute, before, { kind, value })
      : before.map((each) => partAfter(attribute, each as Resource, change));
  const kept = after.filter((each) => each !== undefined);
  if (kept.length > (attribute.most ?? most.values)) throw refused("invalidValue", texts.tooLong(attribute.name));
  return kept.length === 0 ? undefined : withOnePrimary(kept);
}

/** Changes a whole list: adds values that are not in it, replaces it, or removes it. */
function wholeAfter(
  attribute: Attribute,
  before: readonly unknown[],
  { kind, value }: Pick<PatchOperation, "kind" | "value">,
): readonly unknown[] {
  const given = readValue(attribute, value) as readonly unknown[] | undefined;
  if (kind === "replace") return given ?? [];
  // Without a filter, some providers name the values to remove.
  const named = new Set((given ?? []).map(identityOf));
  if (kind === "remove") return given ? before.filter((each) => !named.has(identityOf(each))) : [];
  return [...before.filter((each) => !named.has(identityOf(each))), ...(given ?? [])];
}

/** Changes the values of a list that a filter matches. */
function whereAfter(
  attribute: Attribute,
  before: readonly unknown[],
  change: Change & { readonly where: ScimFilter },
): readonly unknown[] {
  const { kind, path, value, where } = change;
  const inner = { attributes: attribute.subAttributes ?? [] };
  mustBeAbout(where, inner);
  const isMeant = before.map((each) => matches(where, each as Resource, inner));
  if (!isMeant.includes(true)) {
    if (kind === "remove") return before;
    const begun = kind === "add" ? namedBy(where) : undefined;
    if (!begun) throw refused("noTarget", texts.noTarget);
    const added = readOne(attribute, path.part === undefined ? { ...begun, ...asObject(value) } : begun) as Resource;
    return [...before, path.part === undefined ? added : partAfter(attribute, added, change)];
  }
  return before.flatMap((each, index) => {
    if (!isMeant[index]) return [each];
    if (path.part !== undefined) return [partAfter(attribute, each as Resource, change)];
    return kind === "remove" ? [] : [{ ...(each as Resource), ...asObject(readOne(attribute, value)) }];
  });
}

/** Returns a value of a list after a change of one part. */
function partAfter(attribute: Attribute, before: Resource, { kind, path, value }: Change): Resource | undefined {
  const part = partNamed(attribute, path.part ?? "");
  if (!part) return before;
  return unlessEmpty(withPart(before, part, kind === "remove" ? undefined : readOne(part, value)));
}

function withPart(parts: Resource, { name }: Attribute, value: unknown): Resource {
  const { [name]: _, ...others } = parts;
  return value === undefined ? others : { ...others, [name]: value };
}

/** Returns the value that a filter describes completely: `type eq "work"`. */
function namedBy(filter: ScimFilter): Resource | undefined {
  if (filter.kind === "and") {
    const [left, right] = [namedBy(filter.left), namedBy(filter.right)];
    return left && right && { ...left, ...right };
  }
  if (filter.kind !== "compare" || filter.by !== "eq" || filter.path.part !== undefined) return undefined;
  return { [filter.path.attribute]: filter.value };
}

/** Two values of a list are the same if their `value` is, or all of it without one. */
function identityOf(value: unknown): string {
  return JSON.stringify(isObject(value) && value.value !== undefined ? value.value : value);
}

const asObject = (value: unknown): Resource => (isObject(value) ? value : {});

const unlessEmpty = (parts: Resource): Resource | undefined => (Object.keys(parts).length === 0 ? undefined : parts);
